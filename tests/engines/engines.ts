export { firefox } from "./firefox";
export { webkit } from "./webkit";
