/** Global setup of the test projects that need nginx. */
import { ensure } from "./ensure";
import { nginx } from "./needs";

export default async function setup(): Promise<void> {
  await ensure([nginx]);
}
