/** Global setup of the test projects that need a browser. */
import { ensure } from "./ensure";
import { browser } from "./requirements";

export default async function setup(): Promise<void> {
  await ensure([browser]);
}
