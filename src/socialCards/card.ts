import type { Card } from "./cards";
import { escapeXml } from "../markup/escapeXml";
import { paint } from "./paint";
import { colour } from "./tokens";
import type { Tokens } from "./tokens";

/** Size that social networks ask for: 1.91 to 1. */
const CARD_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 72;
const PANEL = { top: 372, width: 512, radius: 14 } as const;
/** Distances between the lines of the headline, of code and of prose. */
const LINE = { headline: 76, source: 38, page: 38 } as const;

interface TextStyle {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly weight?: 400 | 700;
  readonly anchor?: "start" | "end";
}

function text(content: string, { x, y, size, fill, weight = 400, anchor = "start" }: TextStyle): string {
  return `<text x="${String(x)}" y="${String(y)}" font-family="Inter" font-size="${String(size)}" font-weight="${String(weight)}" text-anchor="${anchor}" fill="${fill}">${escapeXml(content)}</text>`;
}

/** A sheet that goes on below the edge of the card, with a bar of its hue on top. */
function panel(x: number, fill: string, bar: string): string {
  const height = CARD_SIZE.height - PANEL.top + PANEL.radius;
  return [
    `<rect x="${String(x)}" y="${String(PANEL.top)}" width="${String(PANEL.width)}" height="${String(height)}" rx="${String(PANEL.radius)}" fill="${fill}"/>`,
    `<rect x="${String(x + 32)}" y="${String(PANEL.top - 3)}" width="${String(PANEL.width - 64)}" height="6" rx="3" fill="${bar}"/>`,
  ].join("");
}

function source(lines: readonly string[], x: number, tokens: Tokens): string {
  return paint(lines)
    .map((line, at) => {
      const spans = line.map((part) => `<tspan fill="${colour(tokens, part.token)}">${escapeXml(part.text)}</tspan>`);
      const y = PANEL.top + 60 + at * LINE.source;
      return `<text x="${String(x)}" y="${String(y)}" font-family="JetBrains Mono" font-size="26" xml:space="preserve">${spans.join("")}</text>`;
    })
    .join("");
}

/**
 * Draws the card of a section: a schema on the left becomes a page on the right.
 *
 * @param card - what stands on it
 * @param logo - the drawing inside the logo file for the dark mode, 32 units wide and high
 * @param tokens - design tokens of the dark mode
 * @returns SVG whose texts need the fonts Inter and JetBrains Mono
 */
export function drawCard(card: Card, logo: string, tokens: Tokens): string {
  const { width, height } = CARD_SIZE;
  const [ink, quiet, page] = [colour(tokens, "text"), colour(tokens, "text-quiet"), colour(tokens, "page")];
  const right = width - MARGIN - PANEL.width;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}">`,
    `<rect width="${String(width)}" height="${String(height)}" fill="${colour(tokens, "surface")}"/>`,
    `<g transform="translate(${String(MARGIN - 8)} 52) scale(2)" fill="none" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round">${logo}</g>`,
    text("GraphQL-Markdown", { x: MARGIN + 68, y: 97, size: 34, fill: ink, weight: 700 }),
    text(card.section, { x: width - MARGIN, y: 97, size: 30, fill: page, anchor: "end" }),
    ...card.headline.map((line, at) =>
      text(line, { x: MARGIN, y: 212 + at * LINE.headline, size: 64, fill: ink, weight: 700 }),
    ),
    panel(MARGIN, colour(tokens, "code-background"), colour(tokens, "schema")),
    source(card.source, MARGIN + 36, tokens),
    panel(right, colour(tokens, "surface-raised"), page),
    text(card.page.title, { x: right + 36, y: PANEL.top + 66, size: 36, fill: ink, weight: 700 }),
    ...card.page.lines.map((line, at) =>
      text(line, { x: right + 36, y: PANEL.top + 118 + at * LINE.page, size: 27, fill: quiet }),
    ),
    "</svg>",
  ].join("\n");
}
