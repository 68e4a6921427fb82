import { buildASTSchema, parse, print, validateSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { exponentOf } from "../../bench/scale/fit";
import type { Growth } from "../../bench/scale/grow";
import { copyOfSchema, schemaCopies } from "../../bench/scale/multiplySchema";
import { lawsOf, overLimit, report } from "../../bench/scale/results";

describe("the exponent of a growth", () => {
  it("is that of the power law through the measurements", () => {
    expect(exponentOf([1, 4, 16], [3, 12, 48])).toBeCloseTo(1);
    expect(exponentOf([10, 40, 160], [100, 1600, 25_600])).toBeCloseTo(2);
    expect(exponentOf([1, 4, 16], [7, 7, 7])).toBeCloseTo(0);
  });

  it("is refused where there is none", () => {
    expect(() => exponentOf([5], [1])).toThrow(RangeError);
    expect(() => exponentOf([1, 2], [0, 1])).toThrow(RangeError);
    expect(() => exponentOf([1, 2], [1])).toThrow(RangeError);
  });
});

describe("a schema that has grown", () => {
  const sdl = `
    schema { query: Root }
    type Root { pet(id: ID!): Pet }
    extend type Root { owner: Owner @auth(role: ADMIN) }
    interface Named { name: String }
    type Pet implements Named { name: String, owner: Owner! }
    type Owner implements Named { name: String, pets: [Pet!] }
    enum Role { ADMIN }
    directive @auth(role: Role) on FIELD_DEFINITION
  `;

  it("holds copies whose types and operations have other names and refer to each other", () => {
    const copy = print(copyOfSchema(parse(sdl), 1));
    expect(copy).toContain("type PetBabace implements NamedBabace");
    expect(copy).toContain("owner: OwnerBabace!");
    expect(copy).toContain("petBabace(id: ID!): PetBabace");
    expect(copy).toContain("name: String\n");
    expect(copy).toContain("ownerBabace: OwnerBabace @auth(role: ADMIN)");
  });

  it("defines roots and directives once", () => {
    const copy = print(copyOfSchema(parse(sdl), 1));
    expect(copy).toContain("extend type Root");
    expect(copy).not.toMatch(/^(?:schema|type Root|directive)\b/mu);
  });

  it("is valid beside its copies, with as many times the types", () => {
    const copies = schemaCopies({ "a.graphql": sdl }, 4);
    expect(Object.keys(copies)).toEqual(["copy-babace.graphql", "copy-babadi.graphql", "copy-babafo.graphql"]);
    const schema = buildASTSchema(parse([sdl, ...Object.values(copies)].join("\n")));
    expect(validateSchema(schema)).toEqual([]);
    const own = Object.keys(schema.getTypeMap()).filter((name) => /^(?:Pet|Owner|Named|Role)/u.test(name));
    expect(own).toHaveLength(16);
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toHaveLength(8);
  });
});

describe("the report of a growth", () => {
  function size(times: number, script: number, memory: number | undefined): Growth {
    const cost = { seconds: times, cpu: times, memory };
    const bytes = { raw: 100 * times ** 2, gzip: 10 * times ** 2 };
    return {
      times,
      schemaPages: 90 * times,
      generation: cost,
      build: cost,
      output: {
        pages: 100 * times,
        all: bytes.raw,
        html: bytes,
        largest: { ...bytes, raw: times ** 3, route: "/a" },
        index: bytes,
      },
      home: { gzip: script, requests: 3 },
      typePage: { gzip: script, requests: 3 },
    };
  }

  it("tells the exponent, what each page adds, and the worst", () => {
    const growth = [size(1, 1000, 5), size(4, 7000, 5), size(16, 31_000, 5)];
    const script = lawsOf(growth).find(({ name }) => name === "first visit, home page, gzip");
    expect(script?.perPage).toBeCloseTo(20);
    expect(report([], growth)).toContain('The worst is "HTML, largest page", with an exponent of 3.00');
  });

  it("leaves out what the machine could not tell", () => {
    const names = lawsOf([size(1, 1000, undefined), size(4, 1000, undefined)]).map(({ name }) => name);
    expect(names).not.toContain("build, memory");
    expect(names).toContain("build, time");
  });

  it("names the first visits that grow beyond their limit", () => {
    const names = (script: number) => overLimit(lawsOf([size(1, 1000, 5), size(2, script, 5)])).map(({ name }) => name);
    expect(names(1000 + 40 * 100)).toEqual([]);
    expect(names(1000 + 41 * 100)).toEqual(["first visit, home page, gzip", "first visit, type page, gzip"]);
  });
});
