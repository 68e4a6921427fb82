import { useState } from "react";
import { PolicyWorker } from "@site/src/plugins/contentSecurityPolicy/browser";
import { hasReferenceFormatter } from "../../options";
import type { PlaygroundOptions } from "../../options";
import type { GeneratedFile } from "../../protocol";
import { answerOf } from "../answerOf";
import type { Starters } from "./project";

/** Loads the starter projects. */
export async function loadStarters(): Promise<Starters> {
  const { default: starters } = await import("@generated/playground/default/starters.json");
  return starters;
}

/** Loads the files of the reference formatter if the options name it. */
export async function loadFormatter(options: PlaygroundOptions): Promise<readonly GeneratedFile[]> {
  if (!hasReferenceFormatter(options)) return [];
  const { default: files } = await import("@generated/playground/default/formatter.json");
  return files;
}

/** Packs files in a worker, so that thousands of them don't block the page. */
function zip(files: readonly GeneratedFile[]): Promise<Blob> {
  const worker = new PolicyWorker(new URL("./zipWorker.ts", import.meta.url), { name: "playground-zip" });
  return answerOf<Blob>(worker, files, "packs the files");
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // After a minute, the download has started.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}

/**
 * Creates archives and saves them as downloads.
 *
 * @param onProblem called with a sentence when an archive could not be created
 */
export function useDownload(onProblem: (sentence: string) => void) {
  const [packing, setPacking] = useState(false);
  function download(name: string, files: () => Promise<readonly GeneratedFile[]>): void {
    setPacking(true);
    files()
      .then(zip)
      .then(
        (archive) => {
          save(archive, name);
        },
        (error: unknown) => {
          onProblem(`The files could not be packed: ${String(error)}`);
        },
      )
      .finally(() => {
        setPacking(false);
      });
  }
  return { packing, download };
}
