import type { Route } from "@playwright/test";
import { answerOf } from "./answer";

/** Answers a request with a fault. */
export type Spoil = (route: Route) => Promise<void>;

/** Faults of hosts and connections. The names complete "when the file …". */
export const FAULTS: Readonly<Record<string, Spoil>> = {
  "cannot be reached": (route) => route.abort("connectionreset"),
  "is missing": (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not Found</h1>" }),
  "causes a server error": (route) => route.fulfill({ status: 500, body: "" }),
  "is a page": (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Log in</title>" }),
  "is cut off": async (route) => {
    const response = await answerOf(route);
    const body = await response.body();
    // Without the caching headers: the browser must not cache the incomplete file.
    const contentType = response.headers()["content-type"] ?? "text/plain";
    await route.fulfill({ contentType, body: body.subarray(0, Math.floor(body.length / 2)) });
  },
};
