/** The components of pages of the formatter that readers copy: they load with the first such page. */
import MDXDetails from "@theme/MDXComponents/Details";
import { components as own } from "reference-formatter/components";
import Sdl from "./Sdl";

export const components = { ...own, Sdl, details: MDXDetails };

export type Components = typeof components;
