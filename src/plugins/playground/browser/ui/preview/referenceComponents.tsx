/** The components of the reference formatter's pages. This module is loaded for the first such page. */
import MDXDetails from "@theme/MDXComponents/Details";
import { components as formatterComponents } from "reference-formatter/components";
import { LinkedSdl } from "reference-formatter/components/Sdl";
import { use, useMemo } from "react";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { LinksContext } from "./SiteNavigation";

/** The definition of a type or operation. Its links open pages of the preview; a type without a page has no link. */
function Sdl({ links, ...rest }: ComponentProps<typeof LinkedSdl>): ReactNode {
  const { resolve, follow } = use(LinksContext);
  const linksToPages = useMemo(
    () => Object.fromEntries(Object.entries(links).filter(([, route]) => resolve(route).kind === "file")),
    [links, resolve],
  );

  // The formatter's own links lead to URLs of the site that the pages are meant for.
  function open(event: MouseEvent): void {
    const isRightClick = event.button === 2;
    if (isRightClick) return;
    const link = (event.target as Element).closest("a.token");
    const target = link && resolve(linksToPages[link.textContent] ?? "");
    if (target?.kind !== "file") return;
    event.preventDefault();
    event.stopPropagation();
    follow(target);
  }

  return (
    <div onClickCapture={open} onAuxClickCapture={open}>
      <LinkedSdl {...rest} links={linksToPages} />
    </div>
  );
}

export const components = { ...formatterComponents, Sdl, details: MDXDetails };

export type ReferenceComponents = typeof components;
