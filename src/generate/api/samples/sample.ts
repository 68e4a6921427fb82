/** An example, or several where readers have links to a section of that name. */
export type Sample = string | readonly string[];
