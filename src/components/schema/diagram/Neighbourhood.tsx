import Link from "@docusaurus/Link";
import clsx from "clsx";
import type { CSSProperties, ReactNode } from "react";
import { BREAK, letters, measures, rowHeight } from "@site/src/generate/examples/diagrams/shared";
import type { Kind, NeighbourhoodData, Panel, Place, Row } from "@site/src/generate/examples/diagrams/shared";
import Key from "./Key";
import styles from "./Neighbourhood.module.css";
import Words from "./Words";

/** Numbers as custom properties: the style sheet makes lengths of them, others for narrow screens. */
function position([x, y, narrowX, narrowY]: Place): CSSProperties {
  return { "--x": x, "--y": y, "--nx": narrowX, "--ny": narrowY } as CSSProperties;
}

/** The lines of a name; the first stands where the text does. */
function Name({ children, x }: { readonly children: string; readonly x: number }): ReactNode {
  return children.split(BREAK).map((line, at) => (
    <tspan key={line} x={x} dy={at === 0 ? undefined : measures.line}>
      {line}
    </tspan>
  ));
}

function RowLink({ row: [name, kind, to], y, width }: { readonly row: Row; readonly y: number; readonly width: number }): ReactNode {
  return (
    <Link to={to} className={clsx(styles.row, styles[kind])}>
      <rect x={measures.padding} y={y} width={width} height={rowHeight(name)} />
      <text y={y + 16}>
        <tspan x="16" aria-hidden="true">
          {letters[kind]}
        </tspan>
        <Name x={36}>{name}</Name>
      </text>
    </Link>
  );
}

function PanelBox({ title, count, rows, section, at, width }: Panel): ReactNode {
  let y: number = measures.title;
  const inner = width - 2 * measures.padding;
  const links = rows.map((row) => {
    const link = <RowLink key={row[0]} row={row} y={y} width={inner} />;
    y += rowHeight(row[0]) + measures.gap;
    return link;
  });
  const rest = count - rows.length;
  const height = rest > 0 ? y + measures.row + measures.padding : y - measures.gap + measures.padding;
  return (
    <g className={styles.panel} style={position(at)}>
      <rect width={width} height={height} />
      <text x={measures.padding} y="18">
        {title} <tspan>{count}</tspan>
      </text>
      {links}
      {rest > 0 && (
        <Link to={`#${section ?? ""}`} className={styles.rest}>
          <rect x={measures.padding} y={y} width={inner} height={measures.row} />
          <text x="16" y={y + 16}>{`and ${String(rest)} more`}</text>
        </Link>
      )}
    </g>
  );
}

function Centre({ name, kind, at, width }: NeighbourhoodData): ReactNode {
  return (
    <g className={clsx(styles.centre, styles[kind])} style={position(at)}>
      <rect width={width} height={measures.title + rowHeight(name)} />
      <text x="12" y="18">
        {kind}
      </text>
      <text y="37">
        <Name x={12}>{name}</Name>
      </text>
    </g>
  );
}

/**
 * A type among what is next to it, as the generator drew it: side by side where there is room, one below the other where
 * there is not, and in words.
 */
export default function Neighbourhood(data: NeighbourhoodData): ReactNode {
  const { name, panels, size, arrows } = data;
  const shown = panels.flatMap(({ rows }) => rows.map(([, kind]): Kind => kind));
  return (
    <figure className={styles.diagram}>
      <svg role="group" aria-label={`Diagram of ${name.replaceAll(BREAK, "")} and its neighbours`} style={position(size)}>
        <path className={styles.wide} d={arrows[0]} />
        <path className={styles.narrow} d={arrows[1]} />
        {panels.map((panel) => (
          <PanelBox key={panel.title} {...panel} />
        ))}
        <Centre {...data} />
      </svg>
      <Key kinds={shown} />
      <Words panels={panels} />
    </figure>
  );
}
