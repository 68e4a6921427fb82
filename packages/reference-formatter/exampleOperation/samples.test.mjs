import assert from "node:assert/strict";
import { test } from "node:test";
import { GraphQLScalarType } from "graphql";
import { sampleOf } from "./samples.mjs";

/** @param {string} name */
const scalar = (name) => new GraphQLScalarType({ name });

test("custom scalars have values that suit their names", () => {
  /** @type {Record<string, unknown>} */
  const expected = {
    Date: "2024-05-17",
    DateTime: "2024-05-17T09:30:00Z",
    ISO8601DateTime: "2024-05-17T09:30:00Z",
    timestamp: "2024-05-17T09:30:00Z",
    Time: "09:30:00",
    UUID: "3f2b8c1e-9d4a-4c6b-8e57-0a1d2c3b4e5f",
    URL: "https://example.com/example",
    Uri: "https://example.com/example",
    EmailAddress: "ada@example.com",
    JSON: { key: "value" },
    JSONObject: { key: "value" },
    BigInt: "9007199254740993",
    Decimal: "19.99",
    PositiveInt: 1,
    PositiveFloat: 12.5,
    Markdown: "A **short** text.",
    IPv4: "192.0.2.1",
    IPv6: "2001:db8::1",
    CourseCode: "Example course code",
  };
  for (const [name, value] of Object.entries(expected)) {
    assert.deepEqual(sampleOf(scalar(name), "x", "Y"), value, name);
  }
});

test("a scalar that rejects the value for its name gets one that it accepts", () => {
  const counter = new GraphQLScalarType({
    name: "Counter",
    parseValue(value) {
      if (typeof value !== "number") throw new TypeError("not a number");
      return value;
    },
  });
  assert.equal(sampleOf(counter, "x", "Y"), 1);
});

test("an ID names the type that it identifies", () => {
  assert.equal(sampleOf(scalar("ID"), "id", "ListEntry"), "list-entry-1");
  assert.equal(sampleOf(scalar("ID"), "authorId", "Book"), "author-1");
  assert.equal(sampleOf(scalar("ID"), "label_ids", "Book"), "label-1");
  assert.equal(sampleOf(scalar("ID"), "id", "DeletePayload"), "delete-1");
  assert.equal(sampleOf(scalar("ID"), "id", ""), "1");
});

test("strings and numbers suit the names of their fields", () => {
  assert.equal(sampleOf(scalar("String"), "contactEmail", ""), "ada@example.com");
  assert.equal(sampleOf(scalar("String"), "createdAt", ""), "2024-05-17T09:30:00Z");
  assert.equal(sampleOf(scalar("String"), "shelfMark", ""), "Example shelf mark");
  assert.equal(sampleOf(scalar("Int"), "birthYear", ""), 2024);
  assert.equal(sampleOf(scalar("Int"), "perPage", ""), 10);
  assert.equal(sampleOf(scalar("Float"), "price", ""), 19.99);
  assert.equal(sampleOf(scalar("Boolean"), "isOld", ""), true);
});
