declare module "-!@graphql-markdown/homepage" {
  /** The home page that comes with the tool, with its placeholders; `src/plugins/playground/bundler.ts` says where it is. */
  const text: string;
  export default text;
}
