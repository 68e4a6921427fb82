/** What the hash of a URL begins with when the rest of it is a state of the playground. */
export const PREFIX = "#playground=";
