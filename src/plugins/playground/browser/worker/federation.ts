import { Kind, parse, specifiedDirectives, visit } from "graphql";
import type { DefinitionNode, DirectiveNode, DocumentNode, ValueNode } from "graphql";
import definitions from "@generated/playground/default/federation.json";
import type { FederationFix } from "../protocol";

const COMMENT = "# Directives of Apollo Federation, which gateways have built in.";

/** Directives that schemas without Federation have too, so they don't identify a subgraph. */
const COMMON: ReadonlySet<string> = new Set(["tag", "inaccessible"]);

/** Key of a definition. The `@` separates a directive from a type of the same name. */
function keyOf(node: DefinitionNode): string {
  const name = "name" in node ? (node.name?.value ?? "") : "";
  return `${node.kind === Kind.DIRECTIVE_DEFINITION ? "@" : ""}${name}`;
}

/** All directives that a schema applies. */
function appliedIn(document: DocumentNode): readonly DirectiveNode[] {
  const applied: DirectiveNode[] = [];
  visit(document, { Directive: (node) => void applied.push(node) });
  return applied;
}

/** Returns the text of a named field of an object, or of a named argument of a directive. */
function textAt(
  entries: readonly { readonly name: { readonly value: string }; readonly value: ValueNode }[] | undefined,
  name: string,
): string | undefined {
  const value = entries?.find((entry) => entry.name.value === name)?.value;
  return value?.kind === Kind.STRING ? value.value : undefined;
}

/** Returns Federation's name of each directive that a schema imports under another name, by that other name. */
function renamedIn(applied: readonly DirectiveNode[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { name, arguments: given } of applied) {
    const imports = name.value === "link" ? given?.find((one) => one.name.value === "import")?.value : undefined;
    for (const value of imports?.kind === Kind.LIST ? imports.values : []) {
      if (value.kind !== Kind.OBJECT) continue;
      const [from, to] = [textAt(value.fields, "name"), textAt(value.fields, "as")];
      if (from && to) names.set(to.replace("@", ""), from.replace("@", ""));
    }
  }
  return names;
}

/** The prefixes of directives that are not imported, such as `federation` in `@federation__key`. */
function prefixesIn(applied: readonly DirectiveNode[]): readonly string[] {
  const links = applied.filter(({ name }) => name.value === "link");
  return ["federation", ...links.flatMap((link) => textAt(link.arguments, "as") ?? [])];
}

/** The text of a definition, with the name that the schema uses. */
function textOf(node: DefinitionNode, name: string): string {
  const text = definitions.slice(node.loc?.start, node.loc?.end);
  return node.kind === Kind.DIRECTIVE_DEFINITION ? text.replace(`@${node.name.value}`, `@${name}`) : text;
}

/**
 * Finds the directives that a subgraph of Apollo Federation applies without defining them, and their definitions.
 *
 * @returns undefined when the schema is not a subgraph, or lacks none of the definitions in the guide to Federation
 */
export function federationFixOf(document: DocumentNode): FederationFix | undefined {
  const applied = appliedIn(document);
  const renamed = renamedIn(applied);
  const prefixes = prefixesIn(applied);
  /** Federation's name of a directive. */
  const original = (name: string): string => {
    const prefix = prefixes.find((one) => name.startsWith(`${one}__`));
    return renamed.get(name) ?? (prefix === undefined ? name : name.slice(prefix.length + 2));
  };
  const byName = new Map(parse(definitions).definitions.map((node) => [keyOf(node), node]));
  const used = [...new Set(applied.map(({ name }) => name.value))].sort();
  if (!used.some((name) => byName.has(`@${original(name)}`) && !COMMON.has(original(name)))) return undefined;

  const declared = new Set(document.definitions.map(keyOf));
  const builtIn = new Set(specifiedDirectives.map(({ name }) => name));
  const lacking = used.filter((name) => !declared.has(`@${name}`) && !builtIn.has(name));
  const directives = lacking.flatMap((name) => {
    const node = byName.get(`@${original(name)}`);
    return node ? [{ name, node }] : [];
  });
  if (directives.length === 0) return undefined;

  const names = new Set<string>();
  for (const { node } of directives) visit(node, { NamedType: ({ name }) => void names.add(name.value) });
  const types = [...names].flatMap((name) => {
    const node = declared.has(name) ? undefined : byName.get(name);
    return node ? [{ name, node }] : [];
  });
  return {
    directives: directives.map(({ name }) => name),
    definitions: [COMMENT, ...[...directives, ...types].map(({ name, node }) => textOf(node, name))].join("\n"),
    unknown: lacking.filter((name) => !byName.has(`@${original(name)}`)),
  };
}
