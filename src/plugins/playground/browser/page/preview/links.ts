import { normalised } from "../generation/sitePaths";

/** Where a link of a page leads. */
export type Target =
  | { readonly kind: "file"; readonly path: string; readonly fragment: string }
  | { readonly kind: "fragment"; readonly fragment: string }
  | { readonly kind: "outside"; readonly href: string }
  /** To a page that is not among the files, or to something that no browser should follow. */
  | { readonly kind: "nowhere" };

/** The files among which links lead. */
export interface Files {
  /** By their paths without extension. */
  readonly byRoute: ReadonlyMap<string, string>;
  /** The folder that the root of the site's URLs stands for. */
  readonly root: string;
}

const withoutExtension = (path: string): string => path.replace(/\.(?:mdx?|html)$/u, "");

/**
 * Makes files findable by links.
 *
 * @param root the folder that the root of the site's URLs stands for
 */
export function linkable(paths: readonly string[], root: string): Files {
  return { byRoute: new Map(paths.map((path) => [withoutExtension(path), path])), root };
}

function fileAt(route: string, { byRoute }: Files): string | undefined {
  return byRoute.get(route) ?? byRoute.get(`${route}/index`) ?? byRoute.get(`${route}/_index`);
}

/** Finds the file of an absolute link, which may begin with a part of the URL that stands for no folder. */
function fileFromRoot(route: string, files: Files): string | undefined {
  const found = fileAt(`${files.root}/${route}`, files);
  const end = route.indexOf("/");
  return found ?? (end === -1 ? undefined : fileFromRoot(route.slice(end + 1), files));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that encodes nothing.
    return text;
  }
}

/**
 * Tells where a link of a page leads. Only `http`, `https` and `mailto` lead outside: a schema can hold any URL.
 *
 * @param from path of the file with the link
 */
export function targetOf(href: string, from: string, files: Files): Target {
  const [path = "", fragment = ""] = href.split("#", 2);
  if (path === "") return { kind: "fragment", fragment: decoded(fragment) };
  if (/^[a-z][a-z\d+.-]*:|^\/\//iu.test(path)) {
    const safe = URL.canParse(href) && ["http:", "https:", "mailto:"].includes(new URL(href).protocol);
    return safe ? { kind: "outside", href } : { kind: "nowhere" };
  }
  const isAbsolute = path.startsWith("/");
  const written = decoded(path.replace(/\?.*$/u, ""));
  const route = withoutExtension(normalised(isAbsolute ? written : `${from}/../${written}`));
  const file = isAbsolute ? fileFromRoot(route, files) : fileAt(route, files);
  return file === undefined ? { kind: "nowhere" } : { kind: "file", path: file, fragment: decoded(fragment) };
}
