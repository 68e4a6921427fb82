import Link from "@docusaurus/Link";
import { translate } from "@docusaurus/Translate";
import { useLocation } from "@docusaurus/router";
import { usePluralForm } from "@docusaurus/theme-common";
import clsx from "clsx";
import { useId, useLayoutEffect, useRef } from "react";
import type { ReactNode, RefObject } from "react";
import SearchPlaces from "@theme/SearchPlaces";
import SearchResult from "@theme/SearchResult";
import type { SearchAnswer } from "../shared/types.ts";
import type { Controller, Item, SearchView } from "./controller.ts";
import {
  areaLabel,
  correctionMessage,
  nearestLabel,
  noResultsMessage,
  problemMessage,
  saysNoResults,
  startLabel,
} from "./messages.ts";
import { recentPages } from "./recent.ts";
import styles from "./Panel.module.css";

/** Exported here, so that the controller loads together with the panel, in one request. */
export { createController } from "./controller.ts";

/** Milliseconds after the last resize or scroll event at which the panel is measured again. */
const RESIZE_DEBOUNCE = 20;

/** Minimum distance of the panel from the left and right of the window, in pixels. */
const GAP = 8;

/**
 * Sets `--panel-top` to the panel's distance from the top of the window, so that the style sheet can limit the panel's height.
 * The announcement bar above the navbar may change the distance. Sets `--panel-shift` to the distance by which the style sheet
 * moves the panel into the window: it sticks out if the search is at the start of the navbar.
 */
function usePanelPosition(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = (): void => {
      element.style.setProperty("--panel-shift", "0px");
      const { top, left, right } = element.getBoundingClientRect();
      const shift = Math.max(0, GAP - left) + Math.min(0, document.documentElement.clientWidth - GAP - right);
      element.style.setProperty("--panel-top", `${String(top)}px`);
      element.style.setProperty("--panel-shift", `${String(shift)}px`);
    };
    const onResize = (): void => {
      clearTimeout(timer);
      timer = setTimeout(measure, RESIZE_DEBOUNCE);
    };
    const end = new AbortController();
    measure();
    for (const name of ["resize", "scroll"]) {
      window.addEventListener(name, onResize, { passive: true, signal: end.signal });
    }
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, []);
  return panel;
}

interface PanelProps {
  readonly controller: Controller;
  readonly view: SearchView;
  readonly source: NonNullable<SearchView["source"]>;
  readonly isModal: boolean;
}

/** Links to the main pages, below a label. */
function Places({ controller }: Pick<PanelProps, "controller">): ReactNode {
  return (
    <>
      <p>{startLabel}</p>
      <SearchPlaces onFollow={controller.follow} />
    </>
  );
}

function Recent({ controller }: Pick<PanelProps, "controller">): ReactNode {
  const pages = recentPages(useLocation().pathname);
  if (pages.length === 0) return null;
  return (
    <>
      <p>
        {translate({
          id: "theme/d-s-l.searchBar.recent",
          message: "Recent pages",
          description: "Shown in the search dialog before a query, above links to the pages that the reader left last",
        })}
      </p>
      <ul>
        {pages.map(([path, title]) => (
          <li key={path}>
            <Link to={path} autoAddBaseUrl={false} onClick={controller.follow}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Radio buttons that choose the area to search, with the number of documents that match in each. */
function Areas({ controller, answer }: Pick<PanelProps, "controller"> & { readonly answer: SearchAnswer }): ReactNode {
  const name = useId();
  const total = answer.areas.reduce((sum, { count }) => sum + count, 0);
  if (total === 0 || answer.areas.length < 2) return null;
  const all = { area: undefined, color: undefined, count: total };
  return (
    // Handles Escape while a radio button has the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className={styles.areas}
      aria-label={translate({
        id: "theme/d-s-l.searchBar.areas",
        message: "Search in",
        description: "Name of the buttons above the results that choose a part of the site",
      })}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        controller.focus();
      }}
    >
      {[all, ...answer.areas].map(({ area, color, count }) => (
        <label key={area ?? ""} className={styles.area} style={color === undefined ? undefined : { color }}>
          <input
            type="radio"
            name={name}
            // Only the checked button is a tab stop, also for `trapFocus` in the dialog; arrow keys reach the others.
            tabIndex={area === answer.area ? 0 : -1}
            checked={area === answer.area}
            onChange={() => {
              controller.chooseArea(area);
            }}
          />
          <span>{areaLabel(area)}</span> <span className={styles.count}>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Shows the answer to a query below the field: the areas, a problem, the corrected query, and the results. */
export function Panel({ controller, view: { items, listId }, source, isModal }: PanelProps): ReactNode {
  const panel = usePanelPosition();
  const { answer } = source;
  return (
    // `tabIndex` keeps Firefox from making a scrolling element a tab stop: arrow keys move through the results.
    <div
      ref={panel}
      className={clsx(styles.panel, isModal ? styles.modal : styles.navbar)}
      tabIndex={-1}
      {...controller.panelProps()}
    >
      <Areas controller={controller} answer={answer} />
      {answer.problem && (
        <div className={styles.problem}>
          <span>{problemMessage(answer.problem)}</span>
          {answer.problem.code === "no-index" && (
            // Like the results, the button is not a tab stop: Enter in the field does the same.
            <button
              className={clsx("clean-btn", styles.retry)}
              type="button"
              tabIndex={-1}
              onClick={() => {
                controller.retry();
              }}
            >
              {translate({
                id: "theme/d-s-l.searchBar.retry",
                message: "Try again",
                description: "Label of the button below the search field when the index did not load",
              })}
            </button>
          )}
        </div>
      )}
      {answer.correctedQuery !== null && <p className={styles.note}>{correctionMessage(answer.correctedQuery)}</p>}
      {saysNoResults(answer) && <p className={styles.note}>{noResultsMessage(answer)}</p>}
      {answer.nearest && <p className={styles.note}>{nearestLabel(answer.query, answer.nearest)}</p>}
      {listId !== undefined && (
        <div
          className={styles.list}
          role="listbox"
          tabIndex={-1}
          id={listId}
          aria-label={translate({ id: "theme/d-s-l.searchBar.results", message: "Search results" })}
        >
          {items.map((item) => {
            const props = controller.resultProps(item, source);
            return <SearchResult key={props.option.id} {...props} />;
          })}
        </div>
      )}
      {answer.hits.length === 0 && (
        <div className={styles.links}>
          <Places controller={controller} />
        </div>
      )}
    </div>
  );
}

/** Shown in the dialog before a query: links to recent pages, and to the main pages. */
export function Start({ controller }: Pick<PanelProps, "controller">): ReactNode {
  return (
    <nav className={styles.links} aria-label={startLabel}>
      <Recent controller={controller} />
      <Places controller={controller} />
    </nav>
  );
}

interface AnnouncementProps {
  readonly answer: SearchAnswer;
  /** The results, in the order of the panel. */
  readonly items: readonly Item[];
}

/** A summary of the panel for screen readers. */
export function Announcement({ answer, items }: AnnouncementProps): ReactNode {
  const { selectMessage } = usePluralForm();
  const [first] = items;
  const count = translate(
    {
      id: "theme/d-s-l.searchBar.count",
      message: "One result|{count} results",
      description: "Announced after a search; plural forms, separated by |",
    },
    { count: items.length },
  );
  const firstResult = translate(
    {
      id: "theme/d-s-l.searchBar.first",
      message: "First: {name}",
      description: "Announced after the number of results",
    },
    { name: first?.hit.document.title ?? "" },
  );
  // Announced in place of the button "Try again", which is not a tab stop.
  const retryHint = translate({
    id: "theme/d-s-l.searchBar.retryHint",
    message: "Press Enter to try again.",
    description: "Announced when the index of the search did not load",
  });
  const text = [
    answer.problem && problemMessage(answer.problem),
    answer.problem?.code === "no-index" && retryHint,
    answer.correctedQuery !== null && correctionMessage(answer.correctedQuery),
    saysNoResults(answer) && noResultsMessage(answer),
    answer.nearest && nearestLabel(answer.query, answer.nearest),
    first && !answer.nearest && answer.area !== undefined && `${areaLabel(answer.area)}:`,
    first && `${selectMessage(items.length, count)}. ${firstResult}`,
  ]
    .filter(Boolean)
    .join(" ");
  return <span>{text}</span>;
}
