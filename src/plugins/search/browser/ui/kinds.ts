import { translate } from "@docusaurus/Translate";
import type { SearchKind } from "../../shared/types";

/** What a result stands for, in the language of the page. */
export const kindLabels: Readonly<Record<SearchKind, string>> = {
  page: translate({ id: "theme/d-s-l.searchBar.kind.page", message: "Page" }),
  guide: translate({ id: "theme/d-s-l.searchBar.kind.guide", message: "Guide" }),
  section: translate({ id: "theme/d-s-l.searchBar.kind.section", message: "Section" }),
  category: translate({ id: "theme/d-s-l.searchBar.kind.category", message: "Category" }),
  type: translate({ id: "theme/d-s-l.searchBar.kind.type", message: "Type" }),
  operation: translate({ id: "theme/d-s-l.searchBar.kind.operation", message: "Operation" }),
  directive: translate({ id: "theme/d-s-l.searchBar.kind.directive", message: "Directive" }),
  field: translate({ id: "theme/d-s-l.searchBar.kind.field", message: "Field" }),
  argument: translate({ id: "theme/d-s-l.searchBar.kind.argument", message: "Argument" }),
  value: translate({ id: "theme/d-s-l.searchBar.kind.value", message: "Value" }),
  function: translate({ id: "theme/d-s-l.searchBar.kind.function", message: "Function" }),
  option: translate({ id: "theme/d-s-l.searchBar.kind.option", message: "Option" }),
};
