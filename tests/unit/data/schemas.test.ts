import {
  DEFAULT_DEPRECATION_REASON,
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
import { describe, expect, it } from "vitest";
import { readSchema } from "@site/src/generate/examples/schema";
import { proves } from "../../conformance/proves";
import { project } from "../../docs/markdown/files";

const [media, school] = await Promise.all([
  readSchema(project, "examples/schemas/default"),
  readSchema(project, "examples/schemas/group-by"),
]);

/** A field, input field, argument, enum value or directive. */
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

const typesOf = (schema: GraphQLSchema): GraphQLNamedType[] =>
  Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type));

/** Lists what lacks a description that is a sentence: the element, its arguments or its members, by path. */
function withoutSentence({ name, description, args = [] }: Member): string[] {
  const isMissing = !/^[\s\S]{20,}[.!?]`?$/u.test(description ?? "");
  return [...(isMissing ? [name] : []), ...args.flatMap(withoutSentence).map((path) => `${name}.${path}`)];
}

describe.each([
  ["default", media],
  ["group-by", school],
])("the schema of the example %s", (_, schema) => {
  it("describes every type, field, argument, value and directive in a sentence", () => {
    const types = typesOf(schema).map((type) => ({ ...type.toConfig(), args: membersOf(type) }));
    const directives = schema.getDirectives().filter((directive) => !isSpecifiedDirective(directive));
    expect([...types, ...directives].flatMap(withoutSentence)).toEqual([]);
  });

  it("gives a reason for everything that is deprecated", () => {
    const members = typesOf(schema).flatMap(membersOf);
    const deprecated = members.flatMap((member) => [member, ...(member.args ?? [])]);
    const reasons = deprecated.flatMap(({ deprecationReason }) => deprecationReason ?? []);
    expect(reasons.length).toBeGreaterThan(4);
    expect(reasons.filter((reason) => reason.length < 10 || reason === DEFAULT_DEPRECATION_REASON)).toEqual([]);
  });
});

/** The name of the type that an operation returns. */
function resultOf(schema: GraphQLSchema, operation: string): string | undefined {
  const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
  return fields[operation] && getNamedType(fields[operation].type).name;
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
  ])("has %s, with a type and a query", proves("L10"), (_, type, query) => {
    expect(resultOf(media, query)).toBe(type);
  });

  it("has statistics of users", proves("L10"), () => {
    const user = media.getType("User") as GraphQLObjectType;
    expect(Object.values(user.getFields()).map((field) => getNamedType(field.type).name)).toContain("UserStatistics");
  });

  it.each(["save", "delete", "toggle"])("has a family of %s mutations", proves("L42b"), (verb) => {
    const mutations = Object.keys(media.getMutationType()?.getFields() ?? {});
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
    expect(resultOf(school, operation)).toBe(type);
  });
});
