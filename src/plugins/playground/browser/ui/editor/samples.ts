import { defaultOptions } from "../../options";
import type { PlaygroundInput } from "../../protocol";

/** A schema of a few types, with most kinds of definitions. */
export const films = `"A catalogue of films and series."
type Query {
  "Look up one film."
  film("Number in the catalogue." id: ID!): Film
  "Films of an age group, the newest first."
  films(rating: Rating = ALL, first: Int = 10): [Film!]!
}

type Mutation {
  "Add a film to the catalogue."
  addFilm(input: FilmInput!): Film!
}

"Whatever has a number in the catalogue."
interface Entry {
  "Number in the catalogue."
  id: ID!
}

"A film, or an episode of a series."
type Film implements Entry {
  id: ID!
  "Title in the original language."
  title: String!
  "Age group."
  rating: Rating
  "Day of the first showing."
  released: Date
  "Who took part."
  cast(role: Role): [Person!]!
  name: String @deprecated(reason: "Use \`title\`.")
}

"Someone who took part in a film."
type Person implements Entry {
  id: ID!
  name: String!
  films: [Film!]!
}

"What the search finds."
union Finding = Film | Person

"A new film."
input FilmInput {
  title: String!
  rating: Rating = ALL
  released: Date
}

"Age groups."
enum Rating {
  "Suits everybody."
  ALL
  "For adults."
  ADULT
}

"What somebody does in a film."
enum Role {
  ACTOR
  DIRECTOR
  WRITER
}

"A day of the calendar."
scalar Date @specifiedBy(url: "https://scalars.graphql.org/andimarek/local-date")
`;

export interface Sample {
  readonly name: string;
  readonly label: string;
  /** @throws Error when the script with the sample cannot be fetched */
  readonly load: () => Promise<PlaygroundInput>;
}

/** The samples, in the order in which they are offered. All but the first are fetched when they are chosen. */
export const samples: readonly Sample[] = [
  {
    name: "small",
    label: "Films: a small schema",
    load: () => Promise.resolve({ source: films, options: defaultOptions }),
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
