import {
  isDirective,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNamedType,
  isScalarType,
  isUnionType,
} from "graphql";
import type { Kind } from "./drawing";

/** Kind of a type or directive. */
export function kindOf(entity: unknown): Kind {
  if (isDirective(entity)) return "directive";
  if (isEnumType(entity)) return "enum";
  if (isInputObjectType(entity)) return "input";
  if (isInterfaceType(entity)) return "interface";
  if (isScalarType(entity)) return "scalar";
  return isUnionType(entity) ? "union" : "object";
}

/** Whether a page shows a neighbourhood: directives and operations do not, and that of a scalar is half the schema. */
export function hasNeighbourhood(entity: unknown): boolean {
  return isNamedType(entity) && !isScalarType(entity) && !isIntrospectionType(entity);
}
