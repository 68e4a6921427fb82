import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly license?: string;
}

interface Lockfile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, Entry>>;
}

const { lockfileVersion, packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lockfile;
const entries = Object.entries(packages).filter(
  ([place, { link }]) => place.startsWith("node_modules/") && link !== true,
);
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Readonly<Record<string, Record<string, string>>>;

/** Licences that let the project, itself under the MIT licence, use, build and publish with a package. */
const COMPATIBLE = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Python-2.0",
  "Unlicense",
  "WTFPL",
  "Zlib",
]);

/** Licences with conditions for those who change a package or pass it on, which the project does not do with these. */
const CONDITIONS_MET: Readonly<Record<string, RegExp>> = {
  // Tools of the build and of the tests; nothing of them reaches the site.
  "MPL-2.0": /\/(?:lightningcss(?:-[\w-]+)?|axe-core|@axe-core\/playwright)$/u,
  // Tables of browser versions, which the build reads.
  "CC-BY-4.0": /\/caniuse-lite$/u,
  // A word list of the spelling check.
  "CC BY-SA 4.0": /\/@cspell\/dict-en-common-misspellings$/u,
  // Offering it as a service is forbidden; here, a test of the docs runs it.
  "Elastic-2.0": /\/@apollo\/federation-internals$/u,
  // Word lists for other languages, which the crawler of the search depends on and nothing loads.
  "MPL-1.1": /\/lunr-languages$/u,
};

/** Packages whose manifest has no `license`, or one of an older form, with the licence that their files state. */
const STATED_ELSEWHERE: Readonly<Record<string, string>> = {
  eval: "MIT",
  format: "MIT",
  khroma: "MIT",
  "parse-cache-control": "BSD-3-Clause",
  "require-like": "MIT",
  "svg-tags": "MIT",
};

function licenceOf(place: string, { license }: Entry): string | undefined {
  return license ?? STATED_ELSEWHERE[place.replace(/^.*node_modules\//u, "")];
}

/** Whether an SPDX expression leaves a choice that is compatible. */
function isCompatible(expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/u, "$1")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((part) => COMPATIBLE.has(part.replace(/[()]/gu, "").trim())));
}

describe("the lockfile", () => {
  const places = (matching: (entry: Entry) => boolean): string[] =>
    entries.filter(([, entry]) => matching(entry)).map(([place]) => place);

  it("has the format that npm ci reads since its seventh release", () => {
    expect(lockfileVersion).toBe(3);
    expect(entries.length).toBeGreaterThan(100);
  });

  it("has a checksum for every package", () => {
    const unchecked = places(
      ({ integrity, inBundle }) => inBundle !== true && integrity?.startsWith("sha512-") !== true,
    );
    expect(unchecked).toEqual([]);
  });

  it("names no server, so that the one of whoever installs is asked", () => {
    expect(places(({ resolved }) => resolved !== undefined)).toEqual([]);
  });
});

describe("the manifest", () => {
  it("names exact versions", () => {
    const ranges = ["dependencies", "devDependencies", "overrides"].flatMap((kind) =>
      Object.entries(manifest[kind] ?? {}).filter(
        ([, version]) => !/^(?:npm:@?[\w/-]+@)?\d+\.\d+\.\d+$/u.test(version),
      ),
    );
    expect(ranges).toEqual([]);
  });
});

describe("the licences of all dependencies", () => {
  it("are stated", () => {
    expect(entries.filter((entry) => licenceOf(...entry) === undefined)).toEqual([]);
  });

  it("are compatible with that of the project", () => {
    const refused = entries.flatMap(([place, entry]) => {
      const licence = licenceOf(place, entry) ?? "none";
      return isCompatible(licence) || CONDITIONS_MET[licence]?.test(place) === true ? [] : [`${licence}: ${place}`];
    });
    expect(refused).toEqual([]);
  });

  it("with conditions are still those of a dependency", () => {
    const unused = Object.entries(CONDITIONS_MET).filter(
      ([license, pattern]) => !entries.some(([place, entry]) => entry.license === license && pattern.test(place)),
    );
    expect(unused).toEqual([]);
  });
});
