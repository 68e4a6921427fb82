import { PolicyWorker } from "@site/src/plugins/contentSecurityPolicy/browser";
import { startTransition, useEffect, useRef, useState } from "react";
import { hasReferenceFormatter } from "../../options";
import type { PlaygroundOptions } from "../../options";
import type { GeneratedFile } from "../../protocol";
import type { ReferenceComponents } from "./referenceComponents";
import type { PageAnswer, PageRequest, PageWithHeadings } from "../../parsing/parsingWorker";

/** A file and its page. */
export interface ParsedFile {
  readonly file: GeneratedFile;
  /** The parsed page, or a sentence for the reader if it could not be parsed. */
  readonly page: PageWithHeadings | string;
  /** The components of the page, if the reference formatter wrote it. */
  readonly components?: ReferenceComponents | undefined;
}

const FAILURE = "This page could not be shown. This is its source:";
const TOO_SLOW = "This page took too long to read. This is its source:";

/** Milliseconds to parse a page. Large schemas need up to one second; for some Markdown, parsing takes quadratic time. */
const TIME_LIMIT = 5000;

/**
 * Parses a file in a worker, which then waits for the next file. If parsing takes too long, the worker is terminated.
 *
 * @param file the file to parse; without one, the worker is terminated
 * @returns the page; until it is parsed, the page of the previous file
 */
export function usePage(file: GeneratedFile | undefined, options: PlaygroundOptions): ParsedFile | undefined {
  /** The worker, while it is idle. */
  const idle = useRef<Worker>(undefined);
  const [parsed, setParsed] = useState<ParsedFile>();
  const headingIds = options.framework === "docusaurus";
  const isReference = hasReferenceFormatter(options);

  useEffect(() => {
    if (!file) {
      idle.current?.terminate();
      idle.current = undefined;
      return undefined;
    }
    let isWanted = true;
    const show = (page: PageWithHeadings | string, components?: ReferenceComponents): void => {
      if (!isWanted) return;
      // A transition, because a long page has thousands of elements.
      startTransition(() => {
        setParsed({ file, page, components });
      });
    };
    const worker =
      idle.current ??
      new PolicyWorker(new URL("../../parsing/parsingWorker.ts", import.meta.url), { name: "playground-preview" });
    idle.current = undefined;
    let limit: ReturnType<typeof setTimeout> | undefined;
    const giveUp = (reason: string): void => {
      clearTimeout(limit);
      worker.terminate();
      show(reason);
    };
    worker.onmessage = ({ data }: MessageEvent<PageAnswer>) => {
      if (data === "begun") {
        // The time starts only now, because the script of the worker may load slowly.
        limit = setTimeout(giveUp, TIME_LIMIT, TOO_SLOW);
        return;
      }
      clearTimeout(limit);
      idle.current = worker;
      (isReference ? import("./referenceComponents") : Promise.resolve(undefined)).then(
        (reference) => {
          show(data, reference?.components);
        },
        () => {
          show(FAILURE);
        },
      );
    };
    worker.onerror = (event) => {
      event.preventDefault();
      giveUp(FAILURE);
    };
    worker.postMessage({ path: file.path, text: file.text, headingIds, isReference } satisfies PageRequest);
    return () => {
      isWanted = false;
      clearTimeout(limit);
      worker.onmessage = null;
      // The worker is still parsing, or has failed.
      if (idle.current !== worker) worker.terminate();
    };
  }, [file, headingIds, isReference]);

  useEffect(
    () => () => {
      idle.current?.terminate();
      idle.current = undefined;
    },
    [],
  );

  return parsed;
}
