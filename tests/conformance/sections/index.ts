import type { Part } from "../requirement";
import { calls } from "./calls";
import { constants } from "./constants";
import { entities } from "./entities";
import { errors } from "./errors";
import { navbar } from "./navbar";
import { product } from "./product";
import { routes } from "./routes";
import { states } from "./states";
import { validation } from "./validation";

/** The whole specification, in its order. */
export const specification: readonly Part[] = [
  ...product,
  ...routes,
  ...navbar,
  ...entities,
  ...states,
  ...validation,
  ...calls,
  ...errors,
  ...constants,
];
