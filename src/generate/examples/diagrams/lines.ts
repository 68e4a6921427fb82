/** Length of the sides of an arrowhead, along and across. */
const ALONG = 6;
const ACROSS = 4;

/** An arrowhead at the end of a path: its two sides, drawn from one end to the other over the tip. */
export function arrowhead(direction: "right" | "left"): string {
  const along = direction === "right" ? ALONG : -ALONG;
  const side = (sign: number): string => `${String(sign * along)} ${String(ACROSS)}`;
  return `m${String(-along)} ${String(-ACROSS)} ${side(1)} ${side(-1)}`;
}
