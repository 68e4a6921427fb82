/** Empty module that replaces modules which a bundle does not need. */
export {};
