let current: object = {};

/** Sets the settings that the tool will find: those under `extensions.graphql-markdown`, and the project's schema. */
export function configure(settings: object): void {
  current = settings;
}

/**
 * Replaces `loadConfig` of `graphql-config`, which looks for a `.graphqlrc`: this function always returns the settings that
 * `configure` has set.
 *
 * @upstream @graphql-markdown/core/dist/graphql-config.js
 */
export function loadConfig(): Promise<object> {
  const project = { extension: () => ({ ...current }) };
  return Promise.resolve({ getProject: () => project });
}
