import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packAnchor, packDocuments as packOfKinds, unpackAnchor, unpackDocuments as unpackOfKinds } from "./packed.ts";
import type { NamedDocument, PackedDocuments } from "./packed.ts";
import { draft, namedDocument } from "../testing/drafts.ts";
import { settings } from "../testing/settings.ts";
import type { Draft } from "../build/documents.ts";

describe("an anchor", () => {
  it.each([
    ["media-list", "mediaList", ""],
    ["write-lists", "WRITE_LISTS", ""],
    ["choose-a-package", "Choose a package", ""],
    ["isempty", "isEmpty()", "!"],
    ["docoptions-index", "docOptions.index", "!"],
    ["user-media-list", "mediaList", "user-*"],
    ["printtypeoptions-isempty", "isEmpty()", "printtypeoptions-!"],
    // Does not depend on how a browser splits a text without spaces.
    ["設定", "設定", ""],
    ["設定と使い方", "設定と使い方", ""],
    ["elsewhere", "Title", "=elsewhere"],
    ["=", "Title", "=="],
    ["section", "…", "=section"],
  ])("%s of %j is packed as %j and unpacked", (anchor, title, packed) => {
    expect(packAnchor(anchor, title)).toBe(packed);
    expect(unpackAnchor(packed, title)).toBe(anchor);
  });

  it("is unpacked unchanged for any text", () => {
    const text = fc.oneof(fc.string(), fc.constantFrom("a-b", "ab", "=a", "a*", "a!", "*", "!"));
    fc.assert(
      fc.property(text, text, (anchor, title) => {
        expect(unpackAnchor(packAnchor(anchor, title), title)).toBe(anchor);
      }),
    );
  });
});

const { kinds } = settings;
const packDocuments = (drafts: readonly Draft[]): PackedDocuments => packOfKinds(drafts, kinds);
const unpackDocuments = (packed: PackedDocuments): NamedDocument[] => unpackOfKinds(packed, kinds);

describe("packed documents", () => {
  const drafts = [
    draft("/docs/media", "Media", "", { tags: "one two", sidebarParentCategories: "Types" }),
    draft("/docs/media#average-score", "averageScore", "", { pageTitle: "Media", sidebarParentCategories: "Types" }),
    draft("/docs/media#of", "of", "", { pageTitle: "Media", sidebarParentCategories: "Types" }),
    draft("/blog/news", "News", "", { type: "blog", kind: "post" }),
    draft("/docs/user", "User", "", { isDemoted: true }),
  ];

  it("are unpacked without their texts, numbered in order", () => {
    expect(unpackDocuments(packDocuments(drafts))).toEqual(drafts.map(namedDocument));
    expect(unpackDocuments(packDocuments([]))).toEqual([]);
  });

  it("write equal neighbours once", () => {
    expect(packDocuments([...drafts, ...drafts]).types).toBe("docs\nblog\ndocs-\ndocs\nblog\ndocs-");
    expect(packDocuments([drafts[0], drafts[0]].flatMap((one) => one ?? [])).types).toBe("docs\tB");
  });

  it("are rejected if a section does not follow its page or a text has two lines", () => {
    expect(() => packDocuments(drafts.slice(1))).toThrow(/cannot pack \/docs\/media#average-score/u);
    expect(() => packDocuments([...drafts, draft("/docs/media#late", "late")])).toThrow(/#late: it does not follow/u);
    // The path of the section begins with the path of another page.
    expect(() => packDocuments([draft("/a", "A"), draft("/ab#c", "C")])).toThrow(/ab#c: it does not follow/u);
    for (const more of [{ title: "One\ntwo" }, { tags: "One\ntwo" }, { sidebarParentCategories: "One\ttwo" }]) {
      expect(() => packDocuments([draft("/docs/a", "A", "", more)])).toThrow(/line break or a tab: "One\\[nt]two"/u);
    }
  });

  it("have routes with encoded spaces, as in URLs", () => {
    const [page, section] = unpackDocuments(packDocuments([draft("/docs/a b", "A"), draft("/docs/a b#c", "C")]));
    expect([page?.sectionRoute, section?.sectionRoute]).toEqual(["/docs/a%20b", "/docs/a%20b#c"]);
  });

  it("are rejected if their kind is unknown", () => {
    expect(() => packOfKinds([draft("/a", "A", "", { kind: "recipe" })], kinds.slice(0, 2))).toThrow(
      'The search cannot pack /a: its kind "recipe" is not one of page, post. Add it to the option "kinds".',
    );
  });

  it("are rejected if their lists do not match", () => {
    const packed = packDocuments(drafts);
    expect(() => unpackDocuments({ ...packed, titles: "Media" })).toThrow(/1 titles for 5 documents of 3 pages/u);
    expect(() => unpackDocuments({ ...packed, counts: "D" })).toThrow(/for 3 documents of 3 pages/u);
    expect(() => unpackDocuments({ ...packed, pages: "A/docs" })).toThrow(/3 counts for 5 documents of 1 pages/u);
    expect(() => unpackDocuments({ ...packed, anchors: "" })).toThrow(/1 anchors for 5 documents/u);
    expect(() => unpackDocuments({ ...packed, types: "docs" })).toThrow(/1 types for 5 documents/u);
    expect(() => unpackDocuments({ ...packed, kinds: "AB" })).toThrow(/2 kinds for 5 documents/u);
  });
});
