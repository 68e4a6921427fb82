import { defaultOptions } from "../../options";
import type { PlaygroundInput } from "../../protocol";

/** A schema to start from. */
export interface Sample {
  readonly name: string;
  readonly label: string;
  /** @throws Error when its script cannot be fetched */
  readonly load: () => Promise<PlaygroundInput>;
}

/** The schemas to start from; each is fetched when it is chosen. */
export const samples: readonly Sample[] = [
  {
    name: "small",
    label: "Films: a small schema",
    load: async () => ({ source: (await import("./films")).films, options: defaultOptions }),
  },
  {
    name: "groups",
    label: "School: pages grouped by a directive",
    load: async () => ({
      source: (
        await import(/* webpackChunkName: "playground-school" */ "@site/examples/schemas/group-by/school.graphql")
      ).default,
      options: {
        ...defaultOptions,
        hierarchy: "entity",
        deprecated: "group",
        groupByDirective: { directive: "doc", field: "category", fallback: "Common" },
        index: true,
      },
    }),
  },
  {
    name: "big",
    label: "Media: 300 types",
    load: async () => ({
      source: (await import(/* webpackChunkName: "playground-media" */ "@generated/playground/default/media.json"))
        .default,
      options: { ...defaultOptions, deprecated: "group" },
    }),
  },
  {
    name: "public",
    label: "GitHub: 1,600 types, public",
    load: async () => ({
      source: (await import(/* webpackChunkName: "playground-github" */ "@generated/playground/default/github.json"))
        .default,
      options: defaultOptions,
    }),
  },
];
