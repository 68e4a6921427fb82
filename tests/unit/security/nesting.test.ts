import { beforeAll, expect, it } from "vitest";
import { bundleWorker } from "../plugins/playground/engine/bundledWorker";
import type { RunningWorker } from "../plugins/playground/engine/bundledWorker";
import { optionsWith } from "../../playground/options";

let worker: RunningWorker;

beforeAll(async () => {
  const t=Date.now();
  worker = (await bundleWorker()).start();
  console.log("bundle", Date.now()-t);
});
const N = 90_000;
it.each(Object.entries({
  selections: "{ a ".repeat(N),
  lists: `type Query { a: ${"[".repeat(N)}Int${"]".repeat(N)} }`,
  listsOpen: `type Query { a: ${"[".repeat(N)}`,
  defaults: `type Query { a(b: Int = ${"[".repeat(N)}${"]".repeat(N)}): Int }`,
  objects: `type Query { a(b: Int = ${"{a:".repeat(N)}1${"}".repeat(N)}): Int }`,
  parens: `type Query { a${"(".repeat(N)}`,
  json: `{"a":`.repeat(N),
  json2: `{"a":`.repeat(N)+"1"+"}".repeat(N),
  json3: `{"__schema":${`{"a":`.repeat(N)}1${"}".repeat(N)}}`,
  json4: `{"__schema":{"queryType":{"name":"Query"},"types":[{"kind":"OBJECT","name":"Query","interfaces":[],"fields":[{"name":"a","args":[],"isDeprecated":false,"type":${`{"kind":"LIST","ofType":`.repeat(N)}{"kind":"SCALAR","name":"Int"}${"}".repeat(N)}}]},{"kind":"SCALAR","name":"Int"}],"directives":[]}}`,
  defaultsJson: `{"__schema":{"queryType":{"name":"Query"},"types":[{"kind":"OBJECT","name":"Query","interfaces":[],"fields":[{"name":"a","args":[{"name":"b","type":{"kind":"SCALAR","name":"Int"},"defaultValue":"${"[".repeat(N)}${"]".repeat(N)}"}],"isDeprecated":false,"type":{"kind":"SCALAR","name":"Int"}}]},{"kind":"SCALAR","name":"Int"}],"directives":[]}}`,
  lists800: `type Query { a: ${"[".repeat(800)}Int${"]".repeat(800)} }`,
  lists2000: `type Query { a: ${"[".repeat(2000)}Int${"]".repeat(2000)} }`,
  defaults2000: `type Query { a(b: [Int] = ${"[".repeat(2000)}${"]".repeat(2000)}): Int }`,
  directive: `directive @a(b: Int) on OBJECT type Query @a(b: ${"[".repeat(2000)}${"]".repeat(2000)}) { a: Int }`,
}))("%s", async (_n, source) => {
  for (const pretty of [false, true]) {
  const a = (await worker.ask({ source, options: optionsWith({pretty}) })).at(-1) as any;
  console.log(_n, a.kind, a.message?.slice(0, 300), JSON.stringify(a.diagnostics)?.slice(0,300), a.log?.join("\n").slice(0,300));
  }
  expect(1).toBe(1);
});
