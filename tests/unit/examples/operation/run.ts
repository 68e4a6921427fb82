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
  resolved(source[String(info.path.key)], info.returnType);

const typeResolver: GraphQLTypeResolver<Record<string, unknown>, unknown> = (value) => String(value["__typename"]);

/** Converts enum values of an answer to their internal values, which resolvers must return and which may be anything. */
function resolved(value: unknown, type: GraphQLOutputType): unknown {
  if (isNonNullType(type)) return resolved(value, type.ofType);
  if (isListType(type) && Array.isArray(value)) return value.map((item) => resolved(item, type.ofType));
  return isEnumType(type) && value !== null ? type.parseValue(value) : value;
}

/**
 * Runs an operation with resolvers that return a sample answer. A subscription returns it as its only event.
 *
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
