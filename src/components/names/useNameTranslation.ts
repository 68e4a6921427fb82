import useRouteContext from "@docusaurus/useRouteContext";
import { instances } from "@site/src/data/instances";

/**
 * Returns the value of the attribute `translate` for a label of a page. On generated pages, a label without spaces is the name of
 * a type, an operation or a module, and browsers must not translate it. Labels of categories, such as "Objects", are words.
 */
export function useNameTranslation(label: string): "no" | undefined {
  const { plugin } = useRouteContext();
  const isGenerated = instances.some(({ id, generated }) => generated && id === plugin.id);
  return isGenerated && !label.includes(" ") ? "no" : undefined;
}
