import { createContext, useContext } from "react";

const Context = createContext<Readonly<Record<string, string>>>({});

/** Provides the routes of types to the code blocks inside. */
export const TypeLinks = Context.Provider;

/** Route of the page of a type, or `undefined` outside of a schema page or for a name that has no page. */
export function useTypeLink(name: string): string | undefined {
  const links = useContext(Context);
  return Object.hasOwn(links, name) ? links[name] : undefined;
}
