/** The components of generated pages, by their names in MDX. */
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";
import Badge from "./Badge";
import { Argument, Arguments, Default, Deprecated, Example, Field, Kind, Rows, Signature } from "./Rows";
import Sdl from "./Sdl";
import { Clipped, Facts, List, Operation } from "./Sections";

export const components = {
  Argument,
  Arguments,
  Badge,
  Clipped,
  Default,
  Deprecated,
  Example,
  Facts,
  Field,
  Kind,
  Operation,
  Parts: List,
  Related: List,
  Rows,
  Sdl,
  Signature,
  TabItem,
  Tabs,
};
