import { tmpdir } from "node:os";
import path from "node:path";
import { RuleTester } from "eslint";
import type { Rule } from "eslint";
import tseslint from "typescript-eslint";
import { describe, it } from "vitest";
import { project } from "../../docs/markdown/files";

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    // In the folder of the site, TypeScript would read the whole site first.
    parserOptions: { projectService: { allowDefaultProject: ["*.tsx"] }, tsconfigRootDir: tmpdir() },
  },
});

const SHARED = `
  interface ReactElement { readonly props: object }
  type ReactNode = ReactElement | string | number | null;
  declare const text: string;
  declare const number: number;
  declare const isShown: boolean;
  declare const children: ReactNode;
  declare const Link: () => ReactElement;
  declare const Other: () => ReactNode;
  declare const Translate: (props: { children?: string; values?: object }) => ReactNode;
`;

const file = (name: string, code: string): { name: string; code: string; filename: string } => ({
  name,
  code: `${SHARED}export ${code};`,
  filename: path.join(tmpdir(), "example.tsx"),
});

const component = (body: string): string => `function A(): ReactNode { ${body} }`;
const element = (code: string): string => `const a = ${code}`;

const VALID = [
  ["a text alone in its element", element("<p>{text}</p>")],
  ["texts in elements of their own", element("<p><b>{text}</b> <span>{number}</span></p>")],
  ["a text that never changes", element("<p>Read <b>this</b>.</p>")],
  ["children beside an element", element("<p>{children}<b>b</b></p>")],
  ["a text in an untranslated element", element('<p translate="no">{text} <b>b</b></p>')],
  ["code in an untranslated element", element('<pre translate="no"><code>{text}</code></pre>')],
  ["a translated text in its own element", element("<p><span><Translate>b</Translate></span> <b>b</b></p>")],
  ["a static text before what may be missing", element("<p>Read this. {isShown && <b>b</b>}</p>")],
  ["a static text after a link", element("<p>{isShown && <b>b</b>}<Link /> here.</p>")],
  ["a static text after an element", element("<p>{isShown && <b>b</b>}<i>i</i> here.</p>")],
  ["an element after what may be missing", element("<p>{isShown && <b>b</b>} <span>Read this.</span></p>")],
  ["an untranslated text after what may be missing", element('<p translate="no">{isShown && <b>b</b>} b</p>')],
  ["a component that returns an element", component("return <p>{text}</p>")],
  ["a component that returns its children", component("return children")],
  ["a component that returns an empty string", component('return ""')],
  ["a function that returns a text", "function title(): string { return text }"],
  ["a function in a component that returns a text", component("const name = () => text; return <p title={name()} />")],
] as const;

const INVALID = [
  ["a text beside an element", element("<p>{text} <b>b</b></p>"), "text"],
  ["a number beside an element", element("<p><b>b</b>{number}</p>"), "text"],
  ["a text beside an element in a fragment", element("<><b>b</b>{text}</>"), "text"],
  ["a text alone in a fragment", element("<>{text}</>"), "text"],
  ["a text that is not always there", element("<p>{isShown && text}<b>b</b></p>"), "text"],
  ["a translated text beside an element", element("<p><Translate>b</Translate><b>b</b></p>"), "text"],
  ["a translated text that is not always there", element("<p>{isShown && <Translate>b</Translate>}</p>"), "text"],
  ["a translated text with values", element("<p><Translate values={{}}>b</Translate></p>"), "text"],
  ["code that is translated", element("<p><code>{text}</code></p>"), "code"],
  ["a static text after what may be missing", element("<p>{isShown && <b>b</b>} here.</p>"), "after"],
  ["a static text after a condition", element("<p>{isShown ? <b>b</b> : null}here.</p>"), "after"],
  ["a static text after a list", element("<p>{[1].map((key) => <b key={key}>b</b>)}.</p>"), "after"],
  ["a static text after children and a space", element('<p>{children}{" "}here.</p>'), "after"],
  ["a static text after what may be missing in a fragment", element("<>{isShown && <b>b</b>} here.</>"), "after"],
  ["a static text after a fragment", element("<p><>{isShown && <b>b</b>}</> here.</p>"), "after"],
  ["a static text after a component", element("<p><Other /> here.</p>"), "after"],
  ["a component that returns a text", component("return text"), "text"],
  ["a component that returns a text in an if", component("if (isShown) return text; return <p />"), "text"],
  [
    "a component that returns a text in a switch",
    component('switch (text) { case "a": return "b" } return <p />'),
    "text",
  ],
  ["an arrow component that returns a text", "const A = () => text", "text"],
  [
    "an arrow component with a body that returns a text",
    "const A = () => { if (isShown) return text; return <p />; }",
    "text",
  ],
  ["a helper of components that returns a text", "function render(): ReactNode { return text }", "text"],
] as const;

const rules = (await import(path.join(project, "scripts/lint/textInItsOwnElement.mjs"))) as {
  readonly default: Rule.RuleModule;
};

tester.run("text-in-its-own-element", rules.default, {
  valid: VALID.map(([name, code]) => file(name, code)),
  invalid: INVALID.map(([name, code, messageId]) => ({ ...file(name, code), errors: [{ messageId }] })),
});
