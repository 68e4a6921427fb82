import { mkdir, symlink } from "node:fs/promises";
import path from "node:path";
import { project } from "../docs/markdown/files";

/** Links the packages of the tool into a folder, as if they were installed. */
export async function linkTool(folder: string): Promise<void> {
  for (const scope of ["@graphql-markdown", "@graphql-tools", "graphql", "graphql-config"]) {
    const target = path.join(folder, "node_modules", scope);
    await mkdir(path.dirname(target), { recursive: true });
    await symlink(path.join(project, "node_modules", scope), target);
  }
}
