/** The components that other parts of the site use. */
export { default as SchemaInPlace } from "./inPlace/InPlace";
export { default as Playground } from "./ui/Playground";
