/**
 * Makes a formatter that prints how often the tool reads all types of the schema (six times to map it), which shows whether
 * `relations.mjs` works.
 *
 * @param base name of a formatter package to extend
 * @returns a CommonJS module
 */
export function countingFormatter(base?: string): string {
  return `
    let looks = 0;
    module.exports = {
      ${base === undefined ? "" : `...require(${JSON.stringify(base)}),`}
      afterLoadSchemaHook: async ({ data: { schema } }) => {
        const { getTypeMap } = schema;
        schema.getTypeMap = function () {
          looks += 1;
          return getTypeMap.call(this);
        };
      },
    };
    process.on("exit", () => console.log(\`looks: \${looks}\`));
  `;
}

/** Reads the number that the formatter printed. */
export function looksIn(printed: string): number {
  return Number(/^looks: (\d+)$/mu.exec(printed)?.[1]);
}
