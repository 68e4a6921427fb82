import { useEffect, useState, useSyncExternalStore } from "react";
import { connect } from "./connection";
import type { Connect } from "./connection";
import { createSession } from "./session";
import type { Session, SessionView } from "./session";

/**
 * A session that ends with the component.
 *
 * @param start starts a worker; the first one given counts
 */
export function useSession(start: Connect = connect): readonly [Session, SessionView] {
  const [session] = useState(() => createSession(start));
  const view = useSyncExternalStore(session.subscribe, session.view, session.view);
  useEffect(() => session.end, [session]);
  return [session, view];
}
