import { startTransition, useEffect, useRef, useState } from "react";
import type { Framework, GeneratedFile } from "../../protocol";
import type { Page } from "./nodes";
import { createPageParser } from "./parser";
import type { PageParser } from "./parser";

/** A page, and the file that it was made of. */
export interface ParsedFile {
  readonly file: GeneratedFile;
  /** A sentence instead when it could not be parsed. */
  readonly page: Page | string;
}

/** The page of a file, parsed in a worker; until it is, that of the file before. */
export function usePage(file: GeneratedFile | undefined, framework: Framework): ParsedFile | undefined {
  const parser = useRef<PageParser>(undefined);
  const [parsed, setParsed] = useState<ParsedFile>();

  useEffect(() => {
    if (!file) return;
    parser.current ??= createPageParser();
    parser.current.parse({ path: file.path, text: file.text, headingIds: framework === "docusaurus" }, (page) => {
      // In small steps: a long page has thousands of elements.
      startTransition(() => {
        setParsed({ file, page });
      });
    });
  }, [file, framework]);

  useEffect(
    () => () => {
      parser.current?.end();
      parser.current = undefined;
    },
    [],
  );

  return parsed;
}
