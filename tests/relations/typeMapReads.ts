/**
 * Makes a formatter that prints how often the tool reads the type map of the schema. The tool reads it six times whenever it maps
 * the schema, so the number shows whether `relations.mjs` works.
 *
 * @param base name of a formatter package to extend
 * @returns a CommonJS module
 */
export function countingFormatter(base?: string): string {
  return `
    let reads = 0;
    module.exports = {
      ${base === undefined ? "" : `...require(${JSON.stringify(base)}),`}
      afterLoadSchemaHook: async ({ data: { schema } }) => {
        const { getTypeMap } = schema;
        schema.getTypeMap = function () {
          reads += 1;
          return getTypeMap.call(this);
        };
      },
    };
    process.on("exit", () => console.log(\`reads: \${reads}\`));
  `;
}

/** Returns the number that the formatter printed. */
export function readsIn(printed: string): number {
  return Number(/^reads: (\d+)$/mu.exec(printed)?.[1]);
}
