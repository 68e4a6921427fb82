const schema = { name: "schema", label: "Schema" } as const;
const options = { name: "options", label: "Options" } as const;
const pages = { name: "pages", label: "Pages" } as const;
const page = { name: "page", label: "Page" } as const;
const use = { name: "use", label: "Use this" } as const;

/** What shares its place with what: each column of a wide screen, and the one of a narrow screen. */
export const inputTabs = [schema, options] as const;
export const outputTabs = [page, use] as const;
export const allTabs = [schema, options, pages, page, use] as const;

export type PanelName = (typeof allTabs)[number]["name"];

/** Which panel each place shows. */
export interface Chosen {
  readonly narrow: PanelName;
  readonly input: "schema" | "options";
  readonly output: "page" | "use";
}

/** What is chosen at the start. */
export const atFirst: Chosen = { narrow: "schema", input: "schema", output: "page" };

/** What each place shows once a panel was chosen in one of them. */
export function choose(chosen: Chosen, name: PanelName): Chosen {
  const next = { ...chosen, narrow: name };
  if (name === "schema" || name === "options") return { ...next, input: name };
  return name === "pages" ? next : { ...next, output: name };
}

/** Whether a panel is to be seen. */
export function isShown({ narrow, input, output }: Chosen, name: PanelName, wide: boolean): boolean {
  return wide ? name === "pages" || name === input || name === output : name === narrow;
}
