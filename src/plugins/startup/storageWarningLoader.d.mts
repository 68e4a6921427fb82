export default function warnInsteadOfError(
  this: { readonly getOptions: () => { readonly missed: string } },
  source: string,
): string;
