import { GenerationError } from "../error";

/** Stands in a home page where the options of the example are shown. */
const PLACEHOLDER = "##options##";

/**
 * Puts the options file of an example into its home page, so that the options shown are the options used.
 *
 * @param template text of the home page, with the placeholder once
 * @param optionsSource text of the options module
 * @param file name of the template, for messages
 * @throws GenerationError when the placeholder is missing
 */
export function renderHomepage(template: string, optionsSource: string, file: string): string {
  if (!template.includes(PLACEHOLDER)) {
    throw new GenerationError(`${file} lacks ${PLACEHOLDER}.`, "Put it into the code block that shows the options.");
  }
  const shown = optionsSource
    .replace(/^import type .*\n/mu, "")
    .replace(" satisfies ExampleOptions", "")
    .trim();
  return template.replace(PLACEHOLDER, () => shown);
}

/** Stands in a home page where the domains of the schema are shown. */
const DOMAINS = "##domains##";

/**
 * Puts the drawing of the domains of a schema into a home page, and the same in a table. That is done when all pages are
 * there: the tool would format the drawing, which tears it into lines.
 *
 * @param page text of the home page, with the placeholder once
 * @param shown the drawing and its table
 * @param file name of the template, for messages
 * @throws GenerationError when the placeholder is missing
 */
export function withDomains(page: string, shown: string, file: string): string {
  if (!page.includes(DOMAINS)) {
    throw new GenerationError(`${file} lacks ${DOMAINS}.`, "Put it on a line of its own, below a heading.");
  }
  return page.replace(DOMAINS, () => shown);
}
