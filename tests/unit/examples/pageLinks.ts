/** Lists the headings of a page that the reference formatter wrote, each with its text and id. */
function headingsOf(page = ""): { readonly text: string; readonly id: string }[] {
  return [...page.matchAll(/^#+ (.*) \\\{#([^}]*)\\\}$/gmu)].map(([, text = "", id = ""]) => ({ text, id }));
}

/** Lists the ids that more than one heading of a page has. */
export function repeatedIds(page: string): string[] {
  const ids = headingsOf(page).map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}

interface PageLink {
  /** The text of the link, if it is only code. */
  readonly code: string | undefined;
  readonly file: string;
  readonly id: string | undefined;
}

/** Lists the links of a page to itself and to other generated pages. */
export function linksOf(file: string, page: string, root: string): PageLink[] {
  return [...page.matchAll(/(?:\[`([^`]+)`)?\]\(([^)\s]+)\)/gu)].flatMap(([, code, url = ""]) => {
    if (!url.startsWith("#") && !url.startsWith(root)) return [];
    const [target = "", id] = url.split("#");
    return [{ code, file: target === "" ? file : target.slice(root.length), id }];
  });
}

/**
 * Lists links to a page that was not written, to a heading that the page lacks, and from a name to the heading of another name.
 *
 * @param root path of the folder of the pages, with slashes at both ends
 */
export function wrongLinks(files: ReadonlyMap<string, string>, root: string): string[] {
  return [...files].flatMap(([name, page]) =>
    linksOf(name, page, root)
      .filter(({ code, file, id }) => {
        if (!files.has(file)) return true;
        const heading = headingsOf(files.get(file)).find((each) => each.id === id);
        return id !== undefined && !heading?.text.includes(code === undefined ? "" : `\`${code}\``);
      })
      .map(({ code, file, id }) => `${name}: ${code ?? "a link"} leads to ${file}#${id ?? ""}`),
  );
}
