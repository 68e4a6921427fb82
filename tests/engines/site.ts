import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildFolder } from "../build/site";
import { prepareNginx } from "../deploy/nginx";
import { freePort } from "../freePort";

/** `build/`, served so that tests learn of complaints without reading the console of the browser. */
export interface Site {
  readonly origin: string;
  /** All errors, warnings and policy violations of the pages so far, one per line. */
  readonly complaints: () => Promise<string[]>;
  remove(): Promise<void>;
}

/** Runs in the page before all other scripts: reports complaints to the server. */
function reportComplaints(): void {
  let hasLeft = false;
  window.addEventListener("pagehide", () => {
    hasLeft = true;
  });
  window.addEventListener("pageshow", () => {
    hasLeft = false;
  });
  const report = (text: string): void => {
    // Leaving the page cancels requests, which is not a failure.
    if (hasLeft) return;
    navigator.sendBeacon(`/complain?${encodeURIComponent(`${location.pathname}: ${text}`.slice(0, 500))}`);
  };
  const output = window.console;
  for (const level of ["error", "warn"] as const) {
    const write = output[level].bind(output);
    output[level] = (...words: readonly unknown[]) => {
      report(`${level}: ${words.map(String).join(" ")}`);
      write(...words);
    };
  }
  const onError = ({ target, message }: ErrorEvent): void => {
    // Firefox reports an error if it skips a prefetch.
    if (target instanceof HTMLLinkElement && target.rel === "prefetch") return;
    report(target instanceof Element ? `did not load: ${target.outerHTML}` : `exception: ${message}`);
  };
  window.addEventListener("error", onError, true);
  window.addEventListener("unhandledrejection", ({ reason }) => {
    report(`rejection: ${String(reason)}`);
  });
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    report(`policy: ${effectiveDirective} blocks ${blockedURI}`);
  });
}

/** Returns a configuration of nginx that adds `reportComplaints` to each page, and logs the reports. */
function withReports(configuration: string, root: string): string {
  const server = [
    "server_tokens off;",
    'sub_filter "<head>" "<head><script src=/complain.js></script>";',
    `location = /complain.js { alias ${root}/complain.js; }`,
    `location = /complain { access_log ${root}/complaints.log complaints; return 204; }`,
  ];
  return `log_format complaints "$args";\n${configuration.replace("server_tokens off;", server.join("\n"))}`;
}

/**
 * Serves the site with the configuration in `deploy/nginx`.
 *
 * @throws Error if there is no nginx, or no build
 */
export async function serveSite(): Promise<Site> {
  const nginx = await prepareNginx(await freePort());
  const file = (name: string): string => path.join(nginx.root, name);
  await writeFile(file("complain.js"), `(${reportComplaints.toString()})();`);
  await writeFile(file("complaints.log"), "");
  await writeFile(file("site.conf"), withReports(await readFile(file("site.conf"), "utf8"), nginx.root));
  await nginx.release(buildFolder);
  await nginx.start();
  return {
    origin: nginx.origin,
    async complaints() {
      const lines = (await readFile(file("complaints.log"), "utf8")).split("\n");
      return lines.filter((line) => line !== "").map(decodeURIComponent);
    },
    remove: () => nginx.remove(),
  };
}
