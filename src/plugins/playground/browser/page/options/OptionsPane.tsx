import type { ReactNode } from "react";
import { knownBugsOf } from "../../configuration/knownBugs";
import type { Framework, PlaygroundOptions } from "../../protocol";
import { Bugs, Choice, Field, Names, Select, Switch } from "./fields";
import FrontMatter from "./FrontMatter";
import styles from "./Options.module.css";

const FRAMEWORKS: readonly (readonly [Framework, string])[] = [
  ["docusaurus", "Docusaurus"],
  ["starlight", "Astro Starlight"],
  ["fumadocs", "Fumadocs"],
  ["vocs", "Vocs"],
  ["honkit", "HonKit"],
  ["hugo", "Hugo"],
  ["mkdocs", "MkDocs"],
  ["mdbook", "mdBook"],
  ["docfx", "DocFX"],
];

const HIERARCHIES = [
  ["api", "api: operations and types apart"],
  ["entity", "entity: a folder for each kind"],
  ["flat", "flat: all in one folder"],
] as const;

const DEPRECATED = [
  ["default", "default: among the others"],
  ["group", "group: in a part of their own"],
  ["skip", "skip: left out"],
] as const;

interface Props {
  readonly options: PlaygroundOptions;
  readonly onChange: (options: PlaygroundOptions) => void;
}

/** The options of the tool that can be tried here. */
export default function OptionsPane({ options, onChange }: Props): ReactNode {
  const bugs = knownBugsOf(options);
  const bugsOf = (...names: readonly (keyof PlaygroundOptions)[]): string[] => [
    ...new Set(bugs.filter(({ option }) => names.includes(option)).map(({ sentence }) => sentence)),
  ];
  /** What sets one of the options. */
  const set =
    <Name extends keyof PlaygroundOptions>(name: Name) =>
    (value: PlaygroundOptions[Name]): void => {
      onChange({ ...options, [name]: value });
    };
  const group = options.groupByDirective;
  const setGroup = (change: Partial<typeof group>): void => {
    onChange({ ...options, groupByDirective: { ...group, ...change } });
  };

  return (
    <form
      className={styles.options}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <Select
        label="Framework"
        values={FRAMEWORKS}
        value={options.framework}
        onChange={set("framework")}
        bugs={bugsOf("framework")}
      />
      <Choice
        legend="Hierarchy"
        values={HIERARCHIES}
        value={options.hierarchy}
        onChange={set("hierarchy")}
        bugs={bugsOf("hierarchy")}
      />
      <Choice
        legend="Deprecated entities"
        values={DEPRECATED}
        value={options.deprecated}
        onChange={set("deprecated")}
        bugs={bugsOf("deprecated")}
      />
      <fieldset className={styles.group}>
        <legend>Group by directive</legend>
        <Field
          label="Directive"
          placeholder="none"
          value={group.directive}
          onChange={(directive) => {
            setGroup({ directive: directive.replaceAll("@", "") });
          }}
        />
        <Field
          label="Argument with the group"
          value={group.field}
          onChange={(field) => {
            setGroup({ field });
          }}
        />
        <Field
          label="Group of the others"
          value={group.fallback}
          onChange={(fallback) => {
            setGroup({ fallback });
          }}
        />
        <Bugs bugs={bugsOf("groupByDirective")} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Filter by directive</legend>
        <Names
          label="Skip what has one of"
          placeholder="internal, beta"
          value={options.skipDocDirective}
          onChange={set("skipDocDirective")}
        />
        <Names
          label="Only what has one of"
          placeholder="public"
          value={options.onlyDocDirective}
          onChange={set("onlyDocDirective")}
        />
        <Bugs bugs={bugsOf("skipDocDirective", "onlyDocDirective")} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Pages</legend>
        <Switch
          label="Example section"
          checked={options.exampleSection}
          onChange={set("exampleSection")}
          bugs={bugsOf("exampleSection")}
        />
        <Switch
          label="Type badges"
          checked={options.typeBadges}
          onChange={set("typeBadges")}
          bugs={bugsOf("typeBadges")}
        />
        <Switch label="Index pages of folders" checked={options.index} onChange={set("index")} bugs={bugsOf("index")} />
        <Switch
          label="Pretty: formatted by Prettier"
          checked={options.pretty}
          onChange={set("pretty")}
          bugs={bugsOf("pretty")}
        />
      </fieldset>
      <FrontMatter value={options.frontMatter} onChange={set("frontMatter")} />
      <Bugs bugs={bugsOf("frontMatter")} />
    </form>
  );
}
