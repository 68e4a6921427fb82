/** Passes links from a definition to the tokens of its code. A separate file, because every code block loads it. */
import { createContext, useContext } from "react";

const Context = createContext<Readonly<Record<string, string>>>({});

/** Provides the routes of types to the code blocks inside. */
export const TypeLinks = Context.Provider;

/** Returns the route of a type; `undefined` outside a definition, or if the definition has no link for the name. */
export function useTypeLink(name: string): string | undefined {
  const links = useContext(Context);
  return Object.hasOwn(links, name) ? links[name] : undefined;
}
