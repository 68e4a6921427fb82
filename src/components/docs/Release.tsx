import type { ReactNode } from "react";
import { RELEASE } from "@site/src/data/release";

/** The release that the docs describe. */
export default function Release(): ReactNode {
  return <span>{RELEASE}</span>;
}
