import { isNamedType } from "graphql";
import type { GraphQLDirective } from "graphql";
import type { Effect } from "../../protocol";
import { allOf } from "../entities";
import type { Entities } from "../entities";
import { tool } from "../packages/modules";

/** What the tool asks for before it prints a page or a part of one. */
export interface Visibility {
  readonly deprecated: unknown;
  readonly skipDocDirectives: readonly GraphQLDirective[];
  readonly onlyDocDirectives: readonly GraphQLDirective[];
}

/** What has a page, or is a part of one, as graphql-js has it. */
interface Element {
  readonly astNode?:
    | { readonly kind: string; readonly directives?: readonly { readonly name: { readonly value: string } }[] }
    | null
    | undefined;
  readonly deprecationReason?: string | null | undefined;
  readonly args?: readonly Element[];
  readonly getFields?: () => Readonly<Record<string, Element>>;
  readonly getValues?: () => readonly Element[];
}

/** The names of the directives that something carries. */
export function appliedTo(element: unknown): readonly string[] {
  return (element as Element).astNode?.directives?.map(({ name }) => name.value) ?? [];
}

/** What the page of an entity has of its own: fields, arguments and values. */
export function partsOf(entity: unknown): readonly unknown[] {
  const { args = [], getFields, getValues } = entity as Element;
  const fields = Object.values(getFields?.call(entity) ?? {});
  return [...args, ...(getValues?.call(entity) ?? []), ...fields.flatMap((field) => [field, ...(field.args ?? [])])];
}

/** What the tool treats alike: it looks at the kind, the directives and whether it is deprecated. */
function likenessOf(element: unknown): string {
  const { astNode, deprecationReason } = element as Element;
  return [astNode?.kind, typeof deprecationReason, ...appliedTo(element).toSorted()].join(" ");
}

/** Some of many that are alike. */
interface Alike<Sample> {
  readonly sample: Sample;
  count: number;
}

/** Pages that are alike, with their parts. */
interface Pages extends Alike<unknown> {
  /** A directive among the relations that the page lists. */
  readonly related: unknown;
  readonly parts: Map<string, Alike<unknown>>;
}

function add<Like extends Alike<unknown>>(to: Map<string, Like>, key: string, first: () => Like): Like {
  const like = to.get(key) ?? first();
  to.set(key, like);
  like.count += 1;
  return like;
}

/** Counts of pages and parts. */
interface Counts {
  readonly hidden: number;
  readonly lost: number;
  readonly parts: number;
}

/** Whether the tool prints something; it throws for a directive of the schema. */
function isPrinted(element: unknown, options: Visibility): boolean {
  return tool.link.hasPrintableDirective(element, options);
}

/** What becomes of a page. */
function fateOf({ sample, related }: Pages, options: Visibility): "printed" | "hidden" | "lost" {
  try {
    if (!isPrinted(sample, options)) return "hidden";
    if (related !== undefined) isPrinted(related, options);
    return "printed";
  } catch {
    // The tool gives the page up, and says so in its log.
    return "lost";
  }
}

/** A directive of the schema that has a type among those of its arguments, and so is listed on the page of the type. */
function relatedDirective(entity: unknown, entities: Entities): unknown {
  if (!isNamedType(entity)) return undefined;
  const relations = tool.relation.getRelationOfField(entity, entities) as
    | { readonly directives?: readonly unknown[] }
    | undefined;
  return relations?.directives?.find((directive) => (directive as Element).astNode);
}

/** Counts what options take away from the pages of a schema. */
export interface Counter {
  /** The difference between two sets of options. */
  readonly effect: (before: Visibility, after: Visibility) => Effect;
}

/**
 * Prepares to count what options take away. Each answer asks the tool itself, once for all that it treats alike, as a schema
 * can have a hundred thousand fields.
 *
 * @param entities of the schema
 */
export function countVisible(entities: Entities): Counter {
  const all = new Map<string, Pages>();
  for (const entity of allOf(entities)) {
    const related = relatedDirective(entity, entities);
    const pages = add(all, `${likenessOf(entity)}${related === undefined ? "" : " related"}`, () => ({
      sample: entity,
      related,
      count: 0,
      parts: new Map<string, Alike<unknown>>(),
    }));
    for (const part of partsOf(entity)) add(pages.parts, likenessOf(part), () => ({ sample: part, count: 0 }));
  }

  function counts(options: Visibility): Counts {
    const sum = { printed: 0, hidden: 0, lost: 0, parts: 0 };
    for (const pages of all.values()) {
      const fate = fateOf(pages, options);
      sum[fate] += pages.count;
      if (fate !== "printed") continue;
      for (const { sample, count } of pages.parts.values()) if (!isPrinted(sample, options)) sum.parts += count;
    }
    return sum;
  }

  return {
    effect: (before, after) => {
      const [from, to] = [counts(before), counts(after)];
      return { pages: to.hidden - from.hidden, lost: to.lost - from.lost, parts: to.parts - from.parts };
    },
  };
}
