/** Names of files that have a schema, where there are others among them. */
const SCHEMA = /\.(?:graphqls?|gql|json)$/iu;

/** Whether a file may hold SDL or an introspection result, by its name. */
export function isSchemaFile(name: string): boolean {
  return SCHEMA.test(name);
}

/** Whether a file is an archive that the playground opens, by its name. */
export function isArchive(name: string): boolean {
  return /\.zip$/iu.test(name);
}

/** Names that are told; of more, the number. */
const TOLD = 5;

const list = new Intl.ListFormat("en-GB");

/** The names of files, in a sentence. */
export function namesOf(files: readonly { readonly name: string }[]): string {
  const names = files.map(({ name }) => name);
  const more = names.length - TOLD;
  return list.format(more > 1 ? [...names.slice(0, TOLD), `${more.toLocaleString("en")} more`] : names);
}
