import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import vm from "node:vm";
import { rspack } from "@docusaurus/faster";
import type { Bundler } from "@site/src/plugins/playground/bundler";
import { forBrowsers } from "@site/src/plugins/playground/bundler";
import { federationDefinitions } from "@site/src/plugins/playground/readerFiles";
import type {
  GenerateRequest,
  ReportAnswer,
  ReportRequest,
  WorkerAnswer,
} from "@site/src/plugins/playground/browser/protocol";

/** The messages of the worker for one request. The last one is the answer. */
export type Conversation = readonly WorkerAnswer[];

export interface RunningWorker {
  /** Sends a request and waits for its answer. */
  readonly ask: (request: Pick<GenerateRequest, "source" | "options">) => Promise<Conversation>;
  /** Requests a report and waits for it. */
  readonly report: (request: ReportRequest) => Promise<ReportAnswer>;
}

const swc = {
  test: /\.ts$/u,
  loader: "builtin:swc-loader",
  options: { jsc: { parser: { syntax: "typescript" }, target: "es2022" } },
  type: "javascript/auto",
};

async function bundleInto(folder: string): Promise<void> {
  const setup = forBrowsers(rspack as unknown as Bundler);
  // The plugin creates the same file for the site.
  const federation = path.join(folder, "federation.json");
  await writeFile(federation, JSON.stringify(await federationDefinitions(path.resolve("."))));
  const compiler = rspack({
    mode: "development",
    devtool: false,
    target: ["webworker", "es2022"],
    entry: path.resolve("src/plugins/playground/browser/worker/generatorWorker.ts"),
    output: { path: folder, filename: "worker.js", chunkFilename: "[id].js", publicPath: "" },
    resolve: {
      extensions: [".mjs", ".js", ".ts"],
      alias: { "@site": path.resolve("."), "@generated/playground/default/federation.json": federation },
    },
    module: { rules: [swc, ...setup.module.rules] },
    plugins: setup.plugins as never[],
    node: setup.node,
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problems = stats?.hasErrors() || stats?.hasWarnings() ? stats.toString("errors-warnings") : "";
      if (error || problems !== "") reject(error ?? new Error(problems));
      else resolve();
    });
  });
}

function startFrom(scripts: ReadonlyMap<string, string>): RunningWorker {
  let onAnswer: (answer: WorkerAnswer | ReportAnswer) => void = () => undefined;
  const scope: Record<string, unknown> = {
    performance,
    TextDecoder,
    TextEncoder,
    URL,
    location: { href: "worker.js" },
    postMessage: (answer: WorkerAnswer | ReportAnswer) => {
      onAnswer(structuredClone(answer));
    },
    importScripts: (script: string) => {
      vm.runInContext(scripts.get(path.basename(script)) ?? "", context);
    },
  };
  scope["self"] = scope;
  // Like the site's content security policy, forbids evaluating text as code.
  const context = vm.createContext(scope, { codeGeneration: { strings: false, wasm: false } });
  vm.runInContext(scripts.get("worker.js") ?? "", context);
  const send = (data: object): void => {
    (scope["onmessage"] as (event: object) => void)({ data });
  };
  return {
    ask: (request) =>
      new Promise((resolve) => {
        const answers: WorkerAnswer[] = [];
        onAnswer = (answer) => {
          if (!("kind" in answer)) return;
          answers.push(answer);
          if (answer.kind !== "progress") resolve(answers);
        };
        send({ id: 7, ...request });
      }),
    report: (request) =>
      new Promise((resolve) => {
        onAnswer = (answer) => {
          if (!("kind" in answer)) resolve(answer);
        };
        send(request);
      }),
  };
}

/** Bundles the worker like the site, but without minifying. Returns its scripts by file name. */
async function bundle(): Promise<ReadonlyMap<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), "playground-worker-"));
  try {
    await bundleInto(folder);
    const files = await readdir(folder);
    const texts = files.map(async (file) => [file, await readFile(path.join(folder, file), "utf8")] as const);
    return new Map(await Promise.all(texts));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Shared by the test files of one process, because bundling takes some seconds. */
let scripts: ReturnType<typeof bundle> | undefined;

/** Starts a worker in a context without Node.js, with only the globals of JavaScript and the few of a browser that it uses. */
export async function startWorker(): Promise<RunningWorker> {
  scripts ??= bundle();
  return startFrom(await scripts);
}
