/** The components that generated pages use, by the names that they have there. */
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";
import Arguments from "./Arguments";
import Badge from "./Badge";
import Clipped from "./Clipped";
import Deprecated from "./Deprecated";
import Facts from "./Facts";
import { Argument, Field } from "./Field";
import Kind from "./Kind";
import List from "./List";
import Operation from "./Operation";
import Rows from "./Rows";
import Sdl from "./Sdl";
import Signature from "./Signature";
import { Default, Example } from "./Value";

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
