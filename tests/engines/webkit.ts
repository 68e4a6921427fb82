import { existsSync, readdirSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { freePort } from "../freePort";
import { findProgram } from "../system/findNginx";
import { onBench } from "./driver/bench";
import { newSession } from "./driver/webdriver";
import type { Engine } from "./engine";

/** Where systems keep programs that people do not start: Debian below a folder for each architecture. */
const LIBRARIES = ["/usr/libexec", "/usr/lib", "/usr/lib64"];

/** The small browser that comes with WebKitGTK, the newest there is. */
function findMiniBrowser(): string | undefined {
  const folders = LIBRARIES.filter(existsSync).flatMap((folder) => [
    folder,
    ...readdirSync(folder).map((name) => path.join(folder, name)),
  ]);
  return ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"]
    .flatMap((version) => folders.map((folder) => path.join(folder, version, "MiniBrowser")))
    .find((file) => existsSync(file));
}

interface Programs {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

function findPrograms(): Programs | undefined {
  const [driver, screen, browser] = [findProgram("WebKitWebDriver"), findProgram("Xvfb"), findMiniBrowser()];
  return driver !== undefined && screen !== undefined && browser !== undefined
    ? { driver, screen, browser }
    : undefined;
}

export const webkit: Engine = {
  name: "WebKit",
  find: () => findPrograms()?.browser,
  start: ({ reducedMotion = false } = {}) =>
    onBench("webkit", async ({ folder, start }) => {
      const programs = findPrograms();
      if (programs === undefined) throw new Error("There is no WebKitGTK with its driver, or no Xvfb.");
      const animations = `gtk-enable-animations=${reducedMotion ? "0" : "1"}`;
      await mkdir(path.join(folder, "gtk-3.0"));
      await writeFile(path.join(folder, "gtk-3.0", "settings.ini"), `[Settings]\n${animations}\n`);
      // It chooses a number that is free, and writes it. The window below the pointer has the focus, and the pointer rests in
      // the middle of the screen, so that must lie in the narrowest window; a wider one may reach beyond the screen.
      const screen = start(programs.screen, ["-displayfd", "1", "-screen", "0", "720x900x24", "-nolisten", "tcp"]);
      const [display] = await screen.line(/^\d+$/u);
      const port = await freePort();
      start(programs.driver, [`--port=${String(port)}`, "--host=127.0.0.1"], {
        DISPLAY: `:${display}`,
        GDK_BACKEND: "x11",
        XDG_CONFIG_HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CACHE_HOME: folder,
      });
      return newSession(port, {
        "webkitgtk:browserOptions": {
          binary: programs.browser,
          // Pages may open windows although no reader has asked them to: ours have the widths that are tested.
          args: ["--automation", "--javascript-can-open-windows-automatically=true"],
        },
      });
    }),
};
