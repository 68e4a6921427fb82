import { useHistory } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { useCallback, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { HASH_PREFIX, markOf } from "./saved/historyEntry";
import type Workspace from "./layout/Workspace";
import type { Opening } from "./layout/Workspace";

/** Inline, because only this page needs it. */
const style =
  "#playground-missing{display:none}@media (scripting:none){#playground-missing{display:block}#playground-start{display:none}}";

const MESSAGES = {
  ready: "",
  loading: "Loading…",
  failed: "The playground did not load. Press the button again to retry.",
} as const;

/** Whether the URL has a state of the playground in its hash. */
const hasState = (): boolean => window.location.hash.startsWith(HASH_PREFIX);

/**
 * A button that loads and opens the playground. If the URL has a state in its hash, or the playground was open before a reload,
 * it opens without the button.
 */
export default function Playground(): ReactNode {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const [Loaded, setLoaded] = useState<typeof Workspace>();
  const [opening, setOpening] = useState<Opening>();
  const [phase, setPhase] = useState<keyof typeof MESSAGES>("ready");

  const start = useCallback(() => {
    setOpening(hasState() ? { hash: window.location.hash } : {});
    setPhase("loading");
    import(/* webpackChunkName: "playground" */ "./layout/Workspace").then(
      (loaded) => {
        setLoaded(() => loaded.default);
        setPhase("ready");
      },
      () => {
        setPhase("failed");
      },
    );
  }, []);

  useEffect(() => {
    const follow = (): void => {
      if (hasState()) start();
    };
    const resume = (): void => {
      if (hasState() || markOf(window.history.state) !== undefined) start();
    };
    // After a reload, open the playground again even if the URL has no state, because nothing was changed or no link is possible.
    resume();
    window.addEventListener("hashchange", follow);
    // The browser doesn't fire `hashchange` when the router follows a link.
    const stopListening = history.listen((_, action) => {
      if (action !== "POP") follow();
    });
    return () => {
      window.removeEventListener("hashchange", follow);
      stopListening();
    };
  }, [start, history]);

  return (
    <>
      <div>
        <style>{style}</style>
        <p id="playground-start">
          <button
            type="button"
            className="button button--primary button--lg"
            style={{ fontFamily: "inherit" }}
            disabled={!isBrowser}
            onClick={start}
          >
            Start the playground
          </button>{" "}
          <span role="status">{MESSAGES[phase]}</span>
        </p>
        <p id="playground-missing">
          The playground needs JavaScript. Without it, run the tool on your own machine, as the next section shows.
        </p>
      </div>
      {Loaded && opening && <Loaded opening={opening} />}
    </>
  );
}
