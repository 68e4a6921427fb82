/** What pages outside of the playground show of it. */
export { default as SchemaInPlace } from "./inPlace/InPlace";
export { default as Playground } from "./ui/Playground";
