import { usePluralForm } from "@docusaurus/theme-common";
import type { ReactNode } from "react";
import type { SearchAnswer } from "../../shared/types";
import { corrected, countMessages, firstResult, noResults, problemMessage, retryHint, saysNoResults } from "./messages";

/** What the panel shows, in a few words, for those who do not see it. */
export default function Announcement({ answer }: { readonly answer: SearchAnswer }): ReactNode {
  const { selectMessage } = usePluralForm();
  const [first] = answer.hits;
  const count = answer.hits.length;
  const text = [
    answer.problem && problemMessage(answer.problem),
    answer.problem?.code === "no-index" && retryHint,
    answer.correctedQuery !== null && corrected(answer.correctedQuery),
    first && `${selectMessage(count, countMessages(count))}. ${firstResult(first.document.title)}`,
    saysNoResults(answer) && noResults(answer.query),
  ]
    .filter(Boolean)
    .join(" ");
  return <span>{text}</span>;
}
