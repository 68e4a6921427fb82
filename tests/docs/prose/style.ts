import retextContractions from "retext-contractions";
import retextEnglish from "retext-english";
import retextEquality from "retext-equality";
import retextIndefiniteArticle from "retext-indefinite-article";
import retextRepeatedWords from "retext-repeated-words";
import retextSimplify from "retext-simplify";
import { unified } from "unified";
import { VFile } from "vfile";
import { sentencesOf } from "./sentences";
import type { MarkdownNode } from "../markdown/node";

/** Unusual words, and the plain words to use instead. */
const PREFERRED: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\baddress(?:es)?\b/iu, "URL"],
  [/\b(?:remedy|remedies|remedied)\b/iu, "fix"],
  [/\b(?:mend|repair)(?:s|ed|ing)?\b/iu, "fix"],
  [/\bpass(?:es|ed)? over\b/iu, "skip"],
  [/\b(?:sturdy|sturdier|sturdiest)\b/iu, "robust"],
  [/\bneighbourhoods?\b/iu, "related types"],
  [/\bstand-ins?\b/iu, "shim"],
  [/\ball the same\b/iu, "anyway"],
  [/\b(?:furnish|furnishes|furnished)\b/iu, "provide"],
  [/\bin vain\b/iu, "nothing"],
  [/\bshall\b/iu, "will"],
  [/\bupon\b/iu, "on"],
  [/\bwhilst\b/iu, "while"],
  [/\bthus\b/iu, "so"],
  [/\bhence\b/iu, "so"],
];

/** Words that retext-simplify would replace, although they are technical terms or already plain. */
const KEPT = [
  "additional",
  "all of",
  "as to",
  "address",
  "component",
  "convert",
  "currently",
  "delete",
  "effect",
  "forward",
  "function",
  "has no effect",
  "implement",
  "interface",
  "it is",
  "maintain",
  "multiple",
  "option",
  "parameters",
  "previous",
  "remain",
  "render",
  "request",
  "require",
  "required",
  "requires",
  "submit",
  "there are",
  "there is",
  "type",
];

const english = unified()
  .use(retextEnglish)
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(retextContractions, { straight: true })
  .use(retextEquality)
  .use(retextSimplify, { ignore: KEPT });

/** Checks the sentences of a page with retext and the list of preferred words. */
export async function styleFaults(tree: MarkdownNode): Promise<string[]> {
  const faults = sentencesOf(tree).map(async ({ text, line }) => {
    const found = [...wrongWords(text), ...(await remarksOn(text))];
    return found.map((fault) => `line ${String(line)}: ${fault}`);
  });
  return (await Promise.all(faults)).flat();
}

function wrongWords(text: string): string[] {
  return PREFERRED.flatMap(([wrong, right]) => {
    const [found] = wrong.exec(text) ?? [];
    return found === undefined ? [] : [`"${found}": say "${right}"`];
  });
}

async function remarksOn(text: string): Promise<string[]> {
  const file = new VFile(text);
  await english.run(english.parse(file), file);
  return file.messages.map(({ reason }) => reason);
}
