import { readFileSync } from "node:fs";
import { buildASTSchema, buildSchema, parse } from "graphql";
import type { GraphQLNamedType, GraphQLSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { kindOf } from "@site/src/generate/examples/diagrams/kind";
import { neighbourhoodMarkup } from "@site/src/generate/examples/diagrams/markup";
import { drawNeighbourhood } from "@site/src/generate/examples/diagrams/neighbourhood";
import { neighboursOf } from "@site/src/generate/examples/diagrams/neighbours";
import { breakName } from "@site/src/generate/examples/diagrams/text";
import { collectUses } from "@site/src/generate/examples/diagrams/uses";

const sdl = `
  directive @limit(by: Level) on FIELD_DEFINITION
  type Query { room(level: Level): Room rooms(filter: RoomFilter): [Room!]! }
  type Mutation { addRoom(room: RoomFilter): Room }
  interface Node { id: ID! }
  type Room implements Node { id: ID! level: Level seats(only: SeatKind): [Seat!]! next: Room }
  type Seat implements Node { id: ID! room: Room! kind: SeatKind }
  type Building { rooms: [Room!]! }
  union Place = Room | Building
  input RoomFilter { level: Level }
  enum Level { LOW HIGH_UP }
  enum SeatKind { SOFT }
`;
const schema = buildSchema(sdl);

function typeOf(name: string, of = schema): GraphQLNamedType {
  const type = of.getType(name);
  if (!type) throw new Error(`No type ${name}.`);
  return type;
}

/** Relations of a type as `title: names`. */
function relations(name: string, of: GraphQLSchema = schema): string[] {
  const { from, to } = neighboursOf(typeOf(name, of), collectUses(of));
  return [...from, ...to].map(({ title, entities }) => `${title}: ${entities.map((each) => each.name).join(" ")}`);
}

function draw(name: string, of: GraphQLSchema = schema): ReturnType<typeof drawNeighbourhood> {
  const type = typeOf(name, of);
  return drawNeighbourhood(
    { name, kind: kindOf(type) },
    neighboursOf(type, collectUses(of)),
    (entity) => `/${entity.name}.mdx`,
  );
}

describe("the neighbourhood of a type", () => {
  it("has what returns and uses an object, what it implements, uses, and is a member of", () => {
    expect(relations("Room")).toEqual([
      "Returned by: addRoom room rooms",
      "Used by: Building Room Seat",
      "Member of: Place",
      "Uses: Seat Room Level SeatKind ID",
      "Implements: Node",
    ]);
  });

  it("has what takes an enum, in operations, directives, inputs and arguments of fields, and its values", () => {
    expect(relations("Level")).toEqual(["Argument of: limit room", "Used by: Room RoomFilter", "Values: LOW HIGH_UP"]);
    expect(relations("SeatKind")).toEqual(["Used by: Seat", "Argument in: Room", "Values: SOFT"]);
  });

  it("has what implements an interface, the members of a union, and what takes an input", () => {
    expect(relations("Node")).toEqual(["Implemented by: Room Seat", "Uses: ID"]);
    expect(relations("Place")).toEqual(["Possible types: Room Building"]);
    expect(relations("RoomFilter")).toEqual(["Argument of: addRoom rooms", "Uses: Level"]);
  });

  it("is the same, byte for byte, whatever the order of the types in the schema", () => {
    const { definitions, ...rest } = parse(sdl);
    const shuffled = buildASTSchema({ ...rest, definitions: definitions.toReversed() });
    for (const name of ["Room", "Level", "Node", "Place", "RoomFilter"]) {
      expect(neighbourhoodMarkup(draw(name, shuffled)), name).toBe(neighbourhoodMarkup(draw(name)));
      expect(draw(name), name).toEqual(draw(name));
    }
  });
});

/** A schema in which many types use one, and some operations return it. */
function popular(users: number, name = "Star"): GraphQLSchema {
  const types = Array.from({ length: users }, (_, at) => `type User${String(at + 10)} { it: ${name} }`);
  return buildSchema(`type Query { it: ${name} } type ${name} { id: ID } ${types.join(" ")}`);
}

describe("the drawing of a neighbourhood", () => {
  it("shows the first five of many neighbours, and leads to the list of all", () => {
    const panel = draw("Star", popular(17)).panels.find(({ title }) => title === "Used by");
    expect(panel?.rows.map(([name]) => name)).toEqual(["User10", "User11", "User12", "User13", "User14"]);
    expect(panel).toMatchObject({ count: 17, section: "section-member-of" });
    const markup = neighbourhoodMarkup(draw("Star", popular(17)));
    expect(markup).toMatch(/and 12 more<\/text>\]\(#section-member-of\)/u);
    expect(markup).toContain("User14 (object) and 12 more");
  });

  it("shows a sixth neighbour where it would have to say that there is one more", () => {
    const markup = neighbourhoodMarkup(draw("Star", popular(6)));
    expect(markup).toContain("](/User15.mdx)");
    expect(markup).not.toContain("more");
  });

  it("says in words what it shows, with the kinds", () => {
    const words = neighbourhoodMarkup(draw("SeatKind")).split("\n").slice(2);
    expect(words).toContain("- Used by 1: Seat (object)");
    expect(words).toContain("- Argument in 1: Room (object)");
  });

  it("has integers for coordinates, and no box over another", () => {
    const { at, width, panels, size } = draw("Room");
    const boxes = [...panels, { at, width, height: 50 }];
    for (const { at: place } of boxes) expect(place.every((each) => Number.isInteger(each))).toBe(true);
    for (const one of boxes) {
      expect(one.at[0] + one.width).toBeLessThanOrEqual(size[0]);
      expect(one.at[2] + one.width).toBeLessThanOrEqual(size[2]);
      for (const other of boxes.filter((each) => each !== one)) {
        const beside = one.at[0] + one.width <= other.at[0] || other.at[0] + other.width <= one.at[0];
        const below = one.at[1] + one.height <= other.at[1] || other.at[1] + other.height <= one.at[1];
        expect(beside || below).toBe(true);
        expect(one.at[3] + one.height <= other.at[3] || other.at[3] + other.height <= one.at[3]).toBe(true);
      }
    }
  });

  it("fits a phone, and side by side the width from which the style sheet shows it so, whatever the names are", () => {
    const longest = `Abcdefghijklmnopqrst${"Uvw".repeat(12)}`;
    const users = ["Xx", "Yy"].map((end) => `type ${longest}${end} { it: ${longest} of: ${longest}${end} }`);
    const long = buildSchema(`type Query { it: ${longest} } type ${longest} { xx: ${longest}Xx } ${users.join(" ")}`);
    const { size } = draw(longest, long);
    const css = readFileSync("src/css/diagram.css", "utf8");
    const threshold = Number(/@container \(width >= (?<pixels>\d+)px\)/u.exec(css)?.groups?.["pixels"]);
    expect(size[0]).toBeGreaterThan(500);
    expect(size[0]).toBeLessThanOrEqual(threshold);
    expect(size[2]).toBeLessThanOrEqual(288);
  });

  it("writes names so that none is taken for Markdown", () => {
    const markup = neighbourhoodMarkup(
      drawNeighbourhood(
        { name: "Odd_", kind: "object" },
        { from: [{ title: "Used by", entities: [{ name: "_a_", kind: "enum", node: {} }] }], to: [] },
        () => "/a.mdx",
      ),
    );
    expect(markup).toContain('{"_a_"}</text>](/a.mdx)');
    expect(markup).toContain("- Used by 1: \\_a\\_ (enum)");
    expect(markup.split("\n")[0]).toMatch(/^<figure.*<\/figure>$/u);
  });
});

describe("a long name", () => {
  it.each([
    ["MediaTitle", "MediaTitle"],
    ["RelatedMediaAdditionNotification", "RelatedMediaAddition\nNotification"],
    ["A_VERY_LONG_NAME_OF_A_VALUE", "A_VERY_LONG_NAME_OF_\nA_VALUE"],
    ["x".repeat(25), ["x".repeat(20), "xxxxx"].join("\n")],
  ])("is broken between its words: %s", (name, lines) => {
    expect(breakName(name)).toBe(lines);
  });

  it("loses nothing by being broken", () => {
    for (const name of ["HTTPServerURLOfTheMirrors", "__typename_of_some_kind_or_other", "X1Y2Z3".repeat(9)]) {
      expect(breakName(name).replaceAll("\n", "")).toBe(name);
    }
  });
});
