import { readFile, readlink, stat, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { differences, filesWith } from "../fixtures/reproducible/compare";
import { linkFolder } from "../copy/link";
import { copyProject } from "../copy/project";
import { temporaryFolder } from "./temporaryFolder";

describe("a folder of links", () => {
  it("holds the same files under paths of its own, and leaves out what it shall", async () => {
    const from = await temporaryFolder({ "a/b.js": "b", ".cache/c": "c" });
    await symlink("a/b.js", path.join(from, "d"));
    const to = path.join(await temporaryFolder(), "copy");
    await linkFolder(from, to, [".cache"]);
    expect((await stat(path.join(to, "a/b.js"))).ino).toBe((await stat(path.join(from, "a/b.js"))).ino);
    expect(await readlink(path.join(to, "d"))).toBe("a/b.js");
    await expect(stat(path.join(to, ".cache"))).rejects.toThrow("ENOENT");
  });
});

describe("a copy of the project", () => {
  it("holds what git knows and what is new, but nothing ignored or deleted, and has the history", async () => {
    const root = await temporaryFolder({ "kept.txt": "", "gone.txt": "", ".gitignore": "node_modules/\nbuild/\n" });
    const git = (...args: string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8" });
    git("init", "--quiet");
    git("add", ".");
    git("-c", "user.name=T", "-c", "user.email=t@example.org", "commit", "--quiet", "--message", "First");
    git("rm", "--quiet", "--cached", "gone.txt");
    execFileSync("rm", ["gone.txt"], { cwd: root });
    await writeFile(path.join(root, "new.txt"), "");
    for (const name of ["build/page.html", "node_modules/package/index.js"]) {
      const file = path.join(root, name);
      execFileSync("mkdir", ["-p", path.dirname(file)]);
      await writeFile(file, "");
    }
    const copy = path.join(await temporaryFolder(), "copy");
    await copyProject(root, copy);
    const { listFiles } = await import("@site/src/shared/files");
    expect(await listFiles(copy)).toEqual([
      ".git",
      ".gitignore",
      "kept.txt",
      "new.txt",
      "node_modules/package/index.js",
    ]);
    expect(execFileSync("git", ["log", "--format=%s"], { cwd: copy, encoding: "utf8" })).toBe("First\n");
  });
});

describe("a comparison of two builds", () => {
  it("names what is missing on one side, and the place where a file differs", async () => {
    const one = await temporaryFolder({ "same.html": "x", "left.js": "1", "id.js": "var id=1", "end.js": "a" });
    const other = await temporaryFolder({ "same.html": "x", "right.js": "1", "id.js": "var id=2", "end.js": "ab" });
    expect(await differences(one, other)).toEqual([
      'end.js, byte 1: "a" | "ab"',
      'id.js, byte 7: "var id=1" | "var id=2"',
      "left.js: only in the first",
      "right.js: only in the second",
    ]);
    expect(await differences(one, one)).toEqual([]);
  });

  it("is refused where nothing was built", async () => {
    const [one, other] = [await temporaryFolder(), await temporaryFolder()];
    await expect(differences(one, other)).rejects.toThrow("There is no file");
  });

  it("finds files that tell a path", async () => {
    const folder = await temporaryFolder({ "a.js": "/home/me/site/src", "b.js": "/src" });
    expect(await filesWith(folder, "/home/me")).toEqual(["a.js"]);
    expect(await readFile(path.join(folder, "b.js"), "utf8")).toBe("/src");
  });
});
