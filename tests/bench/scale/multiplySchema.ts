import { Kind, isTypeDefinitionNode, isTypeExtensionNode, parse, print, visit } from "graphql";
import type {
  DefinitionNode,
  DocumentNode,
  NameNode,
  ObjectTypeDefinitionNode,
  ObjectTypeExtensionNode,
} from "graphql";
import { madeUpWord } from "../search/multiply";

const BUILT_IN = new Set(["Int", "Float", "String", "Boolean", "ID"]);

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Names of the root operation types: those of the schema definition, or the usual ones. */
function rootNames(document: DocumentNode): ReadonlySet<string> {
  const schema = document.definitions.find((definition) => definition.kind === Kind.SCHEMA_DEFINITION);
  return new Set(schema?.operationTypes.map(({ type }) => type.name.value) ?? ["Query", "Mutation", "Subscription"]);
}

function isObject(node: DefinitionNode): node is ObjectTypeDefinitionNode | ObjectTypeExtensionNode {
  return node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION;
}

/** The fields of a root type under other names; a root type is defined once, so a copy can only extend it. */
function extendRoot(node: ObjectTypeDefinitionNode | ObjectTypeExtensionNode, end: string): ObjectTypeExtensionNode {
  const fields = (node.fields ?? []).map((field) => ({
    ...field,
    name: { ...field.name, value: field.name.value + end },
  }));
  return { kind: Kind.OBJECT_TYPE_EXTENSION, name: node.name, fields };
}

/**
 * A copy of a schema that can stand beside it: every type and every operation has another name, one made-up word longer,
 * and refers to the types of the copy. Fields, values and prose stay as they are, as those of real types repeat; so do
 * directives, which are defined once.
 *
 * @param document - definitions and extensions, from any number of files
 * @param copy - number of the copy, from 1
 */
export function copyOfSchema(document: DocumentNode, copy: number): DocumentNode {
  const end = capitalised(madeUpWord(copy));
  const roots = rootNames(document);
  const renamed = (name: NameNode): NameNode =>
    BUILT_IN.has(name.value) || roots.has(name.value) ? name : { ...name, value: name.value + end };
  const definitions = document.definitions.flatMap((node): DefinitionNode[] => {
    if (isObject(node) && roots.has(node.name.value)) return [extendRoot(node, end)];
    if (isTypeDefinitionNode(node) || isTypeExtensionNode(node)) return [{ ...node, name: renamed(node.name) }];
    return [];
  });
  return visit(
    { kind: Kind.DOCUMENT, definitions },
    { [Kind.NAMED_TYPE]: (node) => ({ ...node, name: renamed(node.name) }) },
  );
}

/**
 * The SDL files of a schema that has grown: those that there are, and one more for each copy.
 *
 * @param files - name to SDL, of all files of the schema
 * @param times - how many times as many types there shall be
 * @returns the copies alone, name to SDL
 */
export function schemaCopies(files: Readonly<Record<string, string>>, times: number): Record<string, string> {
  const document = parse(Object.values(files).join("\n"));
  const copies = Array.from({ length: times - 1 }, (_, at) => at + 1);
  return Object.fromEntries(
    copies.map((copy) => [`copy-${madeUpWord(copy)}.graphql`, `${print(copyOfSchema(document, copy))}\n`]),
  );
}
