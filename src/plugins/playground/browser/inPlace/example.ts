import type { Token } from "prism-react-renderer";
import type { Page } from "../ui/preview/toPage";

/** A schema and its page as the build has them, so that nothing has to be made for a reader who only looks. */
export interface InPlaceExample {
  readonly source: string;
  /** The tokens of each line of the source. */
  readonly lines: readonly (readonly Token[])[];
  /** The page that the tool's command made of the source. */
  readonly page: Page;
  /** Hash with which the playground opens on the source. */
  readonly hash: string;
}
