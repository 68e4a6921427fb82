import text from "@site/examples/schemas/group-by/school.graphql";

/** The schema of the example of grouping. */
export const school = text;
