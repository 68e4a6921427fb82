import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
} from "graphql";
import type { GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import { exampleNames } from "@site/src/generate/examples/options";
import { readSchema } from "@site/src/generate/examples/schema";
import { proves } from "../../conformance/proves";
import { project } from "../../docs/markdown/files";

const schemas = new Map<string, GraphQLSchema>();

beforeAll(async () => {
  for (const name of exampleNames) schemas.set(name, await readSchema(project, `examples/schemas/${name}`));
});

function schemaOf(name: string): GraphQLSchema {
  const schema = schemas.get(name);
  if (!schema) throw new Error(`No schema ${name}`);
  return schema;
}

interface Described {
  readonly place: string;
  readonly description: string | null | undefined;
}

/** A field, input field, argument or enum value. */
interface Member {
  readonly name: string;
  readonly description?: string | null;
  readonly deprecationReason?: string | null;
  readonly args?: readonly Member[];
}

function membersOf(type: GraphQLNamedType): readonly Member[] {
  if (isEnumType(type)) return type.getValues();
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
  return Object.values<Member>(type.getFields());
}

/** Everything in a type that can have a description. */
function partsOf(type: GraphQLNamedType): Described[] {
  return [
    { place: type.name, description: type.description },
    ...membersOf(type).flatMap((member) => [
      { place: `${type.name}.${member.name}`, description: member.description },
      ...(member.args ?? []).map(({ name, description }) => ({
        place: `${type.name}.${member.name}.${name}`,
        description,
      })),
    ]),
  ];
}

function ownTypes(schema: GraphQLSchema): GraphQLNamedType[] {
  return Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
}

function described(schema: GraphQLSchema): Described[] {
  const directives = schema.getDirectives().filter((directive) => !isSpecifiedDirective(directive));
  return [
    ...ownTypes(schema).flatMap(partsOf),
    ...directives.flatMap(({ name, description, args }) => [
      { place: `@${name}`, description },
      ...args.map((argument) => ({ place: `@${name}.${argument.name}`, description: argument.description })),
    ]),
  ];
}

describe.each(exampleNames)("the schema of the example %s", (name) => {
  it("describes every type, field, argument, value and directive in a sentence", () => {
    const poor = described(schemaOf(name)).filter(
      ({ description }) => !/^[\s\S]{20,}[.!?]`?$/u.test(description ?? ""),
    );
    expect(poor.map(({ place }) => place)).toEqual([]);
  });

  it("gives a reason for everything that is deprecated", () => {
    const reasons = ownTypes(schemaOf(name))
      .flatMap(membersOf)
      .map(({ deprecationReason }) => deprecationReason)
      .filter((reason) => typeof reason === "string");
    expect(reasons.length).toBeGreaterThan(4);
    expect(reasons.filter((reason) => reason.length < 10)).toEqual([]);
  });
});

/** Fields of the root types, with the names of the types that they return. */
function operations(name: string): ReadonlyMap<string, string> {
  const schema = schemaOf(name);
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}),
  );
  return new Map(fields.map((field) => [field.name, getNamedType(field.type).name]));
}

describe("the schema of the example default", () => {
  it.each([
    ["media", "Media", "media"],
    ["characters", "Character", "character"],
    ["staff", "Staff", "staff"],
    ["studios", "Studio", "studio"],
    ["activities", "ActivityUnion", "activity"],
    ["threads", "Thread", "thread"],
    ["reviews", "Review", "review"],
    ["notifications", "NotificationUnion", "notification"],
  ])("has %s: a type, and a query for it", proves("L10"), (_, type, query) => {
    expect(operations("default").get(query)).toBe(type);
  });

  it("has statistics of users", proves("L10"), () => {
    const user = schemaOf("default").getType("User") as GraphQLObjectType;
    expect(Object.values(user.getFields()).map((field) => getNamedType(field.type).name)).toContain("UserStatistics");
  });

  it.each(["save", "delete", "toggle"])("has a family of %s mutations", proves("L42b"), (verb) => {
    const mutations = Object.keys(schemaOf("default").getMutationType()?.getFields() ?? {});
    expect(mutations.filter((name) => name.startsWith(verb)).length).toBeGreaterThanOrEqual(3);
  });
});

describe("the schema of the example group-by", () => {
  it.each([
    ["a list of courses", "allCourses", "CoursePage"],
    ["a course", "course", "Course"],
    ["a way to add a course", "addCourse", "AddCoursePayload"],
    ["a grade point average", "gpa", "GradePointAverage"],
    ["a way to change a grade", "updateGrade", "UpdateGradePayload"],
  ])("has %s", proves("L11"), (_, operation, type) => {
    expect(operations("group-by").get(operation)).toBe(type);
  });
});
