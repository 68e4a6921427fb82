import { useEffect, useEffectEvent, useRef } from "react";
import type { RefObject } from "react";
import type { Diagnostic } from "../../protocol";
import { createEditor } from "./createEditor";
import type { SchemaEditor } from "./createEditor";

/** A text that a sample, a file or a link has put into the editor. */
export interface Loaded {
  readonly text: string;
}

interface Settings {
  readonly parent: RefObject<HTMLElement | null>;
  /** The text to show. A new object is shown even if its text is the same. */
  readonly loaded: Loaded;
  readonly describedBy: string;
  readonly problems: readonly Diagnostic[];
  /** Called with a function that reads the text. */
  readonly onChange: (read: () => string) => void;
}

/** Creates an editor in an element, for as long as the component is mounted. */
export function useEditor({
  parent,
  loaded,
  describedBy,
  problems,
  onChange,
}: Settings): RefObject<SchemaEditor | null> {
  const editor = useRef<SchemaEditor>(null);
  const changed = useEffectEvent(() => {
    if (editor.current) onChange(editor.current.text);
  });
  const initial = useEffectEvent(() => loaded.text);

  useEffect(() => {
    if (!parent.current) return undefined;
    const label = "GraphQL schema, as SDL or as the JSON of an introspection result";
    const made = createEditor(parent.current, initial(), { label, describedBy, onChange: changed });
    editor.current = made;
    return () => {
      editor.current = null;
      made.destroy();
    };
  }, [parent, describedBy]);

  useEffect(() => {
    if (editor.current && editor.current.text() !== loaded.text) editor.current.replace(loaded.text);
  }, [loaded]);

  useEffect(() => {
    editor.current?.mark(problems);
  }, [problems]);

  return editor;
}
