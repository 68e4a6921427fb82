/** What pages outside of the playground show of it. */
export { default as SchemaInPlace } from "./inPlace/InPlace";
