/**
 * A command that sends an operation, for a POSIX shell.
 *
 * @param {string} endpoint
 * @param {string} document
 * @param {Readonly<Record<string, unknown>>} variables
 * @param {{ isStream: boolean }} options whether the answers come one by one, as server-sent events
 */
export function printCurl(endpoint, document, variables, { isStream }) {
  // Nothing in a document is a string, so its spaces mean nothing.
  const query = document
    .trim()
    .replace(/\s+/gu, " ")
    .replace(/\( | \)/gu, (bracket) => bracket.trim());
  const hasVariables = Object.keys(variables).length > 0;
  const body = JSON.stringify({ query, ...(hasVariables ? { variables } : {}) }, undefined, 2);
  return [
    `curl ${isStream ? "--no-buffer " : ""}${quote(endpoint)}`,
    "--header 'content-type: application/json'",
    ...(isStream ? ["--header 'accept: text/event-stream'"] : []),
    `--data ${quote(body)}`,
  ].join(" \\\n  ");
}

/**
 * A word of a command, with quotes where the shell would read more into it.
 *
 * @param {string} word
 */
function quote(word) {
  return /^[\w./:-]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
