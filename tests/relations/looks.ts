/**
 * A formatter that prints how often the tool looks at all types of the schema, which it does six times to map it: by this it
 * shows whether the tool is fast.
 *
 * @param base name of the package whose functions it has besides, if any
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

/** How often the tool looked at all types, by what it printed with the formatter. */
export function looksIn(printed: string): number {
  return Number(/^looks: (\d+)$/mu.exec(printed)?.[1]);
}
