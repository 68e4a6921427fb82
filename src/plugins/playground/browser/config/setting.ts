import type { OwnFile } from "./ownFile";

/** A value as YAML and JavaScript can both write it. */
export type Setting = string | number | boolean | null | OwnFile | readonly Setting[] | Settings;
/** Settings by name, in the order in which they are written; `undefined` stands for the tool's default. */
export interface Settings {
  readonly [name: string]: Setting | undefined;
}
