import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { answerOf } from "./support/answer";
import { test } from "./support/test";

test("a context that closes while a request is held leaves no error behind", async ({ browser }) => {
  const silent = createServer(() => undefined).listen(0);
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route("**/silent", async (route) => {
    await route.fulfill({ response: await answerOf(route, { url: `http://localhost:${String(port)}/` }) });
  });
  await page.goto("/docs/intro");
  const asked = once(silent, "request");
  await page.evaluate(() => {
    void fetch("/silent");
  });
  await asked;
  await context.close();
  silent.closeAllConnections();
  silent.close();
  await once(silent, "close");
});
