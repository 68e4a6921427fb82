import CodeBlock from "@theme/CodeBlock";
import clsx from "clsx";
import type { ReactNode, Ref } from "react";
import { hasColours } from "../ui/colours";
import Nodes from "../ui/preview/Nodes";
import type { Parts } from "../ui/preview/Nodes";
import type { Page } from "../ui/preview/toPage";
import styles from "./InPlace.module.css";

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly page: Page;
  /** Whether it is the page of the example, whose headings have URLs. */
  readonly isExample: boolean;
  /** Called with the element that is pointed at or has the focus. */
  readonly onPoint: (target: Element | undefined) => void;
}

/** A link of the page: to a heading, or to another site. A link to another page stays text, as only this page is shown. */
function link(href: string, children: ReactNode, idPrefix: string): ReactNode {
  if (href.startsWith("#") && href.length > 1) return <a href={`#${idPrefix}${href.slice(1)}`}>{children}</a>;
  if (!/^(?:https?:\/\/|mailto:)/iu.test(href)) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

function partsWith(idPrefix: string): Parts {
  return {
    idPrefix,
    link: (href, children) => link(href, children, idPrefix),
    // Not an `h2`: those of the site have a link to themselves and are in its outline.
    heading: (level, id, children) => (
      <div role="heading" aria-level={level} id={id}>
        {children}
      </div>
    ),
    block: ({ language, code, plain }) =>
      !plain && hasColours(code) ? <CodeBlock language={language}>{code}</CodeBlock> : <pre translate="no">{code}</pre>,
  };
}

const ofExample = partsWith("");
const ofReader = partsWith("your-page-");

const faultNotice = (fault: string): string =>
  `A site could not read this page as MDX, so it is shown as Markdown: ${fault}`;

/** The page of a schema. */
export default function PageSheet({ ref, page, isExample, onPoint }: Props): ReactNode {
  const { title, content, fault, cut } = page;
  return (
    // Pointing at a field only marks it, which adds nothing that the text doesn't say.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={ref}
      role="region"
      aria-label={`Generated page${title === undefined ? "" : ` of ${title}`}`}
      className={clsx("markdown", styles.sheet)}
      // A region that scrolls has to be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onMouseOver={({ target }) => {
        onPoint(target as Element);
      }}
      onMouseLeave={() => {
        onPoint(undefined);
      }}
      onFocus={({ target }) => {
        onPoint(target);
      }}
      onBlur={() => {
        onPoint(undefined);
      }}
    >
      {fault !== undefined && <p className={styles.remark}>{faultNotice(fault)}</p>}
      {title !== undefined && (
        <p translate="no" className={styles.title}>
          {title}
        </p>
      )}
      <Nodes node={content} parts={isExample ? ofExample : ofReader} />
      {cut && <p className={styles.remark}>The page goes on in the playground.</p>}
    </div>
  );
}
