import type { Page } from "../markdown/parse";
import { headingStyleFaults } from "./headings";
import { bannedWords } from "./wording";

/** Checks the title, the description and the keywords of a page. */
export function frontMatterFaults({ frontMatter }: Page): string[] {
  const { title, description, keywords } = frontMatter;
  return [
    ...(typeof title === "string" ? headingStyleFaults(title).map((fault) => `the title ${fault}`) : ["no title"]),
    ...descriptionFaults(description),
    ...keywordFaults(keywords),
  ];
}

function descriptionFaults(description: unknown): string[] {
  if (typeof description !== "string") return ["no description"];
  const { length } = description;
  return [
    ...(length < 50 || length > 160 ? [`the description has ${String(length)} characters, not 50 to 160`] : []),
    ...bannedWords(description).map((word) => `the description says "${word}"`),
  ];
}

function keywordFaults(keywords: unknown): string[] {
  if (!Array.isArray(keywords)) return ["no keywords"];
  const texts = keywords.filter((keyword) => typeof keyword === "string" && keyword.trim() !== "");
  return [
    ...(keywords.length < 3 || keywords.length > 8 ? [`${String(keywords.length)} keywords, not 3 to 8`] : []),
    ...(texts.length < keywords.length ? ["a keyword is not a string"] : []),
    ...(new Set(texts).size < texts.length ? ["a keyword is repeated"] : []),
  ];
}
