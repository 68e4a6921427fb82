declare module "-!@graphql-markdown/homepage" {
  /** The home page that comes with the tool, with its placeholders; `src/bundle/tool` says where it is. */
  const text: string;
  export default text;
}
