import clsx from "clsx";
import { useEffect, useMemo, useRef } from "react";
import type { ReactNode } from "react";
import ui from "../ui.module.css";
import { targetOf } from "./links";
import type { Files } from "./links";
import Content, { ID_PREFIX } from "./Content";
import type { Surroundings } from "./Content";
import type { ParsedFile } from "./usePage";
import styles from "./Preview.module.css";

interface Props {
  readonly parsed: ParsedFile;
  readonly files: Files;
  /** The heading to show, of a link that led here. */
  readonly fragment: string;
  readonly onOpen: (path: string, fragment: string) => void;
}

/** A page of the tool, as a site shows it: in the type of this site, and with nothing in it evaluated. */
export default function RenderedPage({ parsed: { file, page }, files, fragment, onOpen }: Props): ReactNode {
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    const heading = fragment === "" ? null : document.getElementById(ID_PREFIX + fragment);
    if (heading && box.current?.contains(heading)) heading.scrollIntoView({ block: "start" });
    else box.current?.scrollTo(0, 0);
  }, [file.path, fragment]);

  const around: Surroundings = useMemo(
    () => ({
      targetOf: (href) => targetOf(href, file.path, files),
      onFollow: (target) => {
        if (target.kind === "file") onOpen(target.path, target.fragment);
        else document.getElementById(ID_PREFIX + target.fragment)?.scrollIntoView({ block: "start" });
      },
    }),
    [file.path, files, onOpen],
  );

  return (
    // A region that scrolls has to be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={box} className={clsx(ui.scroll, styles.page)} tabIndex={0} aria-label={`Rendered page ${file.path}`}>
      {typeof page === "string" ? (
        <p>{page}</p>
      ) : (
        <>
          {page.fault !== undefined && (
            <p className={ui.remark}>
              A site could not read this page as MDX, so it is shown as Markdown: {page.fault}
            </p>
          )}
          {page.title !== undefined && <h1>{page.title}</h1>}
          <Content node={page.content} {...around} />
          {page.cut && <p className={ui.remark}>The page goes on; its source and the download have all of it.</p>}
        </>
      )}
    </section>
  );
}
