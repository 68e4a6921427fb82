import type { InternalsPatch } from "../../shared/bundler/expectations";

/** The parts of the lean client; README.md says what each part does and saves. */
const PARTS = ["routes", "versions", "globalData"] as const;

export type Part = (typeof PARTS)[number];

export const patch: InternalsPatch = { file: "src/plugins/leanClient", switchOff: "LEAN_CLIENT=off npm run build" };

/**
 * Reads the environment variable `LEAN_CLIENT`.
 *
 * @param value `all`, `off`, or names of parts separated by commas
 * @throws Error for any other value, and for `versions` without `routes`: it changes the packed routes
 */
export function partsFrom(value = "all"): ReadonlySet<Part> {
  if (value === "all") return new Set(PARTS);
  const names = value === "off" ? [] : value.split(",");
  const parts = PARTS.filter((part) => names.includes(part));
  if (parts.length !== names.length)
    throw new Error(`LEAN_CLIENT is "${value}"; it can be all, off, or some of ${PARTS.join()}.`);
  if (parts.includes("versions") && !parts.includes("routes"))
    throw new Error(`LEAN_CLIENT is "${value}"; the part "versions" needs the part "routes": add it.`);
  return new Set(parts);
}
