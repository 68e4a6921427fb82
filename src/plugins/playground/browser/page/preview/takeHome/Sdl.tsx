import OwnSdl from "reference-formatter/components/Sdl";
import { useContext, useEffect, useMemo, useRef } from "react";
import type { ComponentProps, ReactNode } from "react";
import { Around } from "../surroundings";

/** The definition of an entity, whose types lead to other pages of the playground, where there are such. */
export default function Sdl({ links = {}, ...rest }: ComponentProps<typeof OwnSdl>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const { targetOf, onFollow } = useContext(Around);
  const known = useMemo(
    () => Object.fromEntries(Object.entries(links).filter(([, route]) => targetOf(route).kind === "file")),
    [links, targetOf],
  );

  useEffect(() => {
    const element = box.current;
    // The links are those of a site; before they lead there, this leads to the page.
    function follow(event: MouseEvent): void {
      const link = (event.target as Element).closest("a.token");
      const target = link && targetOf(known[link.textContent] ?? "");
      if (target?.kind !== "file") return;
      event.preventDefault();
      event.stopPropagation();
      onFollow(target);
    }
    for (const type of ["click", "auxclick"] as const) element?.addEventListener(type, follow, { capture: true });
    return () => {
      for (const type of ["click", "auxclick"] as const) element?.removeEventListener(type, follow, { capture: true });
    };
  }, [known, targetOf, onFollow]);

  return (
    <div ref={box}>
      <OwnSdl links={known} {...rest} />
    </div>
  );
}
