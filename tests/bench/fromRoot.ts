import path from "node:path";

/** Makes the path of a plugin absolute, because Docusaurus resolves it relative to the folder of the configuration. */
export function fromRoot<Plugin>(plugin: Plugin): Plugin {
  const [name, ...options]: readonly unknown[] = Array.isArray(plugin) ? plugin : [plugin];
  if (typeof name !== "string" || !name.startsWith("./")) return plugin;
  const absolute = path.resolve(__dirname, "../..", name);
  return (Array.isArray(plugin) ? [absolute, ...options] : absolute) as Plugin;
}
