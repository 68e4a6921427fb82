/**
 * CSS that colours flowcharts by the site's tokens, so that they follow the colour mode. Passed to Mermaid, which adds it
 * after its own rules and under the id of each drawing; rules in a style sheet would need a higher specificity than that id.
 */
export const diagramColours = [
  ".node :is(rect,polygon){fill:var(--surface-raised);stroke:var(--page)}",
  ".label,.nodeLabel,.edgeLabel,.edgeLabel p{color:var(--text)}",
  ".edgeLabel,.edgeLabel p,.labelBkg{background:var(--surface)}",
  ".flowchart-link,.marker{stroke:var(--line-strong)}",
  ".marker{fill:var(--line-strong)}",
].join("");
