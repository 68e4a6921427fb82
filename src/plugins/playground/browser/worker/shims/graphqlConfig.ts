/** Settings of a project, as they stand under `extensions.graphql-markdown`, with the project's schema. */
type Project = Readonly<Record<string, unknown>>;

let current: Project = {};

/** Sets what the tool finds as its configuration. */
export function configure(project: Project): void {
  current = project;
}

/**
 * Stands in for `graphql-config`, which looks for a `.graphqlrc`: here it always finds the one of the playground.
 *
 * @upstream @graphql-markdown/core/dist/graphql-config.js
 */
export function loadConfig(): Promise<object> {
  const project = { extension: () => ({ ...current }) };
  return Promise.resolve({ getProject: () => project });
}
