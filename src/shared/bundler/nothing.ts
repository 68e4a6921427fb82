/** Takes the place of a module that has nothing to do where it is asked for. */
export {};
