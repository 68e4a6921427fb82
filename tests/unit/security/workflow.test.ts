import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readFences } from "../../docs/fences";
import type { StarterKind } from "@site/src/plugins/playground/browser/ui/result/project";
import { kinds, starters } from "../plugins/playground/ui/result/setup";
import { temporaryFolder } from "../temporaryFolder";

type Permissions = string | Readonly<Record<string, string>>;

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly if?: string;
  readonly permissions?: Permissions;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Permissions;
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = ".github/workflows";
const siteWorkflows = readdirSync(FOLDER).map((name) => [name, readFileSync(path.join(FOLDER, name), "utf8")] as const);
const workflowOf = (kind: StarterKind): string => starters[kind][`${FOLDER}/schema-pages.yml`] ?? "";
const projects = kinds.map((kind) => [`a project of ${kind}`, workflowOf(kind)] as const);
const docs = (await readFences())
  .filter(({ meta, language }) => language === "yaml" && meta["title"]?.startsWith(FOLDER))
  .map(({ page, code }) => [page, code] as const);

const NO_PULL_REQUEST = "github.event_name != 'pull_request'";

/** Jobs that run on pull requests, which may contain unreviewed code. */
function jobsOnPullRequests({ on, jobs }: Workflow): readonly Job[] {
  if (!("pull_request" in on)) return [];
  return Object.values(jobs).filter((job) => job.if !== NO_PULL_REQUEST);
}

const canWrite = (permissions: Permissions = "write-all"): boolean => JSON.stringify(permissions).includes("write");

it("workflows are found in the repository, the docs and each kind of project", () => {
  expect([siteWorkflows.length, docs.length, projects.length].every((count) => count > 0)).toBe(true);
});

describe.each([...siteWorkflows, ...docs, ...projects])("the workflow of %s", (_name, text) => {
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it("has only read permission by default", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
  });

  it("gives pull requests no write permission", () => {
    expect("pull_request_target" in workflow.on).toBe(false);
    for (const { permissions = workflow.permissions } of jobsOnPullRequests(workflow))
      expect(canWrite(permissions)).toBe(false);
  });

  it("runs no package in a job that can write to the repository", () => {
    for (const { permissions = workflow.permissions, steps: jobSteps } of jobs)
      if (canWrite(permissions)) for (const { run = "" } of jobSteps) expect(run).not.toMatch(/\b(?:npm|npx|node)\b/u);
  });

  it("pins actions by commit, with the version in a comment", () => {
    const uses = text.split("\n").filter((line) => /^\s*(?:- )?uses:/u.test(line));
    expect(uses.length).toBe(steps.filter((step) => step.uses !== undefined).length);
    for (const line of uses) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/u);
  });

  it("does not persist credentials in a checkout", () => {
    const checkouts = steps.filter(({ uses = "" }) => uses.startsWith("actions/checkout@"));
    expect(checkouts.length).toBeGreaterThan(0);
    for (const checkout of checkouts) expect(checkout.with?.["persist-credentials"]).toBe(false);
  });

  it("has no expressions in scripts", () => {
    for (const { run = "" } of steps) expect(run).not.toContain("${{");
  });
});

it.each([...docs, ...projects])("the workflow of %s runs no install scripts", (_name, text) => {
  expect(text).toContain("npm ci --ignore-scripts\n");
  expect(text.match(/npm (?:ci|install)/gu)).toHaveLength(1);
});

it("the GitLab jobs of the docs install packages without their scripts", async () => {
  const jobs = (await readFences()).filter(({ meta }) => meta["title"] === ".gitlab-ci.yml");
  expect(jobs.length).toBeGreaterThan(1);
  for (const { page, code } of jobs) expect(code, page).toMatch(/npm ci --ignore-scripts$/mu);
});

describe("the script that opens a pull request", () => {
  /**
   * Runs the script in a clone. A stub of `gh` records its arguments.
   *
   * @param page new text of the page
   * @param openPulls for each pull request that `gh pr list` finds, a line that tells whether it is from a fork
   * @param kind of project
   * @param name of the page
   * @returns the commit and changed files of the branch that the script has pushed, and the calls of `gh`
   */
  async function propose(
    page: string,
    openPulls: string,
    kind: StarterKind = "docusaurus",
    name = "a.md",
  ): Promise<{ pushed: string; calls: string }> {
    const { jobs } = parse(workflowOf(kind)) as Workflow;
    const scripts = (jobs["propose"]?.steps ?? []).map(({ run }) => run);
    const [clean = "", script = ""] = scripts.slice(-2);
    const pages = kind === "starlight" ? "src/content/docs/api" : "docs/api";
    const folder = await temporaryFolder({
      [`clone/${pages}/types/${name}`]: "old\n",
      "clone/.gitignore": "",
      "bin/gh": `#!/bin/sh\necho "$@" >> "$CALLS"\nif [ "$1 $2" = "pr list" ]; then printf '%s' "$OPEN_PULLS"; fi\n`,
      calls: "",
    });
    const clone = path.join(folder, "clone");
    const env = {
      PATH: `${path.join(folder, "bin")}:${process.env["PATH"] ?? ""}`,
      HOME: folder,
      CALLS: path.join(folder, "calls"),
      OPEN_PULLS: openPulls,
      GIT_CONFIG_SYSTEM: "/dev/null",
    };
    const run = (command: string): string => {
      const { status, stdout, stderr } = spawnSync("bash", ["-e", "-c", command], {
        cwd: clone,
        env,
        encoding: "utf8",
      });
      expect(status, stderr).toBe(0);
      return stdout;
    };
    run(`chmod +x ../bin/gh && git init -q --bare ../origin && git init -q -b main && git remote add origin ../origin
      git add . && git -c user.name=a -c user.email=a@example.com commit -qm first && git push -q origin main`);
    run(`printf ${JSON.stringify(page)} > ${pages}/types/${name} && touch other
      git init -q ${pages}/evil && touch ${pages}/.gitattributes ${pages}/evil/file
      git -C ${pages}/evil add . && git -C ${pages}/evil -c user.name=a -c user.email=a@example.com commit -qm evil`);
    run(clean);
    expect(run(`find ${pages} -name ".*"`)).toBe("");
    run(`rm -r ${pages}/evil`);
    run(script);
    const pushed = run(
      "git ls-remote -q origin schema-pages; git -C ../origin diff --name-only main schema-pages -- || true",
    );
    return { pushed, calls: readFileSync(env.CALLS, "utf8") };
  }

  it("does nothing if no page has changed", async () => {
    expect(await propose("old\n", "")).toEqual({ pushed: "", calls: "" });
  });

  it("does nothing if only an index page of Starlight has changed", async () => {
    expect(await propose("new\n", "", "starlight", "index.md")).toEqual({ pushed: "", calls: "" });
    expect((await propose("new\n", "", "starlight")).calls).toContain("pr create");
  });

  it("pushes only the pages and creates a pull request", async () => {
    const { pushed, calls } = await propose("new\n", "");
    expect(pushed).toMatch(/^[\da-f]{40}\trefs\/heads\/schema-pages\ndocs\/api\/types\/a\.md\n$/u);
    expect(calls).toContain("pr create --head schema-pages ");
  });

  it("ignores a pull request from a branch of the same name in a fork", async () => {
    expect((await propose("new\n", "true\n")).calls).toContain("pr create");
  });

  it("creates no second pull request", async () => {
    const { pushed, calls } = await propose("newer\n", "true\nfalse\n");
    expect(pushed).not.toBe("");
    expect(calls).not.toContain("pr create");
  });
});
