/** What pages show of their Markdown form. */
export { default as CopyPageRow } from "./copyPage/CopyPageRow";
