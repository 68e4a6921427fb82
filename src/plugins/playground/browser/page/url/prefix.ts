/** What the hash of an address begins with when the rest of it is a state of the playground. */
export const PREFIX = "#playground=";
