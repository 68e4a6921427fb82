/** What the first use of the search loads, in one request. */
export { createController } from "./controller.ts";
export { Announcement, Panel, Start } from "./Panel.tsx";
