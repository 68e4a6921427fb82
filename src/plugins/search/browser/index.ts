/** What pages and other features use of the search. */
export { default as LinkedQuery } from "./box/LinkedQuery";
export { default as SearchBox } from "./box/SearchBox";
export { default as MarksNotice } from "./highlight/MarksNotice";
