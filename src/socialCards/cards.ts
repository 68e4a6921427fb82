/** What is drawn on the card of one section of the site. */
export interface Card {
  /** Name of the file, without its ending. */
  readonly name: string;
  /** The section, beside the logo; empty for the site as a whole. */
  readonly section: string;
  /** One or two lines; the drawing does not break them. */
  readonly headline: readonly string[];
  /** Left half: a piece of a schema or of a program, as it is written. */
  readonly source: readonly string[];
  /** Right half: what a page says of it. */
  readonly page: { readonly title: string; readonly lines: readonly string[] };
}

/** The cards of the site. The pieces of schema are those of the two examples. */
export const cards: readonly Card[] = [
  {
    name: "home",
    section: "",
    headline: ["Human-friendly documentation", "for GraphQL schemas"],
    source: ["type Room {", "  code: String!", "  building: String!", "  seats: Int!", "}"],
    page: {
      title: "Room",
      lines: ["Place where lessons are held,", "whether a classroom, a laboratory", "or a studio."],
    },
  },
  {
    name: "docs",
    section: "Documentation",
    headline: ["From your schema to pages", "that people like to read"],
    source: ['"""', "Number of students", "who can work there at once.", '"""', "seats: Int!"],
    page: { title: "seats", lines: ["Number of students who can work", "there at once."] },
  },
  {
    name: "api",
    section: "API reference",
    headline: ["Every package and function,", "with its types"],
    source: ["await runGraphQLMarkdown(", "  options,", "  loggerModule,", ");"],
    page: {
      title: "runGraphQLMarkdown",
      lines: ["Parameters, return values and", "errors, from the published types."],
    },
  },
  {
    name: "example-default",
    section: "Example: default layout",
    headline: ["A media community API", "at real-world size"],
    source: ["type Media {", "  id: ID!", "  type: MediaType!", "  title: MediaTitle!", "}"],
    page: {
      title: "Media",
      lines: ["One anime or manga. Seasons,", "films and printed originals are", "separate entries."],
    },
  },
  {
    name: "example-group-by",
    section: "Example",
    headline: ["A school API, its pages", "grouped by a directive"],
    source: ["course(", "  code: CourseCode!", "  termId: ID", "): Course", '  @doc(category: "Course")'],
    page: { title: "course", lines: ["Finds a course by its catalogue", "code in one term."] },
  },
];
