/** Medians of the runs on one page. */
export interface PageFigures {
  readonly kind: string;
  /** 0 to 100. */
  readonly performance: number;
  /** Largest contentful paint, in milliseconds. */
  readonly lcp: number;
  /** Total blocking time, in milliseconds. */
  readonly tbt: number;
  /** Cumulative layout shift. */
  readonly cls: number;
}

/** Formats figures as a Markdown table. */
export function report(pages: readonly PageFigures[]): string {
  const rows = pages.map(({ kind, performance, lcp, tbt, cls }) =>
    [kind, String(performance), lcp.toFixed(0), tbt.toFixed(0), cls.toFixed(3)].join(" | "),
  );
  return ["page | performance | LCP (ms) | TBT (ms) | CLS", "--- | ---: | ---: | ---: | ---:", ...rows]
    .map((row) => `| ${row} |`)
    .join("\n");
}
