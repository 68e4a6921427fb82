/** The ids of the headings of a page of the reference formatter. */
export const idsOf = (page = ""): string[] => [...page.matchAll(/\\\{#([^}]*)\\\}/gu)].map(([, id = ""]) => id);

/** The ids that several headings of a page have. */
export const repeatedIds = (page: string): string[] => idsOf(page).filter((id, at, all) => all.indexOf(id) !== at);
