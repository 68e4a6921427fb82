/** Settings of a project: those under `extensions.graphql-markdown`, and the project's schema. */
type Project = Readonly<Record<string, unknown>>;

let current: Project = {};

/** Sets the configuration that the tool finds. */
export function configure(project: Project): void {
  current = project;
}

/**
 * Replaces `graphql-config`, which looks for a `.graphqlrc`: this always finds the one of the playground.
 *
 * @upstream @graphql-markdown/core/dist/graphql-config.js
 */
export function loadConfig(): Promise<object> {
  const project = { extension: () => ({ ...current }) };
  return Promise.resolve({ getProject: () => project });
}
