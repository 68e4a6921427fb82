import ErrorBoundary from "@docusaurus/ErrorBoundary";
import { useEffect, useMemo, useRef } from "react";
import type { ReactNode } from "react";
import ui from "../ui.module.css";
import { targetOf } from "./links";
import type { Files } from "./links";
import Content, { ID_PREFIX } from "./Content";
import type { Surroundings } from "./surroundings";
import type { ShownPage } from "./page";
import { PlainSource } from "./Source";
import Breadcrumbs from "./site/Breadcrumbs";
import { isSite } from "./site/looks";
import type { Look } from "./site/looks";
import Neighbours from "./site/Neighbours";
import { FileHeader, FrontMatterTable, GithubRemark } from "./site/OnGithub";
import OnThisPage from "./site/OnThisPage";
import { pathTrail, trailOf } from "./site/siteMap";
import type { SiteMap } from "./site/siteMap";
import type { Components } from "./takeHome/components";
import type { ParsedFile } from "./usePage";
import styles from "./site/site.module.css";

interface Props {
  readonly parsed: ParsedFile;
  readonly routes: Files;
  readonly site: SiteMap;
  readonly look: Look;
  /** The heading to show, of a link that led here; nothing while the reader is on the way to another page. */
  readonly fragment: string | undefined;
  /** Tells once whether the reader followed a link to a page, which then takes the focus. */
  readonly arrivesAt: (path: string) => boolean;
  readonly onOpen: (path: string, fragment?: string) => void;
}

/** Gives the focus to what is no control. */
function focus(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The heading of an id that the page has, scrolled to the top. */
function headingAtTop(box: HTMLElement | null, id: string): HTMLElement | undefined {
  const heading = id === "" ? null : document.getElementById(ID_PREFIX + id);
  if (!heading || !box?.contains(heading)) return undefined;
  heading.scrollIntoView({ block: "start" });
  return heading;
}

interface TextProps extends Surroundings {
  readonly page: ShownPage;
  readonly components: Components | undefined;
}

/** What the page says. */
function Text({ page, components, ...around }: TextProps): ReactNode {
  return (
    <>
      {page.github?.frontMatter && <FrontMatterTable frontMatter={page.github.frontMatter} />}
      {page.title !== undefined && <h1 translate="no">{page.title}</h1>}
      <Content node={page.content} components={components} {...around} />
      {page.cut && <p className={ui.remark}>The page goes on; its source and the download have all of it.</p>}
    </>
  );
}

/** A page of the tool, as a site shows it, with nothing in it evaluated. */
export default function RenderedPage(props: Props): ReactNode {
  const { parsed, routes, site, look, fragment, arrivesAt, onOpen } = props;
  const { file, page, components } = parsed;
  const box = useRef<HTMLElement>(null);
  const onSite = isSite(look);

  useEffect(() => {
    if (fragment === undefined || !box.current) return;
    const heading = headingAtTop(box.current, fragment);
    if (!heading) box.current.scrollTo(0, 0);
    if (!arrivesAt(file.path)) return;
    focus(heading ?? box.current.querySelector<HTMLElement>("[data-page-title], h1") ?? box.current);
  }, [file.path, fragment, arrivesAt]);

  const around = useMemo(() => {
    const show = (id: string): void => {
      const heading = headingAtTop(box.current, id);
      if (heading) focus(heading);
    };
    return {
      show,
      targetOf: (href: string) => targetOf(href, file.path, routes),
      onFollow: (target: Parameters<Surroundings["onFollow"]>[0]) => {
        if (target.kind === "file" && target.path !== file.path) onOpen(target.path, target.fragment);
        else show(target.fragment);
      },
    };
  }, [file.path, routes, onOpen]);

  const trail = useMemo(() => (onSite ? trailOf(site, file.path) : pathTrail(file.path)), [onSite, site, file.path]);

  return (
    // A region that scrolls has to be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={box} className={styles.page} tabIndex={0} aria-label={`Rendered page ${file.path}`}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Breadcrumbs trail={trail} onOpen={onOpen} />
          {typeof page !== "string" && page.github && <GithubRemark github={page.github} />}
          <ErrorBoundary key={file.path} fallback={() => <p>This page could not be shown. Its source is complete.</p>}>
            <article className={styles.article}>
              {!onSite && <FileHeader name={trail.at(-1)?.label ?? ""} text={file.text} />}
              <div className={styles.text}>
                {typeof page === "string" ? (
                  <>
                    <p className={ui.remark}>{page}</p>
                    <PlainSource file={file} />
                  </>
                ) : (
                  <Text page={page} components={components} targetOf={around.targetOf} onFollow={around.onFollow} />
                )}
              </div>
            </article>
          </ErrorBoundary>
          {onSite && <Neighbours site={site} path={file.path} onOpen={onOpen} />}
        </div>
        {onSite && typeof page !== "string" && (
          <OnThisPage headings={page.headings} listed={page.listed ?? 0} onFollow={around.show} />
        )}
      </div>
    </section>
  );
}
