import { startTransition, useEffect, useRef, useState } from "react";
import type { Framework } from "../../options";
import type { GeneratedFile } from "../../protocol";
import type { Page, PageRequest } from "./page";

/** A page, and the file that it was made of. */
export interface ParsedFile {
  readonly file: GeneratedFile;
  /** A sentence instead when it could not be parsed. */
  readonly page: Page | string;
}

/** The page of a file, parsed in a worker; until it is, that of the file before. */
export function usePage(file: GeneratedFile | undefined, framework: Framework): ParsedFile | undefined {
  /** The worker, while it has nothing to do. */
  const idle = useRef<Worker>(undefined);
  const [parsed, setParsed] = useState<ParsedFile>();

  useEffect(() => {
    if (!file) return undefined;
    const show = (page: Page | string): void => {
      // In small steps: a long page has thousands of elements.
      startTransition(() => {
        setParsed({ file, page });
      });
    };
    const worker = idle.current ?? new Worker(new URL("./worker.ts", import.meta.url), { name: "playground-preview" });
    idle.current = undefined;
    worker.onmessage = ({ data }: MessageEvent<Page>) => {
      idle.current = worker;
      show(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      show("This page could not be shown. Its source is complete.");
    };
    worker.postMessage({
      path: file.path,
      text: file.text,
      headingIds: framework === "docusaurus",
    } satisfies PageRequest);
    return () => {
      // What it still parses, or broke on, is not wanted any more.
      worker.onmessage = null;
      if (idle.current !== worker) worker.terminate();
    };
  }, [file, framework]);

  useEffect(
    () => () => {
      idle.current?.terminate();
      idle.current = undefined;
    },
    [],
  );

  return parsed;
}
