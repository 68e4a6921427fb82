import { execFile } from "node:child_process";
import process from "node:process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { temporaryFolder } from "../unit/temporaryFolder";
import { writeFiles } from "../writeFiles";
import { growth, LINEAR } from "./growth";

const run = promisify(execFile);

/** Two versions of a schema. In the new one, each type has one more field, and an argument that became required. */
function versions(types: number): readonly [old: string, current: string] {
  const numbers = Array.from({ length: types }, (_, at) => String(at));
  const query = `type Query {\n${numbers.map((number) => `  q${number}: T${number}\n`).join("")}}\n`;
  const old = numbers.map((number) => `type T${number} {\n  a(x: Int): T0\n}\n`);
  const current = numbers.map((number) => `type T${number} {\n  a(x: Int!): T0\n  b: Int\n}\n`);
  return [query + old.join(""), query + current.join("")];
}

it("comparing schemas of 2,000 types takes linear time", async () => {
  const loaders = { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" };
  const folder = await temporaryFolder({ "options.json": JSON.stringify({ loaders }) });
  const compare = async (types: number): Promise<void> => {
    const [old, current] = versions(types);
    await writeFiles(folder, { "old.graphql": old, "new.graphql": current });
    const files = ["old.graphql", "new.graphql", "options.json"].map((name) => `${folder}/${name}`);
    const [oldFile = "", newFile = "", config = ""] = files;
    const args = ["changes", oldFile, newFile, "--config", config, "--format", "json"];
    const { stdout } = await run(process.execPath, ["packages/schema-report/cli.mjs", ...args], { maxBuffer: 2 ** 28 });
    expect(stdout).toContain(`${String(2 * types)} changes: ${String(types)} breaking`);
  };
  expect(await growth(2000, compare)).toBeLessThan(LINEAR);
});
