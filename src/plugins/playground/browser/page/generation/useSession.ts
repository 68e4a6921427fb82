import { useEffect, useState, useSyncExternalStore } from "react";
import { connect } from "./connection";
import { createSession } from "./session";
import type { Session, SessionView } from "./session";

/** A session that ends with the component. */
export function useSession(): readonly [Session, SessionView] {
  const [session] = useState(() => createSession(connect));
  const view = useSyncExternalStore(session.subscribe, session.view, session.view);
  useEffect(() => session.end, [session]);
  return [session, view];
}
