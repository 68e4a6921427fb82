import { packageAudiences } from "../audiences";
import type { ApiModule } from "../module";
import { packageName } from "../module";
import type { Reference } from "../reference";

/** Says at the top of an internal module that it is one, and what that means for the reader. */
export function renderInternalNote(module: ApiModule, reference: Reference): string {
  if (!reference.internal.has(module)) return "";
  const name = `\`${packageName(module.pkg)}\``;
  const text =
    module.specifier === undefined
      ? `Part of how ${name} works. No path leads to this module, so that you cannot import it.`
      : `Part of how ${name} works: the package's entry point does not export it. You can import it by its own path, but it may change in any release.`;
  return `:::note[Internal module]\n${text}\n:::`;
}

/** Says on a package's own page who needs it, with links to the guides that use it. */
export function renderAudience({ pkg, name }: ApiModule): string {
  const audience = packageAudiences[packageName(pkg)];
  if (name !== "" || !audience) return "";
  const guides = audience.guides.map(({ title, to }) => `[${title}](${to})`);
  return `${audience.who}\n\nUsed in: ${guides.join(", ")}.`;
}
