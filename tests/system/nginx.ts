/** Global setup of the test projects that need nginx. */
import { ensure } from "./ensure";
import { nginx } from "./requirements";

export default async function setup(): Promise<void> {
  await ensure([nginx]);
}
