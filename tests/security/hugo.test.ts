import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, it } from "vitest";
import { frameworkSite } from "../frameworks/sites";
import { expectNoAttack, expectNoSecret, hostileSchema, SECRET } from "./hostile";

let root: string;
let site: string;

const PAYLOADS = [
  "{{< param secret >}}",
  "{{% param secret %}}",
  "{{{< param secret >}}}",
  "{{< nothing >}}",
  '{{< readfile "secret.txt" >}}',
  "<script>x-attack</script>",
  "<x-attack>text</x-attack>",
  '<p onclick="x">text</p>',
  "[link](javascript:x)",
  "# heading {onclick=x}",
];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "website-hostile-"));
  const config = `baseURL = "https://docs.example.com/"\n[params]\nsecret = "${SECRET}"\n`;
  site = await frameworkSite("hugo", path.join(root, "site"), {
    "schema.graphql": hostileSchema(PAYLOADS, true),
    "hugo.toml": config,
    "secret.txt": SECRET,
  });
  return () => rm(root, { recursive: true, force: true });
});

it("a Hugo site runs no shortcode from a schema", async () => {
  await expectNoSecret(site);
});

it("a Hugo site has no HTML tag or script URL from a schema", async () => {
  await expectNoAttack(site, PAYLOADS.length);
});
