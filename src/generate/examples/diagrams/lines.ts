/** Length of the sides of an arrowhead, along and across. */
const ALONG = 6;
const ACROSS = 4;

/** An arrowhead at the end of a path: its two sides, drawn from one end to the other over the tip. */
export function arrowhead(direction: "right" | "down" | "up"): string {
  if (direction === "right") {
    return `m-${String(ALONG)}-${String(ACROSS)} ${String(ALONG)} ${String(ACROSS)}-${String(ALONG)} ${String(ACROSS)}`;
  }
  const back = direction === "down" ? -ALONG : ALONG;
  return `m-${String(ACROSS)} ${String(back)} ${String(ACROSS)} ${String(-back)} ${String(ACROSS)} ${String(back)}`;
}
