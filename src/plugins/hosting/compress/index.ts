/** `npm run compress [folder]`: writes precompressed copies into `build/` or another folder. */
import path from "node:path";
import process from "node:process";
import { compressFolder } from "./compress";

async function main(): Promise<void> {
  const folder = path.resolve(process.argv[2] ?? "build");
  const { files, raw, gzip, brotli } = await compressFolder(folder);
  if (files === 0) throw new Error(`${folder} has no files to compress; run \`npm run build\` first.`);
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
  process.stdout.write(
    `${String(files)} files, ${megabytes(raw)}: ${megabytes(gzip)} with gzip, ${megabytes(brotli)} with brotli.\n`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
