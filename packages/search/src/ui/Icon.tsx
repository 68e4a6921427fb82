import type { ReactNode } from "react";

const shapes = {
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.6 11.1L20 20",
  clear: "m7 7 10 10M17 7 7 17",
} as const;

/** An icon of the search box, in the colour of the text. */
export default function Icon({ shape }: { readonly shape: keyof typeof shapes }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={shapes[shape]} fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
    </svg>
  );
}
