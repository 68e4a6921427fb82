import { useEffect, useEffectEvent, useRef } from "react";
import type { RefObject } from "react";
import type { Diagnostic } from "../../protocol";
import { createEditor } from "./editor/createEditor";
import type { SchemaEditor } from "./editor/createEditor";

interface Settings {
  readonly parent: RefObject<HTMLElement | null>;
  readonly text: string;
  readonly describedBy: string;
  readonly problems: readonly Diagnostic[];
  readonly onChange: (editor: SchemaEditor) => void;
}

/**
 * An editor in an element, which lives as long as the component.
 *
 * @param settings `text` is what the editor shows whenever it changes; what is typed does not have to come back as it
 * @returns the editor, once it is there
 */
export function useEditor({ parent, text, describedBy, problems, onChange }: Settings): RefObject<SchemaEditor | null> {
  const editor = useRef<SchemaEditor>(null);
  const changed = useEffectEvent(() => {
    if (editor.current) onChange(editor.current);
  });
  const initial = useEffectEvent(() => text);

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
    if (editor.current && editor.current.text() !== text) editor.current.replace(text);
  }, [text]);

  useEffect(() => {
    editor.current?.mark(problems);
  }, [problems]);

  return editor;
}
