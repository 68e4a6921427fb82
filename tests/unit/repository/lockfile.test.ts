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
  ([place, { link }]) => /(?:^|\/)node_modules\//u.test(place) && link !== true,
);
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Readonly<Record<string, Record<string, string>>>;

/** Licences that are compatible with the project's own MIT licence. */
const COMPATIBLE = new Set(
  "0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 Python-2.0 Unlicense WTFPL Zlib".split(
    " ",
  ),
);

/**
 * Packages that may have a licence with conditions, by licence. The conditions are for changing, redistributing or
 * offering a package, which the project does not do with these.
 */
const EXCEPTIONS: Readonly<Record<string, RegExp>> = {
  // Tools of the build and the tests. The site contains nothing of them.
  "MPL-2.0": /\/(?:lightningcss(?:-[\w-]+)?|axe-core|@axe-core\/playwright)$/u,
  // Tables of browser versions, which the build reads.
  "CC-BY-4.0": /\/caniuse-lite$/u,
  // A word list of the spelling check.
  "CC BY-SA 4.0": /\/@cspell\/dict-en-common-misspellings$/u,
  // Forbids offering it as a service. Only a test of the docs runs it.
  "Elastic-2.0": /\/@apollo\/federation-internals$/u,
  // Word lists for other languages: a dependency of the plugin that the search benchmark measures. Nothing loads them.
  "MPL-1.1": /\/lunr-languages$/u,
};

/** Licences in the files of packages whose manifest has no `license` or an outdated form of it. */
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

/** Whether an SPDX expression allows a compatible choice. */
function isCompatible(expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/u, "$1")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((part) => COMPATIBLE.has(part.replace(/[()]/gu, "").trim())));
}

describe("the lockfile", () => {
  const places = (matching: (entry: Entry) => boolean): string[] =>
    entries.filter(([, entry]) => matching(entry)).map(([place]) => place);

  it("has the format of npm 7 and later", () => {
    expect(lockfileVersion).toBe(3);
    expect(entries.length).toBeGreaterThan(100);
  });

  it("has a checksum for every package", () => {
    const unchecked = places(
      ({ integrity, inBundle }) => inBundle !== true && integrity?.startsWith("sha512-") !== true,
    );
    expect(unchecked).toEqual([]);
  });

  it("names no registry, so that everybody can use their own", () => {
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

  it("are compatible with the project's", () => {
    const refused = entries.flatMap(([place, entry]) => {
      const licence = licenceOf(place, entry) ?? "none";
      return isCompatible(licence) || EXCEPTIONS[licence]?.test(place) === true ? [] : [`${licence}: ${place}`];
    });
    expect(refused).toEqual([]);
  });

  it("have no unused exception", () => {
    const unused = Object.entries(EXCEPTIONS).filter(
      ([license, pattern]) => !entries.some(([place, entry]) => entry.license === license && pattern.test(place)),
    );
    expect(unused).toEqual([]);
  });
});
