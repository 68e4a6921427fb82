/** The theme's components, which a site may replace. */
declare module "@theme/SearchPlaces" {
  import type { MouseEvent, ReactNode } from "react";

  export interface Props {
    /** Called when a link is clicked, before the router follows it. */
    readonly onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
  }
  export default function SearchPlaces(props: Props): ReactNode;
}

declare module "@theme/SearchResult" {
  import type { ResultProps } from "docusaurus-lean-search/ui";
  import type { ReactNode } from "react";

  export default function SearchResult(props: ResultProps): ReactNode;
}

declare module "@theme/SearchWorker" {
  export default function createWorker(): Worker;
}

/** Written by the theme: loaders of the stemmers that the site needs. */
declare module "@generated/docusaurus-lean-search/default/stemmers.js" {
  type LunrPlugin = (lunr: object) => void;

  const loaders: Readonly<Record<string, () => Promise<readonly [support: LunrPlugin, language: LunrPlugin]>>>;
  export default loaders;
}
