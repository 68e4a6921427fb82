/**
 * A command that sends an operation, for a POSIX shell. The document keeps its lines: curl strips line breaks from what it
 * reads as `--data`, which makes the body JSON. The indentation parts the words.
 *
 * @param {string} endpoint
 * @param {string} document
 * @param {Readonly<Record<string, unknown>>} variables
 * @param {{ isStream: boolean }} options whether the answers come one by one, as server-sent events
 */
export function printCurl(endpoint, document, variables, { isStream }) {
  const lines = document.trim().split("\n");
  const query = lines.map((line) => `    ${JSON.stringify(line).slice(1, -1)}\n`).join("");
  const given = Object.keys(variables).length > 0 ? [`"variables": ${indented(variables)}`] : [];
  return [
    [
      `curl ${isStream ? "--no-buffer " : ""}${quote(endpoint)}`,
      "--header 'content-type: application/json'",
      ...(isStream ? ["--header 'accept: text/event-stream'"] : []),
      "--data @- <<'JSON'",
    ].join(" \\\n  "),
    "{",
    [`"query": "\n${query}  "`, ...given].map((part) => `  ${part}`).join(",\n"),
    "}",
    "JSON",
  ].join("\n");
}

/**
 * A value as JSON, inside an object that begins at the left edge.
 *
 * @param {unknown} value
 */
function indented(value) {
  return JSON.stringify(value, undefined, 2).replaceAll("\n", "\n  ");
}

/**
 * A word of a command, with quotes where the shell would read more into it.
 *
 * @param {string} word
 */
function quote(word) {
  return /^[\w./:-]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
