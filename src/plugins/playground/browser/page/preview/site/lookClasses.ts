import clsx from "clsx";
// Before the looks, which add to it.
import categories from "./looks/categories.module.css";
import docusaurus from "./looks/docusaurus.module.css";
import github from "./looks/github.module.css";
import plain from "./looks/plain.module.css";
import starlight from "./looks/starlight.module.css";
import type { Look } from "./looks";

/** The style sheet of each look. */
export const lookClasses: Readonly<Record<Look, string | undefined>> = {
  docusaurus: clsx(categories.look, docusaurus.look),
  starlight: clsx(categories.look, starlight.look),
  github: github.look,
  plain: plain.look,
};
