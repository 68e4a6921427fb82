import { instances } from "@site/src/data/instances";
import type { NamedDocument } from "../../shared/documents";
import type { SearchKind } from "../../shared/types";

/** A docs instance as the search shows it. */
interface Instance {
  /** Path below the base URL, without a slash at its end. */
  readonly route: string;
  /** Name for readers. */
  readonly label: string;
  /** Lower comes first when two results are equally good. */
  readonly rank: number;
}

/** Kinds of results from the whole to the detail: what somebody means who types a bare name comes first. */
const KIND_RANKS: Readonly<Record<SearchKind, number>> = {
  page: 0,
  guide: 0,
  type: 0,
  option: 0,
  operation: 0.5,
  directive: 0.5,
  category: 1,
  function: 1,
  section: 1,
  field: 2,
  value: 3,
  argument: 3,
};

/** Rank of a kind of result: 0 for what comes first. */
export function kindRank(kind: SearchKind): number {
  return KIND_RANKS[kind];
}

/** Whether a kind of result is a part of a type or operation. */
export function isDetail(kind: SearchKind): boolean {
  return KIND_RANKS[kind] > 1;
}

/** Where a document stands on the site, and what it is. */
export interface Place {
  readonly kind: SearchKind;
  readonly instance: Instance;
  /** Categories, then the page for a section of it. */
  readonly breadcrumb: readonly string[];
}

const INSTANCES: readonly Instance[] = instances.map(({ routeBasePath, label, search }) => ({
  route: `/${routeBasePath}`,
  label,
  rank: search.rank,
}));

/** Folder that the tool gives to each kind of entity, and what stands on such a page and under its headings. */
const ENTITIES: Readonly<Record<string, readonly [page: SearchKind, name: SearchKind]>> = {
  queries: ["operation", "argument"],
  mutations: ["operation", "argument"],
  subscriptions: ["operation", "argument"],
  directives: ["directive", "argument"],
  enums: ["type", "value"],
  inputs: ["type", "field"],
  interfaces: ["type", "field"],
  objects: ["type", "field"],
  scalars: ["type", "field"],
  unions: ["type", "field"],
};

/** Folders of hand-written pages that each say how one thing is done. */
const GUIDES: readonly (string | undefined)[] = ["guides", "advanced"];

function instanceOf(path: string): Instance {
  const found = INSTANCES.find(({ route }) => path === route || path.startsWith(`${route}/`));
  if (found) return found;
  const [, first = ""] = path.split("/");
  return { route: `/${first}`, label: label(first), rank: 0 };
}

/** Words of a path segment as a title: `group-by` is "Group by". */
function label(segment: string): string {
  const words = segment.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function kindOf(document: NamedDocument, segments: readonly string[], anchor: string, api: boolean): SearchKind {
  const entity = segments.length > 1 ? ENTITIES[segments.at(-2) ?? ""] : undefined;
  const generated = entity !== undefined && !api;
  if (anchor === "") {
    if (segments[0] === "category") return "category";
    if (generated) return entity[0];
    return !api && GUIDES.includes(segments[0]) ? "guide" : "page";
  }
  if (generated) return entity[1];
  if (api) return document.title.endsWith("()") ? "function" : "section";
  return segments[0] === "settings" && /^[\w.]+$/u.test(document.title) ? "option" : "section";
}

/**
 * Says where a document stands. Its URL tells everything, so that the index need not hold it.
 *
 * @param document - with its path below the base URL
 */
export function placeOf(document: NamedDocument): Place {
  const [route = "", anchor = ""] = document.sectionRoute.split("#");
  const path = route.replace(/\/$/u, "");
  const instance = instanceOf(path);
  const api = instance.route === "/api";
  const segments = path
    .slice(instance.route.length)
    .split("/")
    .filter((segment) => segment !== "");
  const categories = segments.slice(0, -1).filter((segment) => segment !== "category");
  return {
    kind: kindOf(document, segments, anchor, api),
    instance,
    breadcrumb: [...categories.map(api ? (segment) => segment : label), ...(anchor === "" ? [] : [document.pageTitle])],
  };
}
