import type { ComponentProps, ReactNode } from "react";

interface StrokeIconProps extends ComponentProps<"svg"> {
  /** Path in a square of 24. */
  readonly d: string;
  /** How its lines meet; as the browser does it if not given. */
  readonly join?: "round";
}

/** An icon of lines, in the colour of the text around it. */
export default function StrokeIcon({ d, join, ...props }: StrokeIconProps): ReactNode {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <path d={d} fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin={join} />
    </svg>
  );
}
