import type { Reflection } from "typedoc";
import { describe } from "./description";
import { packageName, pageSlug, pageTitle, sidebarLabel } from "./module";
import { sidebarPosition } from "./positions";
import type { Reference } from "./reference";

/** Every value as a JSON string, which YAML reads as it is. */
function line(key: string, value: string | number | readonly string[] | null): string {
  return `${key}: ${JSON.stringify(value)}`;
}

/** The front matter of a module's page. */
export function frontMatter(model: Reflection, reference: Reference): string {
  const module = reference.moduleOf(model);
  const modules = (model.project.children ?? []).map((child) => reference.moduleOf(child));
  const lines = [
    line("title", pageTitle(module)),
    line("description", describe(model, reference)),
    line("keywords", [pageTitle(module), packageName(module.pkg), "API reference"]),
    line("slug", pageSlug(module)),
    line("sidebar_label", sidebarLabel(module)),
    line("sidebar_position", sidebarPosition(module, modules, reference.internal)),
    ...(reference.internal.has(module) ? [line("sidebar_class_name", "api-internal")] : []),
    // There is no file of this page in the repository that one could edit.
    line("custom_edit_url", null),
  ];
  return `---\n${lines.join("\n")}\n---\n`;
}
