export default function warnInsteadOfError(source: string): string;
