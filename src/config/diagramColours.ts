/**
 * Colours of flowcharts from the tokens, so that they follow the mode by themselves. Mermaid puts these rules behind its
 * own and below the id of each drawing; a style sheet of the site would have to outweigh that id.
 */
export const diagramColours = [
  ".node :is(rect,polygon){fill:var(--surface-raised);stroke:var(--page)}",
  ".label,.nodeLabel,.edgeLabel,.edgeLabel p{color:var(--text)}",
  ".edgeLabel,.edgeLabel p,.labelBkg{background:var(--surface)}",
  ".flowchart-link,.marker{stroke:var(--line-strong)}",
  ".marker{fill:var(--line-strong)}",
].join("");
