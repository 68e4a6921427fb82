export { createLiveBox } from "./createLiveBox";
