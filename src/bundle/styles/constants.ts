import postcss from "postcss";

/** A style sheet of a built site. */
export interface Sheet {
  readonly css: string;
  /** Whether every page has it; others come and go with pages. */
  readonly everywhere: boolean;
}

/** A custom property on the root element, in whatever mode or medium. */
interface RootDeclaration {
  readonly node: postcss.Declaration;
  readonly sheet: number;
  /** In a cascade layer; what is in none wins over it. */
  readonly layered: boolean;
  /** In every mode and medium. */
  readonly always: boolean;
}

/** Selectors of the root element. */
const ROOT = /^(?::root|html(?:\[[^\]]*\])?|\[data-theme=[^\]]*\])$/u;

/** A use of a custom property; a fallback in it nests at most two pairs of parentheses. */
const USE = /var\(\s*(--[\w-]+)\s*(?:,(?:[^()]|\((?:[^()]|\([^()]*\))*\))*)?\)/gu;

const usesIn = (text: string): string[] => [...text.matchAll(USE)].map(([, name = ""]) => name);

/** Names of the rules around a rule, `layer` and `media`, from the inner to the outer. */
function atRulesAround({ parent }: postcss.Rule | postcss.AtRule): string[] {
  if (parent?.type !== "atrule") return [];
  const atRule = parent as postcss.AtRule;
  return [atRule.name, ...atRulesAround(atRule)];
}

/** Collects the declarations on the root element by name; those that another element can have too count as unknown. */
function rootDeclarations(sheets: readonly postcss.Root[]): {
  readonly found: ReadonlyMap<string, RootDeclaration[]>;
  readonly elsewhere: ReadonlySet<string>;
} {
  const found = new Map<string, RootDeclaration[]>();
  const elsewhere = new Set<string>();
  sheets.forEach((root, sheet) => {
    root.walkDecls(/^--/u, (node) => {
      const { selectors } = node.parent as postcss.Rule;
      if (node.important || !selectors.every((selector) => ROOT.test(selector))) {
        elsewhere.add(node.prop);
        return;
      }
      const atRules = atRulesAround(node.parent as postcss.Rule);
      const always = selectors.includes(":root") && atRules.every((name) => name === "layer");
      const declarations = found.get(node.prop) ?? [];
      declarations.push({ node, sheet, layered: atRules.includes("layer"), always });
      found.set(node.prop, declarations);
    });
  });
  return { found, elsewhere };
}

/** Replaces uses of properties by values, with a space where the parenthesis of the use parted two words. */
function replaceUses(text: string, valueOf: (name: string) => string | undefined): string {
  return text.replaceAll(USE, (use, name: string, at: number) => {
    const value = valueOf(name);
    if (value === undefined) return use;
    const before = /[\w%"]/u.test(text.charAt(at - 1)) ? " " : "";
    const after = /[\w.#%"(-]/u.test(text.charAt(at + use.length)) ? " " : "";
    // A cycle, which browsers take for no value at all, ends with the use that closes it.
    return before + replaceUses(value, (inner) => (inner === name ? undefined : valueOf(inner))) + after;
  });
}

/** Whether what is declared in some sheets is only used where these sheets are; `uses` are the names that each reads. */
function isAtHome(
  name: string,
  declared: readonly RootDeclaration[],
  sheets: readonly Sheet[],
  uses: readonly (readonly string[])[],
): boolean {
  if (declared.every(({ sheet }) => sheets[sheet]?.everywhere)) return true;
  const homes = new Set(declared.map(({ sheet }) => sheet));
  return homes.size === 1 && uses.every((names, at) => homes.has(at) || !names.includes(name));
}

/**
 * Puts the values of custom properties that never change in the place of their uses, where that is shorter.
 *
 * A property stays when a script mentions it, when an element other than the root can have it, when it has several values,
 * or when its value reads a property that other elements can have, which would be read there instead. Declarations on the
 * root element in a cascade layer go when one outside of layers always wins.
 *
 * @param sheets all style sheets of the site
 * @param words all words in its scripts
 * @returns the sheets in the same order
 */
export function withConstants(sheets: readonly Sheet[], words: ReadonlySet<string>): string[] {
  const roots = sheets.map(({ css }) => postcss.parse(css));
  const { found, elsewhere } = rootDeclarations(roots);
  const constants = new Map<string, string>();
  const usesOfSheets = sheets.map(({ css }) => usesIn(css));

  for (const [name, all] of found) {
    const winner = all.find(({ layered, always, sheet }) => !layered && always && sheets[sheet]?.everywhere);
    const dead = winner ? all.filter(({ layered }) => layered) : [];
    for (const { node } of dead) node.remove();
    const [only, ...others] = all.filter((declaration) => !dead.includes(declaration));
    if (!only?.always || others.length > 0 || elsewhere.has(name) || words.has(name)) continue;
    if (!isAtHome(name, all, sheets, usesOfSheets)) continue;
    const { value } = only.node;
    const reads = usesIn(value);
    if (reads.some((read) => elsewhere.has(read) || !found.has(read))) continue;
    const uses = usesOfSheets.flat().filter((use) => use === name).length;
    if (uses * value.length <= uses * `var(${name})`.length + `${name}:${value};`.length) constants.set(name, value);
  }

  return roots.map((root) => {
    root.walkDecls((declaration) => {
      if (constants.has(declaration.prop)) declaration.remove();
      else declaration.value = replaceUses(declaration.value, (name) => constants.get(name));
    });
    root.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
    return root.toString();
  });
}
