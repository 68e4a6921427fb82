import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { afterEach, expect, it, vi } from "vitest";
import { ensure } from "../../system/ensure";
import * as requirements from "../../system/requirements";
import { writeFiles } from "../../writeFiles";
import { temporaryFolder } from "../temporaryFolder";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Installs a program with a package manager that only writes its own command line into a file, and returns that. */
async function commandOf(manager: string, user: number): Promise<string> {
  const folder = await temporaryFolder();
  const file = path.join(folder, "installed");
  const program = `#!/bin/sh\necho "\${0##*/} $*" > ${file}\n`;
  await writeFiles(folder, { sudo: program, [manager]: program }, 0o755);
  vi.stubEnv("PATH", `${folder}${path.delimiter}${process.env["PATH"] ?? ""}`);
  vi.spyOn(process, "getuid").mockReturnValue(user);
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const find = (): Promise<string | undefined> => Promise.resolve(existsSync(file) ? file : undefined);
  await ensure([{ name: "A program", find, installers: [[manager, "add", "program"]], advice: "" }]);
  return (await readFile(file, "utf8")).trim();
}

it("packages of the system are installed with sudo, which asks for no password", async () => {
  expect(await commandOf("apk", 1000)).toBe("sudo -n apk add program");
});

it("packages of the system are installed without sudo by root", async () => {
  expect(await commandOf("apk", 0)).toBe("apk add program");
});

it.each(["npx", "brew"])("%s installs programs for the user, without sudo", async (manager) => {
  expect(await commandOf(manager, 1000)).toBe(`${manager} add program`);
});

it("no run stops for a missing program but Chromium, except in CI", () => {
  const required = Object.values(requirements).filter(({ optional }) => optional !== true);
  expect(required.map(({ name }) => name)).toEqual(["Chromium"]);
});
