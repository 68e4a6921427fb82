import { execute, isEnumType, isListType, isNonNullType, subscribe } from "graphql";
import type {
  DocumentNode,
  ExecutionResult,
  GraphQLFieldResolver,
  GraphQLOutputType,
  GraphQLSchema,
  GraphQLTypeResolver,
} from "graphql";

/** A resolver that returns the parts of an answer. */
const fieldResolver: GraphQLFieldResolver<Record<string, unknown>, unknown> = (source, _arguments, _context, info) =>
  toInternalValue(source[String(info.path.key)], info.returnType);

const typeResolver: GraphQLTypeResolver<Record<string, unknown>, unknown> = (value) => String(value["__typename"]);

/** Converts the enum values in an answer to internal values, which resolvers must return and which may be anything. */
function toInternalValue(value: unknown, type: GraphQLOutputType): unknown {
  if (isNonNullType(type)) return toInternalValue(value, type.ofType);
  if (isListType(type) && Array.isArray(value)) return value.map((item) => toInternalValue(item, type.ofType));
  return isEnumType(type) && value !== null ? type.parseValue(value) : value;
}

/**
 * Runs an operation with resolvers that return the parts of an answer. For a subscription, the answer is the only event.
 *
 * @param data the answer
 * @returns the result as JSON text
 */
export async function run(
  schema: GraphQLSchema,
  document: DocumentNode,
  variableValues: Record<string, unknown>,
  data: unknown,
): Promise<string> {
  const [definition] = document.definitions;
  const isSubscription = definition?.kind === "OperationDefinition" && definition.operation === "subscription";
  const options = { schema, document, variableValues, fieldResolver, typeResolver };
  if (!isSubscription) return JSON.stringify(await execute({ ...options, rootValue: data }));
  const stream = await subscribe({
    ...options,
    // eslint-disable-next-line @typescript-eslint/require-await -- a stream of one event has nothing to wait for
    subscribeFieldResolver: async function* () {
      yield data;
    },
  });
  if (!(Symbol.asyncIterator in stream)) return JSON.stringify(stream);
  const events: ExecutionResult[] = [];
  for await (const event of stream) events.push(event);
  return events.map((event) => JSON.stringify(event)).join("\n");
}
