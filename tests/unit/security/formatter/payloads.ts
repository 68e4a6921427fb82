/**
 * Makes a text that runs code if a page treats it as markup. The text contains the code or, where a payload cannot contain
 * code, only the mark.
 *
 * @param code an expression of JavaScript
 * @param mark a word of that expression
 */
type Payload = (code: string, mark: string) => string;

const TICKS = "```";

const expressions: readonly Payload[] = [
  (code) => `{${code}}`,
  (code) => `Text {${code}} text.`,
  (code) => `{{${code}}}`,
  (code) => `\${${code}}`,
  (code) => `{...${code}}`,
  (code) => `{/* */}{${code}}`,
  (code) => `\\{${code}}`,
  (code) => `{${code}`,
  (code) => `${code}}`,
  (code) => `    {${code}}`,
  (code) => `\t{${code}}`,
  (code) => `*{${code}}* __{${code}}__ ~~{${code}}~~`,
  (code) => `- {${code}}\n1. {${code}}`,
  (code) => `> {${code}}`,
  (code) => `# {${code}}`,
  (code) => `# Title {#{${code}}}`,
  (code) => `a\n===\n{${code}}\n\n---\n\n{${code}}`,
  (code) => `&#123;${code}&#125; &lbrace;${code}&rbrace;`,
  (code) => `\u2028{${code}}\u2029`,
  (code) => `\u0085{${code}}\u007f\u009f\ufeff`,
  (code) => `"\n---\n\n{${code}}\n\n.`,
  (code) => `---\nx: {${code}}\n---\n\n{${code}}`,
];

const modules: readonly Payload[] = [
  (code) => `export const x = (${code});`,
  (code) => `export default (${code});`,
  (code) => `Text.\n\nexport const x = (${code});`,
  (code) => `Text.\r\n\r\nexport const x = (${code});`,
  (code) => `Text.\r\rexport const x = (${code});`,
  (code) => `\u2028export const x = (${code});`,
  (code) => `\u00a0\n\nexport const x = (${code});`,
  (code) => `- item\n\nexport const x = (${code});`,
  (code) => `- export const x = (${code});`,
  (code) => `    text\nexport const x = (${code});`,
  (_, mark) => `import ${mark} from "./${mark}.js";`,
  (_, mark) => `Text.\n\nimport "./${mark}.js";`,
];

const elements: readonly Payload[] = [
  (code) => `<script>${code}</script>`,
  (code) => `<img src={${code}} />`,
  (code) => `<img src="x" onerror="${code}" />`,
  (code) => `<img {...${code}} />`,
  (code) => `<>{${code}}</>`,
  (code) => `</Field>\n\n{${code}}`,
  (code) => `</Deprecated>\n\n{${code}}\n\n<Deprecated>`,
  (code) => `</Badge></Signature>{${code}}`,
  (code) => `<iframe srcdoc='<script>${code}</script>'></iframe>`,
  (code) => `<svg/onload='${code}'>`,
  (code) => `<div>\n\n{${code}}\n\n</div>`,
  (code) => `<!-- {${code}} -->`,
  (code) => `<!-- -->\n\n<b>{${code}}</b>`,
  (code) => `<a href='javascript:${code}'>a</a>`,
  (code) => `<javascript:${code}>`,
  (code) => `<https://site.example/{${code}}>`,
];

const codeMarkup: readonly Payload[] = [
  (js) => `a \\\` {${js}} \\\` b`,
  (js) => `a \` {${js}}`,
  (js) => `{${js}} \``,
  (js) => `\`\` \` {${js}} \` \`\`\` {${js}}`,
  (js) => `\`a\`{${js}}\`b\``,
  (js) => `\`a\n\n{${js}}\``,
  (js) => `\`a\n- {${js}}\``,
  (js) => `# a \` b\nc {${js}} \` d`,
  (js) => `    \`a\nb {${js}}\``,
  (js) => `| a | b |\n|---|---|\n| \`x | {${js}} | y\` | z |`,
  (js) => `a | b\n-|-\nc \`d\n{${js}}\` | e`,
  (js) => `a\n${TICKS}\n{${js}}\n${TICKS}\n{${js}}`,
  (js) => `${TICKS}\n{${js}}`,
  (js) => `~~~\n${TICKS}\n{${js}}\n~~~\n{${js}}`,
  (js) => `~~~ a\`b\n~~~\n{${js}}`,
  (js) => `\`${TICKS}\n${TICKS}\n{${js}}\n${TICKS}\n\`${TICKS}\n{${js}}`,
  (js) => `- a\n  ${TICKS}\n{${js}}\n  ${TICKS}`,
  (js) => `text\n2. ${TICKS}js\n{${js}}\n${TICKS}`,
  (js) => `> ${TICKS}\n{${js}}\n> ${TICKS}`,
  (js) => `${TICKS}mdx-code-block\n{${js}}\n${TICKS}`,
  (js) => `\`${TICKS} mdx-code-block\nexport const x = (${js});\n\`${TICKS}`,
  (js) => `~~~\n${TICKS}mdx-code-block\n{${js}}\n${TICKS}\n~~~`,
  (js) => `${TICKS}jsx live\n{${js}}\n${TICKS}`,
  (js) => `"\n${TICKS}\n\n{${js}}\n\n${TICKS}graphql\n"`,
  (js) => `$ \` $ {${js}} \``,
  (js) => `$$\n\n${TICKS}\n$$\n{${js}}\n${TICKS}`,
];

const links: readonly Payload[] = [
  (js) => `[a](javascript:${js})`,
  (js) => `[a](<javascript:${js}>)`,
  (_, mark) => `[a](JaVaScRiPt:${mark})`,
  (_, mark) => `[a](javascript&#58;${mark})`,
  (_, mark) => `[a](\\javascript:${mark})`,
  (_, mark) => `[a](\n javascript:${mark} )`,
  (_, mark) => `[](javascript:${mark}) [a][](javascript:${mark})`,
  (_, mark) => `[a]\n\n[a]: javascript:${mark}`,
  (_, mark) => `[a][b]\n\n[b]:\njavascript:${mark} "x"`,
  (_, mark) => `[a](data:text/html,${mark}) [a](vbscript:${mark})`,
  (_, mark) => `![a](javascript:${mark})`,
  (_, mark) => `[https://site.example](javascript:${mark})`,
  (js) => `[a](x\`y) {${js}} \``,
  (js) => `[{${js}}](https://site.example)`,
  (js) => `[a](https://site.example/{${js}})`,
  (js) => `[a](https://site.example "{${js}}")`,
  (js) => `![{${js}}](https://site.example/a.png)`,
  (js) => `[a](https://site.example '\`') {${js}} \``,
  (js) => `https://site.example/\` {${js}} \``,
  (_, mark) => `https://site.example/\`](javascript:${mark}) \``,
  (js) => `[^a]\n\n[^a]: {${js}}\n\n[^\`]: {${js}} \``,
  (js) => `https://site.example/ {${js}}`,
  (js) => `https://site.example/?q={${js}}#(${js})`,
  (js) => `https://site.example/<b>{${js}}</b>`,
  (_, mark) => `javascript:${mark}`,
  // Docusaurus publishes local files to which pages link.
  (_, mark) => `[${mark}](../../../../package.json) ![${mark}](../../../../package.json)`,
  (_, mark) => `[${mark}](@site/package.json) ![${mark}](/../package.json) ![${mark}](/%2e%2e/package.json)`,
  (_, mark) => `![${mark}]\n\n[${mark}]: ../../../../package.json`,
];

const directives: readonly Payload[] = [
  (js) => `:::note\n\n{${js}}`,
  (js) => `:::note{x={${js}}}\n\nText.\n\n:::`,
  (js) => `:::note\n\n${TICKS}\n:::\n{${js}}\n${TICKS}\n\n:::`,
  (js) => `:::note ]{${js}}\n\nText.\n\n:::`,
  (js) => `- :::note\n  {${js}}`,
  (js) => `:a[{${js}}]{onclick="${js}"}`,
  (js) => `:a[\`] {${js}} \``,
  (js) => `::a[x]{${js}}`,
];

export const payloads: readonly Payload[] = [
  ...expressions,
  ...modules,
  ...elements,
  ...codeMarkup,
  ...links,
  ...directives,
];
