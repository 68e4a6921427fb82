import ErrorBoundary from "@docusaurus/ErrorBoundary";
import clsx from "clsx";
import { createElement, useEffect, useMemo, useRef, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import Nodes from "./Nodes";
import type { Renderers } from "./Nodes";
import { LinksContext, PageLink, Breadcrumbs, Neighbours, Outline } from "./SiteNavigation";
import type { PageLinks } from "./SiteNavigation";
import type { ReferenceComponents } from "./referenceComponents";
import { resolveLink } from "./siteMap";
import type { SiteMap } from "./siteMap";
import { PlainSource } from "./Source";
import type { ParsedFile } from "./usePage";
import ui from "../ui.module.css";
import styles from "./Preview.module.css";

/** Prefix for the ids of headings, which come from the reader's schema and must not equal ids of this site. */
const ID_PREFIX = "playground-page-";

/**
 * Scrolls a heading of the page to the top.
 *
 * @returns the heading; undefined if the page has no heading with this id
 */
function scrollToHeading(page: HTMLElement | null, id: string): HTMLElement | undefined {
  const heading = id === "" ? null : document.getElementById(ID_PREFIX + id);
  if (!heading || !page?.contains(heading)) return undefined;
  heading.scrollIntoView({ block: "start" });
  return heading;
}

/** Focuses an element, even one that is not focusable by itself. */
function focus(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function renderersFor(components: ReferenceComponents | undefined): Renderers {
  return {
    idPrefix: ID_PREFIX,
    link: (href, children) => <PageLink href={href}>{children}</PageLink>,
    ...(components && {
      component: (name, props, children) =>
        createElement(components[name as keyof ReferenceComponents] as ComponentType<object>, props, ...children),
    }),
  };
}

/** The text of a page, or its source if it could not be parsed. */
function PageText({ parsed: { file, page, components } }: { readonly parsed: ParsedFile }): ReactNode {
  const renderers = useMemo(() => renderersFor(components), [components]);
  if (typeof page === "string") {
    return (
      <>
        <p className={ui.remark}>{page}</p>
        <PlainSource file={file} />
      </>
    );
  }
  return (
    <>
      {page.title !== undefined && <h1 translate="no">{page.title}</h1>}
      <div className={clsx("markdown", components && styles.reference)}>
        <Nodes node={page.content} renderers={renderers} />
      </div>
      {page.cut && <p className={ui.remark}>The page goes on: the rest is in its source and in the download.</p>}
    </>
  );
}

/** Shown in place of a page that React can't render. Tries again when the page changes. */
function Unrendered({ parsed, tryAgain }: { readonly parsed: ParsedFile; readonly tryAgain: () => void }): ReactNode {
  const [failed] = useState(parsed);
  useEffect(() => {
    if (parsed !== failed) tryAgain();
  }, [parsed, failed, tryAgain]);
  return <p>This page could not be shown. Its source is complete.</p>;
}

interface Props {
  readonly parsed: ParsedFile;
  readonly site: SiteMap;
  /** Id of the heading that a link led to; empty for none, and undefined while another page is being parsed. */
  readonly fragment: string | undefined;
  readonly onOpen: (path: string, fragment: string) => void;
}

/** A page as a docs site shows it: below its breadcrumbs, beside its outline, with links that open other pages. */
export default function RenderedPage({ parsed, site, fragment, onOpen }: Props): ReactNode {
  const { file, page } = parsed;
  const box = useRef<HTMLElement>(null);
  /** Path of the page to which a link was followed, until that page is shown. */
  const followed = useRef<string>(undefined);

  useEffect(() => {
    if (fragment === undefined || !box.current) return;
    const heading = scrollToHeading(box.current, fragment);
    if (!heading) box.current.scrollTo(0, 0);
    if (followed.current !== file.path) return;
    followed.current = undefined;
    focus(heading ?? box.current.querySelector("h1") ?? box.current);
  }, [file.path, fragment]);

  const { open, showHeading, links } = useMemo(() => {
    const open = (path: string, id = ""): void => {
      followed.current = path;
      onOpen(path, id);
    };
    const showHeading = (id: string): void => {
      const heading = scrollToHeading(box.current, id);
      if (heading) focus(heading);
    };
    const links: PageLinks = {
      resolve: (href) => resolveLink(href, file.path, site),
      follow: (target) => {
        if (target.kind === "file" && target.path !== file.path) open(target.path, target.fragment);
        else showHeading(target.fragment);
      },
    };
    return { open, showHeading, links };
  }, [file.path, site, onOpen]);

  return (
    // A region that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={box} className={styles.page} tabIndex={0} aria-label={`Rendered page ${file.path}`}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Breadcrumbs site={site} path={file.path} onOpen={open} />
          <ErrorBoundary
            key={file.path}
            fallback={({ tryAgain }) => <Unrendered parsed={parsed} tryAgain={tryAgain} />}
          >
            <article className={styles.text}>
              <LinksContext value={links}>
                <PageText parsed={parsed} />
              </LinksContext>
            </article>
          </ErrorBoundary>
          <Neighbours site={site} path={file.path} onOpen={open} />
        </div>
        {typeof page !== "string" && (
          <Outline headings={page.headings} deepest={page.deepestListed} onFollow={showHeading} />
        )}
      </div>
    </section>
  );
}
