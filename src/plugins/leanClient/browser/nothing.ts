/** Takes the place of a client module that a first visit can do without. */
export {};
