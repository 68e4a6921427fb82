import { useEffect, useEffectEvent, useRef } from "react";
import type { RefObject } from "react";
import type { Diagnostic } from "../../protocol";
import { createEditor } from "./editor/createEditor";
import type { SchemaEditor } from "./editor/createEditor";

/** A text that was put into the editor: by a sample, a file, or a link. */
export interface Loaded {
  readonly text: string;
}

interface Settings {
  readonly parent: RefObject<HTMLElement | null>;
  /** What the editor is to show; a new object is shown even when it holds the same text. */
  readonly loaded: Loaded;
  readonly describedBy: string;
  readonly problems: readonly Diagnostic[];
  /** Called with what reads the text. */
  readonly onChange: (read: () => string) => void;
}

/**
 * An editor in an element, which lives as long as the component.
 *
 * @returns the editor, once it is there
 */
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
