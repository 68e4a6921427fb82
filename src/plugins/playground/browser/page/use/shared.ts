import type { PlaygroundOptions } from "../../options";
import type { Form } from "../../project/setup";

/** What both parts of the panel have. */
export interface Shared {
  readonly options: PlaygroundOptions;
  readonly onOptions: (options: PlaygroundOptions) => void;
  readonly form: Form;
  readonly onForm: (form: Form) => void;
}

/** Where the configuration of a Docusaurus site can stand. */
export const forms: Readonly<Record<Form, string>> = {
  plugin: "Plugin options",
  graphqlrc: ".graphqlrc",
};
