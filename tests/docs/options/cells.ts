import { isDeepStrictEqual } from "node:util";
import { runInNewContext } from "node:vm";
import { spansOf } from "../markdown/sections";
import type { Row } from "../markdown/sections";
import type { Default } from "./defaults";
import { flagNearby, flagOf } from "./facts";
import type { Facts } from "./facts";
import type { Flag } from "./flags";
import { kindsInCell } from "./kinds";
import type { Option } from "./types";

/**
 * Compares the Type, Default and Flag cells of an option with the packages.
 *
 * @param write returns the code with which the page writes a flag: in full, or its names
 * @returns one line for each difference
 */
export function rowFaults(option: Option, row: Row, facts: Facts, write: (flag: Flag) => readonly string[]): string[] {
  return [
    typeFault(option, row["Type"] ?? ""),
    defaultFault(option, facts.defaults.get(option.path), row["Default"] ?? ""),
    flagFault(flagOf(facts, option), row["Flag"] ?? "–", { write, nearby: flagNearby(facts, option) }),
  ].flatMap((fault) => (fault === undefined ? [] : [`${option.path}: ${fault}`]));
}

function typeFault({ kinds }: Option, cell: string): string | undefined {
  const [stated, declared] = [kindsInCell(cell), kinds].map((set) => [...set].sort().join(", "));
  return stated === declared ? undefined : `the type is ${String(declared)}, the page says ${cell}`;
}

/** Compares a Default cell with the default of the packages. The cell of an object may refer to the defaults of its options. */
function defaultFault({ required, kinds }: Option, expected: Default | undefined, cell: string): string | undefined {
  if (required) return cell.startsWith("required") ? undefined : `the option is required, the page says ${cell}`;
  if (expected !== undefined && "words" in expected) {
    const missing = expected.words.filter((word) => !cell.includes(word));
    return missing.length === 0
      ? undefined
      : `the default must mention ${missing.join(" and ")}, the page says ${cell}`;
  }
  if (expected === undefined || "none" in expected) {
    return /^(?:none|unset|built in|(?:the )?roots)\b/u.test(cell)
      ? undefined
      : `there is no default, the page says ${cell}`;
  }
  if (kinds.has("object") && cell === "the defaults below") return undefined;
  const value = plain(expected.value);
  const [span = ""] = spansOf(cell);
  return isDeepStrictEqual(evaluate(span), value)
    ? undefined
    : `the default is ${JSON.stringify(value)}, the page says ${cell}`;
}

/**
 * Compares a Flag cell with the flag that sets the option itself.
 *
 * @param nearby whether a flag sets a parent or a child of the option, which the cell may then describe
 */
function flagFault(
  flag: Flag | undefined,
  cell: string,
  { write, nearby }: { readonly write: (flag: Flag) => readonly string[]; readonly nearby: boolean },
): string | undefined {
  if (flag === undefined) {
    if (nearby)
      return cell === "–" || !cell.startsWith("`-") ? undefined : `no flag sets it directly, the page says ${cell}`;
    return cell === "–" ? undefined : `there is no flag, the page says ${cell}`;
  }
  if (!isDeepStrictEqual(spansOf(cell), write(flag))) return `the flag is ${flag.text}, the page says ${cell}`;
  return flag.docusaurusOnly === cell.includes("Docusaurus only")
    ? undefined
    : `the page is wrong about where ${flag.text} exists`;
}

/** A copy without functions and undefined members, of plain objects only. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);
}

function evaluate(code: string): unknown {
  try {
    return plain(runInNewContext(`(${code})`));
  } catch {
    return undefined;
  }
}
