/** The ids of the headings on a page that the reference formatter wrote. */
export const idsOf = (page = ""): string[] => [...page.matchAll(/\\\{#([^}]*)\\\}/gu)].map(([, id = ""]) => id);

/** The ids that more than one heading of a page has. */
export const repeatedIds = (page: string): string[] => idsOf(page).filter((id, at, all) => all.indexOf(id) !== at);
