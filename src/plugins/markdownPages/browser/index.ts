export { default as CopyPageRow } from "./copyPage/CopyPage";
