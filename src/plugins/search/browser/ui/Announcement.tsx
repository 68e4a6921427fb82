import { usePluralForm } from "@docusaurus/theme-common";
import type { ReactNode } from "react";
import type { SearchAnswer } from "../../shared/types";
import { corrected, countMessages, noResults, problemMessage, retryHint, saysNoResults } from "./messages";

/** What the panel shows, in a few words, for those who do not see it. */
export default function Announcement({ answer }: { readonly answer: SearchAnswer }): ReactNode {
  const { selectMessage } = usePluralForm();
  const count = answer.hits.length;
  return [
    answer.problem && problemMessage(answer.problem),
    answer.problem?.code === "no-index" && retryHint,
    answer.correctedQuery !== null && corrected(answer.correctedQuery),
    count > 0 && selectMessage(count, countMessages(count)),
    saysNoResults(answer) && noResults(answer.query),
  ]
    .filter(Boolean)
    .join(" ");
}
