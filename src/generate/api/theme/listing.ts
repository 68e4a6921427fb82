import type { DeclarationReflection } from "typedoc";
import { ReflectionKind } from "typedoc";
import { SECTIONS, isInternal, ownExports } from "../exports";
import type { ReferenceContext } from "../reference";
import { splitSentence } from "./sentence";

/** Lists with several kinds of exports name each of them from this length on. */
const MANY = 4;

/** The first sentence of the comment on an export, on one line. */
function sentenceOf(context: ReferenceContext, child: DeclarationReflection): string {
  const comment = child.comment ?? child.signatures?.find((signature) => signature.comment)?.comment;
  if (!comment) return "";
  const [paragraph = ""] = context.helpers
    .getCommentParts(comment.summary)
    .trim()
    .split(/\n\s*\n|\n(?=\s*[-*\d])/u);
  const sentence = splitSentence(paragraph).first.replaceAll(/\s+/gu, " ").trim();
  // Authors leave the full stop out, or lead with a colon to what does not follow here.
  return sentence === "" ? "" : sentence.replace(/(?<![!?])[:.]?$/u, ".");
}

function line(context: ReferenceContext, child: DeclarationReflection): string {
  const call = child.kindOf(ReflectionKind.Function) ? "()" : "";
  const sentence = sentenceOf(context, child);
  const name = `[\`${child.name}${call}\`](#${context.router.getAnchor(child) ?? ""})`;
  return `- ${name}${sentence === "" ? "" : `: ${sentence}`}`;
}

/** What a module exports, a line each, in the order of the page. */
export function renderListing(context: ReferenceContext, model: DeclarationReflection): string {
  const exports = ownExports(model, context.reference);
  const open = exports.filter((child) => !isInternal(child));
  const groups = [
    ...SECTIONS.map(({ title, kind }) => ({ title, members: open.filter((child) => child.kindOf(kind)) })),
    { title: "Internals", members: exports.filter(isInternal) },
  ].filter(({ members }) => members.length > 0);
  if (groups.length === 0) return "";
  const isNamed = groups.length > 1 && exports.length >= MANY;
  const lists = groups.map(({ title, members }) => {
    const list = members.map((child) => line(context, child)).join("\n");
    return isNamed ? `${title}\n\n${list}` : list;
  });
  return `<Exports>\n\n${lists.join(isNamed ? "\n\n" : "\n")}\n\n</Exports>`;
}
