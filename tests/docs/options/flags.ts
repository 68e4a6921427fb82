import { isDeepStrictEqual } from "node:util";
import { buildConfig } from "@graphql-markdown/core/config";
import plugin from "@graphql-markdown/docusaurus";
import { getGraphQLMarkdownCli } from "@graphql-markdown/cli";

/** A flag of the command. */
export interface Flag {
  /** As the help prints it: `-s, --schema <schema>`. */
  readonly text: string;
  readonly names: readonly string[];
  readonly docusaurusOnly: boolean;
  readonly defaultValue: unknown;
  /** Path of the option that it sets, if any. */
  readonly option: string | undefined;
}

/** A flag in commander, whose types lack it. */
interface CommandOption {
  readonly flags: string;
  readonly long: string;
  readonly required: boolean;
  readonly defaultValue?: unknown;
  readonly attributeName: () => string;
}

type BuiltConfig = Readonly<Record<string, unknown>>;

/** Names of options by their different names in the built configuration. */
const userNames: Readonly<Record<string, string>> = { outputDir: "rootPath" };

/** Values for the flags that don't accept any string. */
const samples: Readonly<Record<string, string>> = {
  groupByDirective: "@doc(category|=Common)",
  only: "@doc",
  skip: "@doc",
  deprecated: "group",
  hierarchy: "entity",
};

/**
 * The flags of the Docusaurus command, which are those of `gqlmd` and a few more.
 *
 * @param options names of the top-level options
 */
export async function readFlags(options: readonly string[]): Promise<Flag[]> {
  const shared = commandOptions(getGraphQLMarkdownCli({ id: "flags" })).map(({ flags }) => flags);
  const flags: Flag[] = [];
  for (const option of commandOptions(await docusaurusCommand())) {
    const name = option.attributeName();
    flags.push({
      text: option.flags,
      names: option.flags.replace(/ <.*$/u, "").split(", "),
      docusaurusOnly: !shared.includes(option.flags),
      defaultValue: option.defaultValue,
      option: options.includes(name) ? name : await optionSetBy(name, samples[name] ?? (option.required ? "x" : true)),
    });
  }
  return flags;
}

function commandOptions(command: object): readonly CommandOption[] {
  return (command as { readonly options: readonly CommandOption[] }).options;
}

async function docusaurusCommand(): Promise<object> {
  const commands: object[] = [];
  const { extendCli } = await plugin({} as never, { id: "flags" });
  extendCli?.({ addCommand: (added: object) => commands.push(added) } as never);
  const [command] = commands;
  if (command === undefined) throw new Error("The Docusaurus plugin adds no command.");
  return command;
}

/** Sets a flag, and finds the option that changes in the configuration. */
async function optionSetBy(name: string, value: unknown): Promise<string | undefined> {
  const before = (await buildConfig({}, {})) as unknown as BuiltConfig;
  const after = (await buildConfig({}, { [name]: value })) as unknown as BuiltConfig;
  const changed = differences(before, after);
  // The output folder also changes with the base path.
  const causes = changed.length > 1 ? changed.filter((path) => !(path in userNames)) : changed;
  const [first] = causes;
  return first === undefined ? undefined : (userNames[first] ?? first);
}

function differences(before: BuiltConfig, after: BuiltConfig, prefix = ""): string[] {
  return Object.keys(after).flatMap((key) => {
    const [old, current] = [before[key], after[key]];
    if (isDeepStrictEqual(old, current)) return [];
    // Options are at the first two levels; deeper levels are their values.
    return prefix === "" && key.endsWith("Options")
      ? differences(old as BuiltConfig, current as BuiltConfig, `${key}.`)
      : [prefix + key];
  });
}
