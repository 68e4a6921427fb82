import fc from "fast-check";
import { isComplete } from "../matrix";

// `npm test` tries the same random cases each time, so that it passes or fails for a reason; `npm run test:all` tries new ones.
if (!isComplete()) fc.configureGlobal({ seed: 20 });
