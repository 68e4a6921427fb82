/** Gives the tool the `process` that it expects to be there without importing it. Import this before the tool. */
import process from "./process";

Object.assign(globalThis, { process });
