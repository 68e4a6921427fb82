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

/** Scrolls the page to the heading of a member, unless it is in view. */
function reveal(box: Element, heading: Element): void {
  const { top, bottom } = box.getBoundingClientRect();
  const place = heading.getBoundingClientRect();
  if (place.top >= top && place.bottom <= bottom) return;
  box.scrollTo({ top: box.scrollTop + place.top - top - 12, behavior: "instant" });
}

/**
 * A schema and the page that the tool writes from it, both rendered by the build. The generator loads when the schema
 * gets the focus; from then on, the page follows the typed schema.
 */
export default function InPlace({ head }: Props): ReactNode {
  const isReady = useReady();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const [source, setSource] = useState(example.source);
  const [Running, setRunning] = useState<typeof Live | "loading" | "failed">();
  const [live, setLive] = useState<LiveState>();
  /** The type at the caret, or the link that the reader followed last. */
  const [target, setTarget] = useState<string>();
  const isFollowed = useRef(false);
  /** Members of the type: the one that is pointed at, on either side, and the one at the caret. */
  const [pointed, setPointed] = useState<string>();
  const [atCaret, setAtCaret] = useState<string>();

  const isExample = source === example.source;
  const members = useMemo(() => (isHighlightable(source) ? membersOf(source.split("\n")) : []), [source]);
  const isUntouched = isExample && (target === undefined || target === example.page.title);
  const page = isUntouched ? example.page : (live?.page ?? example.page);
  const member = pointed ?? atCaret;

  useEffect(() => {
    if (box.current) markMember(box.current, member);
  }, [member, page]);

  useEffect(() => {
    const heading = box.current && markMember(box.current, atCaret);
    if (box.current && heading) reveal(box.current, heading);
  }, [atCaret, page]);

  useEffect(() => {
    if (!isFollowed.current) return;
    isFollowed.current = false;
    // The link that had the focus is gone with its page.
    box.current?.focus({ preventScroll: true });
    box.current?.scrollTo({ top: 0, behavior: "instant" });
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
    isFollowed.current = true;
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
                // Setting the text moves the caret to its end.
                text.current?.setSelectionRange(0, 0);
                text.current?.focus();
              }}
            >
              Reset
            </button>
          </figcaption>
          <div className={styles.panel}>
            <SchemaText
              ref={text}
              isEditable={isReady}
              source={source}
              tokenize={live?.tokenize}
              marked={(line) => member !== undefined && members[line] === member}
              aria-labelledby={`${id}name`}
              aria-describedby={`${id}status`}
              onFocus={() => {
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
            ref={box}
            page={page}
            isExample={page === example.page}
            playground={`/docs/try-it${playgroundLink?.hash ?? ""}`}
            onFollow={follow}
            onPoint={(target) => {
              setPointed(target && box.current ? memberAt(target, box.current) : undefined);
            }}
          />
        </figure>
      </section>
      {typeof Running === "function" && <Running source={source} target={target} onChange={setLive} />}
    </>
  );
}
