import { spawnSync } from "node:child_process";
import process from "node:process";
import { expect, it } from "vitest";
import { project } from "../../docs/markdown/files";

it("an unknown option fails with a message and exit code 1", () => {
  const { status, stderr } = spawnSync("npx", ["tsx", "src/generate/index.ts", "--fast"], {
    cwd: project,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain("Unknown option or target: --fast.");
  expect(stderr).toContain("name any of default, group-by, stock, homepage, report, api");
});

it("an old Node.js fails with a message and exit code 1", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/check-node.mjs"], {
    cwd: project,
    encoding: "utf8",
    env: { ...process.env, CHECK_NODE_VERSION: "18.20.1" },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Node\.js 18\.20\.1 is too old for this site: install \d+\.\d+ or later/u);
});
