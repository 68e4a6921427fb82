/** Chooses sample values for scalars without an example in the schema, by the names of the scalar and of the field. */
import { PAGE_SIZE } from "./limits.mjs";
import { wordsOf } from "./names.mjs";

/** @import { GraphQLScalarType } from "graphql" */

/** @typedef {readonly (readonly [RegExp, unknown])[]} Rules values by pattern; the first that matches is used */

const INSTANT = "2024-05-17T09:30:00Z";
const DAY = "2024-05-17";
const TIME = "09:30:00";
const EXAMPLE_URL = "https://example.com/example";
const EMAIL = "ada@example.com";
const PHONE = "+442079460123";
const COLOUR = "#3366cc";
const UUID = "3f2b8c1e-9d4a-4c6b-8e57-0a1d2c3b4e5f";
const CURSOR = "Y3Vyc29yLTE=";
const SENTENCE = "A short text.";

/** Values of custom scalars, by the name of the scalar in kebab case. */
const CUSTOM = /** @type {Rules} */ ([
  [/date.*(?:int|number)$/u, 20_240_517],
  [/date-?time|timestamp|instant/u, INSTANT],
  [/(?:^|-)date$|day$/u, DAY],
  [/time-?zone/u, "Europe/London"],
  [/duration|interval|period/u, "PT15M"],
  [/time(?:-of-day|-utc)?$/u, TIME],
  [/year$/u, 2024],
  [/uuid|guid/u, UUID],
  [/ur[il](?:-string)?$|link$|domain|host/u, EXAMPLE_URL],
  [/e-?mail/u, EMAIL],
  [/phone/u, PHONE],
  [/html/u, "<p>A short text.</p>"],
  [/markdown|(?:^|-)md$/u, "A **short** text."],
  [/colour|color/u, COLOUR],
  [/country/u, "GB"],
  [/currency/u, "EUR"],
  [/lang|locale/u, "en"],
  [/json-string/u, '{"key":"value"}'],
  [/json|object$|(?:^|-)(?:map|any|attributes|metadata)$/u, { key: "value" }],
  [/decimal|money|numeric|price|amount/u, "19.99"],
  [/big-?int|int-?64|uint-?256/u, "9007199254740993"],
  [/(?:^|-)long$/u, 1_234_567_890_123],
  [/latitude/u, 51.5],
  [/longitude/u, -0.1],
  [/percent|float|double|rate|ratio/u, 12.5],
  [/(?:^|-)(?:int|integer|short|byte|count|number)(?:-\d+)?$/u, 1],
  [/bool/u, true],
  [/pv-?6/u, "2001:db8::1"],
  [/(?:^|-)i-pv|(?:^|-)ip(?:-|$)|ipv4/u, "192.0.2.1"],
  [/mac(?:-|$)/u, "00:00:5e:00:53:01"],
  [/sha|hash|git-object-id|git-oid/u, "9fceb02d0ae598e95dc970b74767f19372d61af8"],
  [/cursor/u, CURSOR],
  [/base-?64|bytes|binary|blob/u, "aGk="],
  [/sem-?ver|version/u, "1.0.0"],
  [/slug/u, "an-example"],
  [/upload|file/u, "example.png"],
]);

/** Values of strings, by the name of the field or argument in kebab case. */
const STRINGS = /** @type {Rules} */ ([
  [/e-?mail(?:-address)?$/u, EMAIL],
  [/cursor$|^(?:after|before)$/u, CURSOR],
  [/(?:^|-)(?:ur[il]|link|href|website|homepage|avatar|image|thumbnail|icon)$/u, EXAMPLE_URL],
  [/^(?:first|given)-name$/u, "Ada"],
  [/^(?:last|family)-name$/u, "Lovelace"],
  [/^(?:full|display)-name$/u, "Ada Lovelace"],
  [/^(?:user-?name|login|handle|nick-?name)$/u, "ada"],
  [/slug$/u, "an-example"],
  [/phone(?:-number)?$/u, PHONE],
  [/(?:colour|color)$/u, COLOUR],
  [/time-?zone$/u, "Europe/London"],
  [/(?:^|-)(?:language|locale|lang)$/u, "en"],
  [/country(?:-code)?$/u, "GB"],
  [/currency(?:-code)?$/u, "EUR"],
  [/city$/u, "London"],
  [/(?:^|-)version$/u, "1.0.0"],
  [/(?:^|-)(?:uuid|guid)$/u, UUID],
  [/-at$|(?:^|-)timestamp$/u, INSTANT],
  [/(?:^|-)date$/u, DAY],
  [/(?:^|-)html$/u, "<p>A short text.</p>"],
  [/(?:^|-)(?:description|body|text|content|comment|note|notes|summary|message|bio|about|reason)$/u, SENTENCE],
  [/^(?:query|search|term|keyword|q)$/u, "example"],
]);

/** Values of integers, by the name of the field or argument in kebab case. */
const INTEGERS = /** @type {Rules} */ ([
  [/(?:^|-)year$/u, 2024],
  [/(?:^|-)month$/u, 5],
  [/(?:^|-)day$/u, 17],
  [/^(?:offset|skip)$/u, 0],
  [/^per-page$/u, PAGE_SIZE],
  [/(?:^|-)(?:page|number|index|position|rank|version|chunk|level|quantity)$/u, 1],
  [/minutes?$/u, 30],
  [/seconds?$/u, 60],
  [/(?:count|total|sum)$/u, 42],
]);

/** Values of floats, by the name of the field or argument in kebab case. */
const FLOATS = /** @type {Rules} */ ([
  [/latitude$|^lat$/u, 51.5],
  [/longitude$|^(?:lng|lon)$/u, -0.1],
  [/(?:price|amount|cost|fee|balance|total)$/u, 19.99],
  [/(?:rate|ratio|share|relevance)$/u, 0.5],
]);

/** Converts a name to kebab case: `unWeightedGPA` to `un-weighted-gpa`. @type {(name: string) => string} */
const kebabCase = (name) => wordsOf(name).join("-");

/**
 * Returns a sample value of a scalar. The same names always give the same value.
 *
 * @param {GraphQLScalarType} type
 * @param {string} name of the field, the argument or the input field
 * @param {string} owner name of the type that has the field, or that the argument refers to
 * @returns {unknown}
 */
export function sampleOf(type, name, owner) {
  const kebab = kebabCase(name);
  switch (type.name) {
    case "ID":
      return idOf(kebab, owner);
    case "String": {
      const text = ["example", ...wordsOf(name)].join(" ");
      return firstMatch(STRINGS, kebab) ?? text.charAt(0).toUpperCase() + text.slice(1);
    }
    case "Int":
      return firstMatch(INTEGERS, kebab) ?? PAGE_SIZE;
    case "Float":
      return firstMatch(FLOATS, kebab) ?? 4.5;
    case "Boolean":
      return true;
    default:
      return customOf(type, kebab, owner);
  }
}

/**
 * Returns a sample value of a custom scalar: the value that its name suggests or, if the scalar rejects it, one that the scalar
 * accepts.
 *
 * @type {(type: GraphQLScalarType, name: string, owner: string) => unknown}
 */
function customOf(type, name, owner) {
  const scalar = kebabCase(type.name);
  const suggested = firstMatch(CUSTOM, scalar) ?? (/(?:^|-)id$/u.test(scalar) ? idOf(name, owner) : undefined);
  const candidates = [suggested ?? `Example ${scalar.replaceAll("-", " ")}`, 1, true, { key: "value" }, 1.5];
  return candidates.find((value) => accepts(type, value)) ?? candidates[0];
}

/** Whether a scalar accepts a JSON value. @type {(type: GraphQLScalarType, value: unknown) => boolean} */
export function accepts(type, value) {
  try {
    type.parseValue(value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns an ID that contains the name of a type: `author-1` for a field `authorId` or `authors`, and `book-1` for the field
 * `id` of a `Book`.
 *
 * @type {(name: string, owner: string) => string}
 */
function idOf(name, owner) {
  const fromName = name.replace(/(?:^|-)ids?$/u, "").replace(/(?<=[^s])s$/u, "");
  const fromOwner = kebabCase(owner).replace(
    /(?<=.)-(?:payload|result|response|connection|edge|union|interface)$/u,
    "",
  );
  return [fromName || fromOwner, "1"].filter((part) => part !== "").join("-");
}

/** @type {(rules: Rules, name: string) => unknown} */
function firstMatch(rules, name) {
  return rules.find(([pattern]) => pattern.test(name))?.[1];
}
