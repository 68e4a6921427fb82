import example from "@generated/playground/default/example.json";
import clsx from "clsx";
import { useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { useReady } from "@site/src/components/shell/useReady";
import { isHighlightable } from "../ui/highlightable";
import { membersOf, typeAt, markMember, memberAt } from "./fields";
import type Live from "./Live";
import type { LiveState, PlaygroundLink } from "./Live";
import PageSheet from "./PageSheet";
import SchemaText from "./SchemaText";
import styles from "./InPlace.module.css";

interface Props {
  /** Renders the content above the schema, given a link to the playground with the current schema. */
  readonly head: (playgroundLink: PlaygroundLink | undefined) => ReactNode;
}

/** Scrolls the sheet to a heading, unless the heading is in view. */
function reveal(sheet: Element, heading: Element): void {
  const { top, bottom } = sheet.getBoundingClientRect();
  const headingBox = heading.getBoundingClientRect();
  if (headingBox.top >= top && headingBox.bottom <= bottom) return;
  sheet.scrollTo({ top: sheet.scrollTop + headingBox.top - top - 12, behavior: "instant" });
}

/**
 * A schema and the page that the tool writes from it, both rendered by the build. The generator loads when the schema
 * gets the focus or a link on the page is followed; from then on, the page follows the typed schema.
 */
export default function InPlace({ head }: Props): ReactNode {
  const isReady = useReady();
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const [source, setSource] = useState(example.source);
  const [Running, setRunning] = useState<typeof Live | "loading" | "failed">();
  const [live, setLive] = useState<LiveState>();
  /** The type at the caret or the link that the reader followed, whichever came last. */
  const [target, setTarget] = useState<string>();
  /** Whether a link was followed and its page is not shown yet. */
  const isFollowing = useRef(false);
  /** The member (a field or an enum value) that is pointed at, in the schema or on the page. */
  const [pointed, setPointed] = useState<string>();
  /** The member at the caret. */
  const [atCaret, setAtCaret] = useState<string>();

  const isExample = source === example.source;
  const members = useMemo(() => (isHighlightable(source) ? membersOf(source.split("\n")) : []), [source]);
  const isExamplePage = isExample && (target === undefined || target === example.page.title);
  const page = isExamplePage ? example.page : (live?.page ?? example.page);
  const member = pointed ?? atCaret;

  useEffect(() => {
    if (sheet.current) markMember(sheet.current, member);
  }, [member, page]);

  useEffect(() => {
    const heading = sheet.current && markMember(sheet.current, atCaret);
    if (sheet.current && heading) reveal(sheet.current, heading);
  }, [atCaret, page]);

  useEffect(() => {
    if (!isFollowing.current) return;
    isFollowing.current = false;
    // The followed link had the focus, and is gone with its page.
    sheet.current?.focus({ preventScroll: true });
    sheet.current?.scrollTo({ top: 0, behavior: "instant" });
  }, [page]);

  const load = useCallback(() => {
    setRunning("loading");
    import(/* webpackChunkName: "playgroundInPlace" */ "./Live").then(
      (loaded) => {
        setRunning(() => loaded.default);
      },
      () => {
        setRunning("failed");
      },
    );
  }, []);

  const followCaret = (offset: number): void => {
    const line = source.slice(0, offset).split("\n").length - 1;
    setAtCaret(members[line]);
    setTarget(typeAt(source, offset));
  };

  const follow = (href: string): void => {
    if (!Running) load();
    isFollowing.current = true;
    setTarget(href);
  };

  const playgroundLink = isExample ? { hash: example.hash } : live?.playgroundLink;
  const retry = Running === "failed" ? load : live?.retry;
  const isWrong = retry !== undefined || live?.isWrong === true;
  let sentence = live?.sentence ?? "Loading the generator…";
  if (!Running) sentence = "Edit it: the page follows.";
  if (Running === "failed") sentence = "The generator did not load.";

  return (
    <>
      {head(playgroundLink)}
      <section id="from-schema-to-page" className={styles.pair} aria-label="From schema to page">
        <figure className={styles.schema}>
          <figcaption>
            <span>
              <span id={`${id}name`}>You write the schema</span>
              <span className={styles.editable} data-markdown-ignore="">
                editable
              </span>
            </span>
            <button
              type="button"
              className={clsx(styles.button, isExample && styles.unneeded)}
              onClick={() => {
                flushSync(() => {
                  setSource(example.source);
                });
                // The change of the text has moved the caret to the end.
                textArea.current?.setSelectionRange(0, 0);
                textArea.current?.focus();
              }}
            >
              Reset
            </button>
          </figcaption>
          <div className={styles.panel}>
            <SchemaText
              ref={textArea}
              isEditable={isReady}
              source={source}
              tokenize={live?.tokenize}
              isMarked={(line) => member !== undefined && members[line] === member}
              aria-labelledby={`${id}name`}
              aria-describedby={`${id}status`}
              onFocus={() => {
                // The page of a followed link must not take the focus from here. It may be loading, or be shown already.
                isFollowing.current = false;
                if (!Running) load();
              }}
              onBlur={() => {
                setAtCaret(undefined);
              }}
              onChange={setSource}
              onSelect={followCaret}
              onPoint={(line) => {
                setPointed(line === undefined ? undefined : members[line]);
              }}
            />
            <div className={styles.status}>
              <p role="status" id={`${id}status`} className={clsx(isWrong && styles.wrong)}>
                {sentence}
              </p>
              {retry && (
                <button type="button" className={styles.button} onClick={retry}>
                  Retry
                </button>
              )}
            </div>
          </div>
        </figure>
        <figure className={styles.page}>
          <figcaption>You get the page</figcaption>
          <PageSheet
            ref={sheet}
            page={page}
            isExample={page === example.page}
            playground={`/docs/try-it${playgroundLink?.hash ?? ""}`}
            onFollow={follow}
            onPoint={(target) => {
              setPointed(target && sheet.current ? memberAt(target, sheet.current) : undefined);
            }}
          />
        </figure>
      </section>
      {typeof Running === "function" && <Running source={source} target={target} onChange={setLive} />}
    </>
  );
}
