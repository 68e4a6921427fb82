/** The panels of the playground, in their order. */
export type PanelName = "schema" | "options" | "pages" | "page" | "configuration";

const labels: Readonly<Record<PanelName, string>> = {
  schema: "Schema",
  options: "Options",
  pages: "Pages",
  page: "Page",
  configuration: "Config",
};

const tab = (name: PanelName): { readonly name: PanelName; readonly label: string } => ({ name, label: labels[name] });

/** What shares its place with what: each column of a wide screen, and the one of a narrow screen. */
export const inputTabs = (["schema", "options"] as const).map(tab);
export const outputTabs = (["page", "configuration"] as const).map(tab);
export const allTabs = (["schema", "options", "pages", "page", "configuration"] as const).map(tab);

/** Which panel each place shows. */
export interface Chosen {
  readonly narrow: PanelName;
  readonly input: "schema" | "options";
  readonly output: "page" | "configuration";
}

/** What is chosen at the start. */
export const atFirst: Chosen = { narrow: "schema", input: "schema", output: "page" };

/** What each place shows once a panel was chosen in one of them. */
export function choose(chosen: Chosen, name: PanelName): Chosen {
  switch (name) {
    case "schema":
    case "options":
      return { ...chosen, narrow: name, input: name };
    case "page":
    case "configuration":
      return { ...chosen, narrow: name, output: name };
    case "pages":
      return { ...chosen, narrow: name };
  }
}

/** Whether a panel is to be seen. */
export function isShown({ narrow, input, output }: Chosen, name: PanelName, wide: boolean): boolean {
  return wide ? name === "pages" || name === input || name === output : name === narrow;
}
