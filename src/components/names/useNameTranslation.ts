import useRouteContext from "@docusaurus/useRouteContext";
import { instances } from "@site/src/data/instances";

/**
 * Value of the attribute `translate` for a label on a page that may be generated: there, a label without spaces is the name
 * of a type, an operation or a module, which stays what it is when a browser translates the page.
 */
export function useNameTranslation(label: string): "no" | undefined {
  const { plugin } = useRouteContext();
  const isGenerated = instances.some(({ id, generated }) => generated && id === plugin.id);
  return isGenerated && !label.includes(" ") ? "no" : undefined;
}
