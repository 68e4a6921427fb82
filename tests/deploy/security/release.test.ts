// cspell:ignore CDPATH nojekyll
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import {
  chmod,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../freePort";
import { sampled } from "../../matrix";
import { writeFiles } from "../../writeFiles";
import { ask, commandsAfter, prepareNginx, tinyBuild } from "../nginx";
import type { Nginx } from "../nginx";

const run = promisify(execFile);
const script = fileURLToPath(new URL("../../../deploy/nginx/release.sh", import.meta.url));

/** All programs that the script calls. */
const COMMANDS = "cat chmod cmp cp date find flock grep ln mkdir mv readlink rm sed sh sort tail touch tr xargs".split(
  " ",
);

let nginx: Nginx;
let a: string;
let b: string;

beforeAll(async () => {
  nginx = await prepareNginx(await freePort());
  a = await tinyBuild(nginx.root, "A");
  b = await tinyBuild(nginx.root, "B");
  await nginx.release(a);
  await nginx.start();
  return () => nginx.remove();
});

/** Runs the script without reloading nginx, because no test needs the new policy. */
async function release(build: string, settings: Readonly<Record<string, string>> = {}): Promise<string> {
  const env = { ...process.env, RELOAD: "true", ...settings };
  const { stdout } = await run(script, [build, nginx.root], { env });
  return stdout;
}

const inRoot = (...names: string[]): string => path.join(nginx.root, ...names);

function title(build: string): string {
  return `<title>${build.slice(-1)}</title>`;
}

/** Status and text of the home page. */
async function served(): Promise<string> {
  const { status, body } = await ask(nginx.origin, "/");
  return `${String(status)} ${body.toString()}`;
}

async function releases(): Promise<string[]> {
  return (await readdir(inRoot("releases"))).sort();
}

/** Temporary files of the script that are left. */
async function remains(): Promise<string[]> {
  const hidden = (await releases()).filter((name) => name.startsWith("."));
  const files = (await readdir(nginx.root)).filter((name) => /^current\.|^policy\.conf\./u.test(name));
  return [...hidden, ...files];
}

it("two releases at once are served one after the other, without interruption", async () => {
  for (let pair = 0; pair < sampled(20); pair += 1) {
    const done = new AbortController();
    const both = Promise.all([a, b].map((build) => release(build, { KEEP_RELEASES: "1" }))).finally(() => {
      done.abort();
    });
    const seen = new Set<string>();
    while (!done.signal.aborted) seen.add(await served());
    await both;
    seen.add(await served());
    expect([title(a), title(b)].map((page) => `200 ${page}`)).toEqual(expect.arrayContaining([...seen]));
    expect(existsSync(inRoot("current/_headers"))).toBe(true);
    expect(await releases()).toHaveLength(2);
    expect(await remains()).toEqual([]);
  }
});

it("going back as the README says keeps the assets of the replaced release", async () => {
  await release(a, { KEEP_DAYS: "0" });
  const old = path.basename(await readlink(inRoot("current")));
  await release(b);
  const back = (await commandsAfter("To go back", nginx.root)).replace("NAME", old);
  const cwd = fileURLToPath(new URL("../../..", import.meta.url));
  await run("sh", ["-euc", back], { cwd, env: { ...process.env, RELOAD: "true" } });
  expect(await served()).toBe(`200 ${title(a)}`);
  for (const letter of ["A", "B"])
    expect((await ask(nginx.origin, `/assets/js/${letter}.00000001.js`)).status).toBe(200);
});

describe("a release that is killed", () => {
  /** Folder with a fake of each command. Fakes log their calls, and kill the script at the call that a test names. */
  let tools: string;

  beforeAll(async () => {
    tools = await mkdtemp(path.join(tmpdir(), "website-tools-"));
    for (const command of COMMANDS) {
      const { stdout } = await run("sh", ["-c", `command -v ${command}`]);
      const standIn = [
        "#!/bin/sh",
        // Appending is atomic, even if both ends of a pipe do it.
        `printf . >> "$CALLS/${command}"; printf '%s\\n' ${command} >> "$CALLS/all"`,
        `[ "$KILL_AT" != "${command} $(wc -c < "$CALLS/${command}")" ] || kill -s "$KILL_BY" "$SCRIPT"`,
        `exec ${stdout.trim()} "$@"`,
        "",
      ];
      await writeFile(path.join(tools, command), standIn.join("\n"));
      await chmod(path.join(tools, command), 0o755);
    }
    return () => rm(tools, { recursive: true });
  });

  /**
   * Releases a build with the fake commands, and waits until the script and its child processes have exited.
   *
   * @param killAt a command and the number of the call at which the script is killed
   * @returns the commands in the order of their calls, and the status or signal of the script
   */
  async function killed(build: string, killAt: string, by: string): Promise<{ calls: string[]; end: number | string }> {
    const calls = await mkdtemp(path.join(tmpdir(), "website-calls-"));
    const env = {
      ...process.env,
      PATH: `${tools}:${process.env["PATH"] ?? ""}`,
      CALLS: calls,
      KILL_AT: killAt,
      KILL_BY: by,
      RELOAD: "true",
      KEEP_RELEASES: "1",
    };
    const end = await run("/bin/sh", ["-c", 'SCRIPT=$$ exec "$@"', "sh", script, build, nginx.root], { env }).then(
      () => 0,
      (error: unknown) => {
        const { code, signal } = error as { readonly code: number | null; readonly signal: string | null };
        return signal ?? code ?? 0;
      },
    );
    const all = (await readFile(path.join(calls, "all"), "utf8")).trimEnd().split("\n");
    await rm(calls, { recursive: true });
    return { calls: all, end };
  }

  it("at any step leaves the site intact, and the next release works", async () => {
    await writeFile(inRoot("policy.conf"), "# An older one.");
    const { calls } = await killed(b, "none", "KILL");
    const counts = new Map<string, number>();
    const moments = calls.map((command) => {
      counts.set(command, (counts.get(command) ?? 0) + 1);
      return `${command} ${String(counts.get(command))}`;
    });
    let kills = 0;
    const step = moments.length / sampled(moments.length);
    const tried = moments.filter((_, at) => Math.floor(at % step) === 0);
    for (const [at, moment] of tried.entries()) {
      // Builds alternate, so that the killed release would change the page.
      const [build, other] = at % 2 === 0 ? [a, b] : [b, a];
      for (const by of ["KILL", "TERM"]) {
        const which = `${by} at ${moment}`;
        // Each time, the policy must differ from the one of the build, so that the script takes every step.
        await writeFile(inRoot("policy.conf"), "# An older one.");
        if ((await killed(build, moment, by)).end !== 0) kills += 1;
        expect([`200 ${title(build)}`, `200 ${title(other)}`], which).toContain(await served());
        expect(existsSync(inRoot("current/_headers")), which).toBe(true);
        // `policy.conf.before` stays on purpose: it makes the next release reload nginx.
        if (by === "TERM")
          expect(
            (await remains()).filter((name) => name !== "policy.conf.before"),
            which,
          ).toEqual([]);
      }
      await release(build, { KEEP_RELEASES: "1" });
      expect(await served(), moment).toBe(`200 ${title(build)}`);
      expect(await remains(), moment).toEqual([]);
      expect((await releases()).length, moment).toBeLessThanOrEqual(2);
      expect(await readFile(inRoot("policy.conf"), "utf8"), moment).toContain(`${build.slice(-1).repeat(43)}=`);
    }
    // A signal during the last steps comes too late.
    expect(kills).toBeGreaterThan(tried.length);
  });

  it.each([
    ["KILL", "SIGKILL"],
    ["HUP", 129],
    ["INT", 130],
    ["TERM", 143],
  ])("by %s ends with the status or signal %s", async (by, end) => {
    const before = await served();
    expect(await killed(a, "cp 2", by)).toMatchObject({ end });
    expect(await served()).toBe(before);
  });

  it("before nginx has read its policy makes the next release reload nginx", async () => {
    await release(a);
    await writeFile(inRoot("policy.conf"), "# An older one.");
    await killed(b, "sh 1", "KILL");
    await expect(release(b, { RELOAD: "false" })).rejects.toThrow(/did not accept the new policy/u);
    expect(await readFile(inRoot("policy.conf"), "utf8")).toBe("# An older one.");
    await release(b);
  });
});

describe("a leftover of an earlier release", () => {
  it.each(["a link to a release", "a link to nothing", "a folder"])("at current.next is removed: %s", async (what) => {
    await release(a);
    const left = inRoot("current.next");
    if (what === "a folder") await writeFiles(left, { file: "" });
    else await symlink(what === "a link to nothing" ? "releases/none" : await readlink(inRoot("current")), left);
    await release(b);
    expect(await served()).toBe(`200 ${title(b)}`);
    expect(await readdir(inRoot("current/"))).toEqual(["_headers", "assets", "index.html"]);
    expect(await remains()).toEqual([]);
  });

  it("that is an incomplete release is removed", async () => {
    await writeFiles(inRoot("releases/.20250101T000000Z-1"), { "index.html": "half" });
    await release(a);
    expect(await remains()).toEqual([]);
  });
});

describe("settings", () => {
  it.each(["x", "-1", "1.5", "1e3", " 2", "2 ", "010", "99999999999999999999", "$(touch x)", "a[0]"])(
    "refuse %j as a number",
    async (value) => {
      const before = await releases();
      for (const name of ["KEEP_DAYS", "KEEP_RELEASES"]) {
        await expect(release(a, { [name]: value })).rejects.toMatchObject({
          code: 2,
          stderr: `${name}=${value}: give a whole number from 0 to 9999.\n`,
        });
      }
      expect(await releases()).toEqual(before);
    },
  );

  it.each([
    ["0", 2],
    ["1", 2],
    ["2", 2],
    ["3", 3],
    ["9999", 5],
  ])("with KEEP_RELEASES=%s keep %i releases", async (value, count) => {
    await release(a, { KEEP_RELEASES: "0" });
    for (const build of [b, a]) await release(build);
    await release(b, { KEEP_RELEASES: value });
    expect(await releases()).toHaveLength(count);
  });

  it("work with a linked releases folder and a slash in the target of current", async () => {
    for (const build of [a, b, a]) await release(build);
    await rename(inRoot("releases"), inRoot("elsewhere"));
    await symlink("elsewhere", inRoot("releases"));
    const [oldest = ""] = await releases();
    await rm(inRoot("current"));
    await symlink(`releases/${oldest}/`, inRoot("current"));
    await release(a, { KEEP_RELEASES: "1" });
    expect(await releases()).toHaveLength(2);
    expect(await releases()).toContain(oldest);
    await rm(inRoot("releases"));
    await rename(inRoot("elsewhere"), inRoot("releases"));
  });

  it("never delete the served release, or anything that is not a release", async () => {
    const [oldest = ""] = await releases();
    await rm(inRoot("current"));
    await symlink(`releases/${oldest}`, inRoot("current"));
    await mkdir(inRoot("releases/notes"));
    await release(a, { KEEP_RELEASES: "1" });
    expect(await releases()).toEqual(expect.arrayContaining([oldest, "notes"]));
    await rm(inRoot("releases/notes"), { recursive: true });
  });
});

describe("a root folder", () => {
  /** Makes a root with release A, and a function that releases to it. */
  async function rootWithA(): Promise<{
    root: string;
    to: (build: string, env?: NodeJS.ProcessEnv) => Promise<unknown>;
  }> {
    const root = await mkdtemp(path.join(nginx.root, "root-"));
    const to = (build: string, env: NodeJS.ProcessEnv = { RELOAD: "true" }): Promise<unknown> =>
      run(script, [build, root], { env: { ...process.env, ...env } });
    await to(a);
    return { root, to };
  }

  it("keeps the old pages until nginx, reloading in the background, is ready", async () => {
    const { root, to } = await rootWithA();
    // `nginx -s reload` only asks for a reload, which takes place while the script sleeps.
    await writeFiles(path.join(root, "bin"), {
      nginx: `#!/bin/sh\n[ "$*" != "-s reload" ] || touch ${root}/asked\n`,
      sleep: `#!/bin/sh\necho "$1" > ${root}/seconds\n[ ! -e ${root}/asked ] || cp ${root}/current/index.html ${root}/at-reload\n`,
    });
    for (const command of ["nginx", "sleep"]) await chmod(path.join(root, "bin", command), 0o755);
    await to(b, { PATH: `${path.join(root, "bin")}:${process.env["PATH"] ?? ""}` });
    expect(await readFile(path.join(root, "at-reload"), "utf8")).toBe(title(a));
    expect(await readFile(path.join(root, "seconds"), "utf8")).toBe("1\n");
    expect(await readFile(path.join(root, "current/index.html"), "utf8")).toBe(title(b));
  });

  it("whose current is a folder is refused without a change", async () => {
    const { root, to } = await rootWithA();
    await rm(path.join(root, "current"));
    await mkdir(path.join(root, "current"));
    const policy = await readFile(path.join(root, "policy.conf"), "utf8");
    await expect(to(b)).rejects.toThrow(/current is not a link; move it away/u);
    expect(await readFile(path.join(root, "policy.conf"), "utf8")).toBe(policy);
  });

  it("keeps the served release if current has an absolute target", async () => {
    const { root, to } = await rootWithA();
    const first = path.join(root, await readlink(path.join(root, "current")));
    await rm(path.join(root, "current"));
    await symlink(first, path.join(root, "current"));
    await to(b, { RELOAD: "true", KEEP_RELEASES: "1" });
    expect(existsSync(first)).toBe(true);
  });
});

describe("a build", () => {
  it("is copied without dot files, except .well-known", async () => {
    const build = await tinyBuild(nginx.root, "C");
    await writeFiles(build, {
      ".git/config": "",
      ".nojekyll": "",
      "docs/.env": "",
      "docs/a.html": "",
      ".well-known/security.txt": "",
      ".well-known/.git": "",
    });
    await release(build);
    const files = await readdir(inRoot("current/"), { recursive: true });
    expect(files.filter((file) => !/^assets|index|_headers/u.test(file)).sort()).toEqual([
      ".well-known",
      ".well-known/security.txt",
      "docs",
      "docs/a.html",
    ]);
  });

  it("with a link is refused with the name of the link", async () => {
    const build = await tinyBuild(nginx.root, "D");
    await writeFiles(build, { "docs/a.html": "" });
    await symlink("/etc", path.join(build, "docs/etc"));
    await expect(release(build)).rejects.toThrow(/build-D\/docs\/etc is neither a file nor a folder/u);
  });

  it("with a link whose name is a line break is refused", async () => {
    const build = await tinyBuild(nginx.root, "L");
    await symlink("/etc", path.join(build, "\n"));
    await expect(release(build)).rejects.toThrow(/is neither a file nor a folder/u);
  });

  it("that only its owner may read is served, with any umask", async () => {
    const build = await tinyBuild(nginx.root, "M");
    await chmod(path.join(build, "assets"), 0o700);
    await chmod(path.join(build, "index.html"), 0o600);
    await run("sh", ["-c", 'umask 077; exec "$@"', "sh", script, build, nginx.root], {
      env: { ...process.env, RELOAD: "true" },
    });
    for (const name of ["releases", "policy.conf", "current/", "current/assets/js", "current/index.html"]) {
      const { mode } = await stat(inRoot(name));
      expect(mode & 0o044, name).toBe(0o044);
    }
  });

  it("whose policy would break the configuration of nginx is refused", async () => {
    for (const policy of [
      'default-src "; root /; #',
      "default-src $request_uri",
      "default-src 'self' \\",
      "a\n  Content-Security-Policy: b",
    ]) {
      const build = await tinyBuild(nginx.root, "E");
      await writeFile(path.join(build, "_headers"), `/*\n  Content-Security-Policy: ${policy}\n`);
      await expect(release(build)).rejects.toThrow(/has no Content-Security-Policy that nginx can send/u);
    }
    expect(await remains()).toEqual([]);
  });

  it("and a root may have names with spaces, quotes and a leading dash", async () => {
    const folder = inRoot("odd");
    await mkdir(folder);
    await writeFiles(path.join(folder, "-R it's $(a) build"), {
      "index.html": "odd",
      "assets/a b.js": "",
      _headers: "/*\n  Content-Security-Policy: default-src 'self'\n",
    });
    const env = { ...process.env, RELOAD: "true", CDPATH: nginx.root };
    for (let time = 0; time < 2; time += 1) {
      await run(script, ["-R it's $(a) build", "--root of 'it'"], { cwd: folder, env });
    }
    const root = path.join(folder, "--root of 'it'");
    expect(await readFile(path.join(root, "current/index.html"), "utf8")).toBe("odd");
    expect(await readdir(path.join(root, "releases"))).toHaveLength(2);
  });

  it.each([[[]], [["build"]], [["", "root"]], [["build", ""]], [["a", "b", "c"]]])(
    "and a root are both required: %j",
    async (names) => {
      await expect(run(script, names, { cwd: nginx.root })).rejects.toMatchObject({ code: 2 });
    },
  );
});
