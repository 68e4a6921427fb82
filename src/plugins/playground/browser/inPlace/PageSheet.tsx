import Link from "@docusaurus/Link";
import clsx from "clsx";
import type { ReactNode, Ref } from "react";
import Nodes from "../ui/preview/Nodes";
import type { Renderers } from "../ui/preview/Nodes";
import type { Page } from "../parsing/toPage";
import styles from "./InPlace.module.css";

interface Links {
  /** Whether the page is the example's, whose headings have URLs. */
  readonly isExample: boolean;
  /** URL that opens the playground with the schema. */
  readonly playground: string;
  /** Called with the URL of a link to another page of the output, to show that page. */
  readonly onFollow: (href: string) => void;
}

interface Props extends Links {
  readonly ref: Ref<HTMLDivElement>;
  readonly page: Page;
  /** Called with the element on the page that is pointed at or gets the focus; undefined when there is none. */
  readonly onPoint: (target: Element | undefined) => void;
}

/** Renders a link to a heading, to another site, or to another page, which then replaces this one. Other links become text. */
function link(href: string, children: ReactNode, idPrefix: string, { playground, onFollow }: Links): ReactNode {
  if (href.startsWith("#") && href.length > 1) return <a href={`#${idPrefix}${href.slice(1)}`}>{children}</a>;
  if (/^(?:https?:\/\/|mailto:)/iu.test(href))
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    );
  // Any other link comes from a description, and leads to a file that the output does not have.
  if (!href.startsWith("/") || !href.endsWith(".mdx")) return <span>{children}</span>;
  return (
    <Link
      to={playground}
      data-noBrokenLinkCheck
      onClick={(event) => {
        event.preventDefault();
        onFollow(href);
      }}
    >
      {children}
    </Link>
  );
}

function renderersWith(links: Links): Renderers {
  const idPrefix = links.isExample ? "" : "your-page-";
  return {
    idPrefix,
    link: (href, children) => link(href, children, idPrefix, links),
    // No elements such as `h2`: on this site, these link to themselves and are in the table of contents.
    heading: (level, id, children) => (
      <div role="heading" aria-level={level} id={id}>
        {children}
      </div>
    ),
  };
}

/** The page that the tool wrote from the schema. */
export default function PageSheet({ ref, page, onPoint, ...links }: Props): ReactNode {
  const { title, content, fault, cut } = page;
  return (
    // Not a control: pointing at a field only marks the field here and in the schema.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={ref}
      role="region"
      aria-label={`Generated page${title === undefined ? "" : ` of ${title}`}`}
      className={clsx("markdown", styles.sheet)}
      // A region that scrolls must be reachable by keyboard.
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
      {fault !== undefined && (
        <p className={styles.remark}>
          {`A site could not read this page as MDX, so it is shown as Markdown: ${fault}`}
        </p>
      )}
      {title !== undefined && (
        <p translate="no" className={styles.title}>
          {title}
        </p>
      )}
      <Nodes node={content} renderers={renderersWith(links)} />
      {cut && <p className={styles.remark}>The page goes on in the playground.</p>}
    </div>
  );
}
