// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createElement, useState } from "react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import OptionsPane from "@site/src/plugins/playground/browser/ui/options/OptionsPane";
import { changedOptions, defaultOptions } from "@site/src/plugins/playground/browser/options";
import type { PlaygroundOptions } from "@site/src/plugins/playground/browser/options";
import type { Output } from "@site/src/plugins/playground/browser/ui/session/session";
import { noGaps } from "../../../../playground/noFacts";

const facts = {
  directives: ["internal", "idle"],
  groupings: [{ directive: "doc", field: "group", groups: 2, pages: 3 }],
  entitiesWith: new Map([["doc", 4]]),
  examples: [{ directive: "sample", field: "data", values: 1 }],
  deprecated: 0,
};

const output: Output = {
  input: { source: "type Query { a: Int }", options: defaultOptions },
  files: [],
  shared: [],
  gaps: noGaps,
  log: [],
  facts,
};

let options: PlaygroundOptions = defaultOptions;

function Form(): ReactNode {
  const [chosen, setChosen] = useState(defaultOptions);
  options = chosen;
  return createElement(OptionsPane, { options: chosen, output, onChange: setChosen });
}

beforeEach(() => {
  render(createElement(Form));
});
afterEach(cleanup);

const field = (label: RegExp | string): HTMLElement => screen.getByLabelText(label, { selector: "input, select" });
const type = (label: RegExp | string, value: string): void => {
  fireEvent.change(field(label), { target: { value } });
};
const click = (label: RegExp | string): void => {
  fireEvent.click(field(label));
};
const group = (name: RegExp | string): HTMLElement => screen.getByRole("group", { name });
const press = (name: RegExp | string, part = document.body): void => {
  fireEvent.click(within(part).getByRole("button", { name }));
};
/** The visible note next to an option, or an empty string. */
const noteOf = (name: string): string => {
  const note = document.getElementById(group(name).getAttribute("aria-describedby") ?? "");
  return note?.hidden === false ? note.textContent : "";
};

const { groupByDirective, exampleSection } = defaultOptions;

it.each<readonly [label: RegExp | string, value: string | undefined, change: Partial<PlaygroundOptions>]>([
  ["Framework", "hugo", { framework: "hugo" }],
  [/^Reference/u, undefined, { formatter: "takeHome" }],
  [/^flat/u, undefined, { hierarchy: "flat" }],
  [/^SKIP/u, undefined, { deprecated: "skip" }],
  ["Directive", "@other", { groupByDirective: { ...groupByDirective, directive: "other" } }],
  // The only argument of `@doc` that has a text is filled in. Below, so is that of `@sample`.
  ["Directive", "@doc", { groupByDirective: { ...groupByDirective, directive: "doc", field: "group" } }],
  ["Argument", "group", { groupByDirective: { ...groupByDirective, field: "group" } }],
  ["Fallback group", "Rest", { groupByDirective: { ...groupByDirective, fallback: "Rest" } }],
  ["Skip types with", "internal, @beta", { skipDocDirective: ["internal", "beta"] }],
  ["Only types with", "public", { onlyDocDirective: ["public"] }],
  ["Directive with examples", "@sample", { exampleSection: { ...exampleSection, directive: "sample", field: "data" } }],
  ["Argument with the example", "data", { exampleSection: { ...exampleSection, field: "data" } }],
  [/^Type badges/u, undefined, { typeBadges: false }],
  [/^Index pages/u, undefined, { index: true }],
  [/^Pretty/u, undefined, { pretty: true }],
])("the field %s sets its option", (label, value, change) => {
  if (value === undefined) click(label);
  else type(label, value);
  expect(changedOptions(options)).toEqual(change);
  expect(screen.getByText("1 option changed.")).toBeTruthy();
});

it("lines of front matter can be edited, but reject control characters", () => {
  press("Add a line");
  press("Add a line");
  type("Key 1", "draft");
  type("Value 2", "a: {b}");
  expect(options.frontMatter).toEqual([
    ["draft", ""],
    ["", "a: {b}"],
  ]);
  type("Value 2", "c\u2028d");
  expect(screen.getByRole("alert").textContent).toContain("Value 2 was not changed");
  expect(screen.getByLabelText("Value 2")).toHaveProperty("value", "a: {b}");
  type("Value 2", "b");
  expect(screen.queryByRole("alert")).toBeNull();
  press("Remove line 1");
  expect(options.frontMatter).toEqual([["", "b"]]);
});

it("resetting a changed option moves the focus to its field", () => {
  expect(screen.getByText("All options are at their defaults.")).toBeTruthy();
  click(/^flat/u);
  click(/^Type badges/u);
  type("Framework", "hugo");
  expect(group("Hierarchy changed")).toBeTruthy();
  press("Reset Hierarchy");
  expect(document.activeElement).toBe(field(/^api/u));
  press("Reset Type badges");
  expect(changedOptions(options)).toEqual({ framework: "hugo" });
  press("Reset all");
  expect(options).toEqual(defaultOptions);
  expect(document.activeElement).toBe(field("Framework"));
  expect(screen.queryByRole("button", { name: /^Reset/u })).toBeNull();
});

it("suggestions from the schema set options; a directive is in one list only", () => {
  const [skip, only] = [group("Skip by directive"), group("Keep by directive")];
  press("Skip @internal", skip);
  expect(within(skip).getByText("@internal").parentElement?.getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByLabelText("Skip types with")).toHaveProperty("value", "internal");
  press("Keep @internal", only);
  expect(options).toMatchObject({ skipDocDirective: [], onlyDocDirective: ["internal"] });
  press("Group by @doc(group) 3 pages in 2 groups");
  expect(noteOf("Group by directive changed")).toMatch(/^Known bug: The tool reads the group only from a string/u);
  press("Take @sample(data) 1 value");
  expect(options).toMatchObject({ groupByDirective: { field: "group" }, exampleSection: { field: "data" } });
});

it("hints and known bugs describe their options while they apply", () => {
  click(/^Reference/u);
  type("Framework", "hugo");
  expect(noteOf("Formatter changed")).toContain("The folder is for Docusaurus");
  press("Reset Formatter");
  expect(screen.queryByText(/^Reference/u)).toBeNull();
  expect(noteOf("Deprecated entities")).toBe("");
  click(/^SKIP/u);
  expect(noteOf("Deprecated entities changed")).toMatch(/^Nothing in this schema is deprecated/u);
  press("Reset Deprecated entities");
  expect(noteOf("Hierarchy")).toBe("");
  click(/^flat/u);
  expect(noteOf("Hierarchy changed")).toMatch(/^Known bug: Names of fields link to pages that do not exist/u);
  click(/^entity/u);
  expect(noteOf("Hierarchy changed")).toBe("");
});
