import { readdirSync } from "node:fs";

const files = readdirSync("docs/api", { encoding: "utf8", recursive: true });
const pages = files.filter((file) => /\.mdx?$/.test(file));
console.log(`${pages.length} pages`);
if (pages.length < 10) process.exit(1);
