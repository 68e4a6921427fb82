import { cpus, loadavg, totalmem } from "node:os";
import process from "node:process";

/** Returns lines for the report of a measurement: the date, the version of Node.js, and the machine. */
export function circumstances(): string[] {
  const [cpu] = cpus();
  return [
    new Date().toISOString().slice(0, 10),
    `Node.js ${process.version}`,
    `${String(cpus().length)} cores (${cpu?.model ?? "unknown"}), ${String(Math.round(totalmem() / 2 ** 30))} GiB; load ${loadavg()[0]?.toFixed(1) ?? "unknown"} at the end`,
  ];
}
