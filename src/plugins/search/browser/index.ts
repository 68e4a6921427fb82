export { default as LinkedQuery } from "./ui/LinkedQuery";
export { default as MarksNotice } from "./ui/MarksNotice";
export { default as SearchBox } from "./ui/SearchBox";
