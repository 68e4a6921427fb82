import type { ReactNode } from "react";
import type { MarkedText } from "../../shared/types";
import { segments } from "./segments";

/** A text with what the query matched in it marked. It is text whatever it holds. */
export default function Marked({ value }: { readonly value: MarkedText }): ReactNode {
  return segments(value).map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
