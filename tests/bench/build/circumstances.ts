import { cpus, loadavg, totalmem } from "node:os";
import process from "node:process";

/** Where and when a measurement runs, one line for each, for its report. */
export function circumstances(): string[] {
  const [cpu] = cpus();
  return [
    new Date().toISOString().slice(0, 10),
    `Node.js ${process.version}`,
    `${String(cpus().length)} cores (${cpu?.model ?? "unknown"}), ${String(Math.round(totalmem() / 2 ** 30))} GiB; load ${loadavg()[0]?.toFixed(1) ?? "unknown"} at the end`,
  ];
}
