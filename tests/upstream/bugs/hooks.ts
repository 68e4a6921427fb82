import { docusaurus } from "./projects";
import type { Reproductions, Run } from "./reproduction";

/** Generates pages with a formatter that has every hook. Each hook prints its name, then runs `body`. */
const withEveryHook = (body: string): Run =>
  docusaurus("", {
    formatter: `for (const name of Object.values(require("@graphql-markdown/core/event-map").EVENT_CALLBACK_MAP)) {
  exports[name] = async () => {
    console.log(\`called \${name}\`);
    ${body}
  };
}
`,
  });

const withHook = (name: string): Run =>
  docusaurus("", { formatter: `exports.${name} = async () => console.log("called");\n` });

export const hooks: Reproductions = {
  "bug-hook-errors": {
    "every hook": {
      run: withEveryHook('throw new Error("boom");'),
      control: withEveryHook('try { throw new Error("boom"); } catch (error) { console.error(error); }'),
      shows: ({ printed: [output = ""] }) =>
        output.includes("called afterLoadSchemaHook") &&
        output.includes("called afterRenderFilesHook") &&
        !output.includes("boom"),
    },
  },
  "bug-hook-never": {
    beforeRenderTypeEntitiesHook: {
      run: withHook("beforeRenderTypeEntitiesHook"),
      control: withHook("beforePrintTypeHook"),
      shows: ({ printed: [output = ""] }) =>
        /Registered MDX lifecycle handlers: \w+Hook$/mu.test(output) && !output.includes("called"),
    },
  },
};
