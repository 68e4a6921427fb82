import { PolicyWorker } from "@site/src/plugins/contentSecurityPolicy/browser";
import { startTransition, useEffect, useRef, useState } from "react";
import { hasReferenceFormatter } from "../../options";
import type { PlaygroundOptions } from "../../options";
import type { GeneratedFile } from "../../protocol";
import type { PageAnswer, PageRequest, Reader, ShownPage } from "./page";
import type { Components } from "./takeHome/components";

/** A page, and the file that it was made of. */
export interface ParsedFile {
  readonly file: GeneratedFile;
  /** A sentence instead when it could not be parsed. */
  readonly page: ShownPage | string;
  /** Those of the formatter that readers copy, if the page is one of its. */
  readonly components?: Components | undefined;
}

const FAILURE = "This page could not be shown. This is its source:";
const TOO_SLOW = "This page took too long to read. This is its source:";

/** Milliseconds for a page. The longest that a schema needs takes one second; some Markdown takes time with its square. */
const PAGE_LIMIT = 5000;

/**
 * The page of a file, parsed in a worker as its reader does; until it is, that of the file before.
 *
 * @param file to parse; nothing ends the worker
 */
export function usePage(
  file: GeneratedFile | undefined,
  options: PlaygroundOptions,
  reader: Reader = "site",
): ParsedFile | undefined {
  /** The worker, while it has nothing to do. */
  const idle = useRef<Worker>(undefined);
  const [parsed, setParsed] = useState<ParsedFile>();
  const headingIds = options.framework === "docusaurus";
  const takeHome = hasReferenceFormatter(options);

  useEffect(() => {
    if (!file) {
      idle.current?.terminate();
      idle.current = undefined;
      return undefined;
    }
    let isWanted = true;
    const show = (page: ShownPage | string, components?: Components): void => {
      if (!isWanted) return;
      // In small steps: a long page has thousands of elements.
      startTransition(() => {
        setParsed({ file, page, components });
      });
    };
    const worker =
      idle.current ?? new PolicyWorker(new URL("./worker.ts", import.meta.url), { name: "playground-preview" });
    idle.current = undefined;
    let limit: ReturnType<typeof setTimeout> | undefined;
    const giveUp = (reason: string): void => {
      clearTimeout(limit);
      worker.terminate();
      show(reason);
    };
    worker.onmessage = ({ data }: MessageEvent<PageAnswer>) => {
      if (data === "begun") {
        // Not before: its script may be on a slow line.
        limit = setTimeout(giveUp, PAGE_LIMIT, TOO_SLOW);
        return;
      }
      clearTimeout(limit);
      idle.current = worker;
      if (!takeHome || reader === "github") {
        show(data);
        return;
      }
      import("./takeHome/components").then(
        ({ components }) => {
          show(data, components);
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
    worker.postMessage({
      path: file.path,
      text: file.text,
      headingIds,
      takeHome,
      reader,
    } satisfies PageRequest);
    return () => {
      isWanted = false;
      clearTimeout(limit);
      // What it still parses, or broke on, is not wanted any more.
      worker.onmessage = null;
      if (idle.current !== worker) worker.terminate();
    };
  }, [file, headingIds, takeHome, reader]);

  useEffect(
    () => () => {
      idle.current?.terminate();
      idle.current = undefined;
    },
    [],
  );

  return parsed;
}
