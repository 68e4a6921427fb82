import type { Reflection } from "typedoc";
import type { ApiModule } from "./module";

/** Ties TypeDoc's modules to ours: TypeDoc makes routers and themes itself and passes them nothing of ours. */
const modules = new WeakMap<Reflection, ApiModule>();

/** Remembers which module a reflection stands for. */
export function register(reflection: Reflection, module: ApiModule): void {
  modules.set(reflection, module);
}

/**
 * The module that a reflection stands for.
 *
 * @throws Error when the reflection is not a registered module, which is a bug in the generator
 */
export function moduleFor(reflection: Reflection): ApiModule {
  const module = modules.get(reflection);
  if (!module) throw new Error(`TypeDoc reports the module "${reflection.name}", which no declaration file stands for`);
  return module;
}
