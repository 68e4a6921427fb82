export { default as CopyPageRow } from "./copyPage/CopyPageRow";
