/** Links in a page and in the site around it. Links to other pages are buttons, because the pages have no URLs. */
import clsx from "clsx";
import { createContext, use, useMemo } from "react";
import type { ComponentProps, ReactNode } from "react";
import { breadcrumbsOf, neighboursOf, pageTitle, resolveUrl } from "./siteMap";
import type { LinkTarget, SiteMap } from "./siteMap";
import type { PageHeading } from "../../parsing/toPage";
import ui from "../ui.module.css";
import styles from "./Preview.module.css";

interface LinkProps<Target> extends Pick<ComponentProps<"button">, "children" | "className" | "translate"> {
  readonly to: Target;
  readonly onFollow: (to: Target) => void;
}

/** A button that looks like a link. Its target has no URL, such as a generated page or a line of the schema. */
export function LinkButton<Target>({ to, onFollow, className, ...rest }: LinkProps<Target>): ReactNode {
  return (
    <button
      type="button"
      className={clsx(ui.link, className)}
      onClick={() => {
        onFollow(to);
      }}
      {...rest}
    />
  );
}

/** How the links of a page find and open their targets. */
export interface PageLinks {
  readonly resolve: (href: string) => LinkTarget;
  /** Shows another file, or a heading of this file. */
  readonly follow: (target: Extract<LinkTarget, { readonly kind: "file" | "fragment" }>) => void;
}

/** By default, links can only lead outside. */
export const LinksContext = createContext<PageLinks>({
  resolve: resolveUrl,
  follow: () => undefined,
});

/** A link in the text of a page. */
export function PageLink({ href, children }: { readonly href: string; readonly children: ReactNode }): ReactNode {
  const { resolve, follow } = use(LinksContext);
  const target = resolve(href);
  if (target.kind === "nowhere") {
    return (
      <span className={styles.nowhere} title={`Leads to no page: ${href}`}>
        {children}
      </span>
    );
  }
  if (target.kind === "outside") {
    return (
      <a href={target.href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    );
  }
  return (
    <LinkButton to={target} onFollow={follow} className={styles.link}>
      {children}
    </LinkButton>
  );
}

interface Props {
  readonly site: SiteMap;
  readonly path: string;
  readonly onOpen: (path: string) => void;
}

/** Returns the value of the attribute `translate` for the title of a page: browsers must not translate a name. */
function titleTranslation({ pages }: SiteMap, path: string): "no" | undefined {
  return pages.get(path)?.entities && "no";
}

/** Links to the folders above a page, and the title of the page. */
export function Breadcrumbs({ site, path: current, onOpen }: Props): ReactNode {
  const crumbs = useMemo(() => breadcrumbsOf(site, current), [site, current]);
  return (
    <nav aria-label="Breadcrumbs" className={styles.breadcrumbs}>
      <ol className="clean-list margin--none">
        {crumbs.map(({ label, path }, at) => (
          <li key={`${String(at)} ${label}`}>
            {path === undefined || path === current ? (
              <span
                aria-current={path === current ? "page" : undefined}
                translate={path === current ? titleTranslation(site, path) : undefined}
              >
                {label}
              </span>
            ) : (
              <LinkButton to={path} onFollow={onOpen} className={styles.siteLink}>
                {label}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Links to the previous and the next page. */
export function Neighbours({ site, path, onOpen }: Props): ReactNode {
  const { previous, next } = useMemo(() => neighboursOf(site, path), [site, path]);
  if (previous === undefined && next === undefined) return null;
  const link = (word: string, to: string | undefined, className: string | undefined): ReactNode =>
    to !== undefined && (
      <LinkButton to={to} onFollow={onOpen} className={className}>
        <span className={ui.quiet}>{word}</span>{" "}
        <strong translate={titleTranslation(site, to)}>{pageTitle(site, to)}</strong>
      </LinkButton>
    );
  return (
    <nav aria-label="Previous and next page" className={styles.neighbours}>
      {link("Previous", previous, styles.previous)}
      {link("Next", next, styles.next)}
    </nav>
  );
}

interface OutlineProps {
  readonly headings: readonly PageHeading[];
  /** The deepest level of the headings that are listed, such as 3 for `h3`. */
  readonly deepest: number;
  readonly onFollow: (id: string) => void;
}

const MAX_HEADINGS = 100;

/** Maximum number of headings with which the outline stays in view while the page scrolls: more may not fit on a low screen. */
const FEW_HEADINGS = 8;

/** The headings of a page, beside it on a wide screen. */
export function Outline({ headings, deepest, onFollow }: OutlineProps): ReactNode {
  const listed = headings
    .filter(({ level, text }) => level > 1 && level <= deepest && text !== "")
    .slice(0, MAX_HEADINGS);
  if (listed.length === 0) return null;
  return (
    <nav aria-label="On this page" className={clsx(styles.outline, listed.length <= FEW_HEADINGS && styles.short)}>
      <p>On this page</p>
      <ul className="clean-list margin--none">
        {listed.map(({ id, level, text, hasCode }) => (
          <li key={id} className={level > 2 ? styles.inner : undefined}>
            <LinkButton to={id} onFollow={onFollow} className={styles.siteLink} translate={hasCode ? "no" : undefined}>
              {text}
            </LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
