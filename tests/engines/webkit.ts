import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { freePort } from "../freePort";
import { findProgram } from "../system/findNginx";
import { until } from "./page";
import type { Driver, Engine } from "./page";

/** Folders of helper programs. On Debian, they have a subfolder for each architecture. */
const LIBRARIES = ["/usr/libexec", "/usr/lib", "/usr/lib64"];

/** Finds the newest MiniBrowser, the small browser that is part of WebKitGTK. */
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

/** Starts a virtual screen. */
async function startScreen(program: string): Promise<{ readonly display: string; readonly stop: () => void }> {
  // Xvfb chooses a free display number, and prints it. The window below the pointer has the focus, and the pointer is in the
  // middle of the screen: even the narrowest window must contain that point. A wider window may extend beyond the screen.
  const flags = ["-displayfd", "1", "-screen", "0", "720x900x24", "-nolisten", "tcp"];
  const screen = spawn(program, flags, { stdio: ["ignore", "pipe", "ignore"] });
  let written = "";
  for await (const chunk of screen.stdout) {
    written += String(chunk);
    if (written.includes("\n")) break;
  }
  if (!written.includes("\n")) throw new Error(`${program} ended before it had opened a screen.`);
  return { display: `:${written.trim()}`, stop: () => screen.kill() };
}

/** Drives WebKitGTK with its WebDriver. */
export const webkit: Engine = {
  name: "WebKit",
  find: () => findPrograms()?.browser,
  async start({ reducedMotion = false } = {}): Promise<Driver> {
    const programs = findPrograms();
    if (programs === undefined) throw new Error("There is no WebKitGTK with its driver, or no Xvfb.");
    const { By, Capabilities, Key, Origin, WebDriver } = await import("selenium-webdriver");
    const { Executor, HttpClient } = await import("selenium-webdriver/http");
    const { Command, Name } = await import("selenium-webdriver/lib/command");
    const { DriverService } = await import("selenium-webdriver/remote");
    const folder = await mkdtemp(path.join(tmpdir(), "website-webkit-"));
    await mkdir(path.join(folder, "gtk-3.0"));
    const animations = `gtk-enable-animations=${reducedMotion ? "0" : "1"}`;
    await writeFile(path.join(folder, "gtk-3.0", "settings.ini"), `[Settings]\n${animations}\n`);
    const screen = await startScreen(programs.screen);
    const port = await freePort();
    const service = new DriverService.Builder(programs.driver)
      .addArguments(`--port=${String(port)}`, "--host=127.0.0.1")
      .setHostname("127.0.0.1")
      .setPort(port)
      .setEnvironment({
        ...process.env,
        DISPLAY: screen.display,
        GDK_BACKEND: "x11",
        XDG_CONFIG_HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CACHE_HOME: folder,
      })
      .build();
    const stopAll = async (): Promise<void> => {
      await service.kill();
      screen.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    };
    const driver = WebDriver.createSession(
      new Executor(service.start().then((url) => new HttpClient(url))),
      new Capabilities({
        "webkitgtk:browserOptions": {
          binary: programs.browser,
          // Lets scripts open windows, because the tests need windows of given widths.
          args: ["--automation", "--javascript-can-open-windows-automatically=true"],
        },
      }),
    );
    let version = "";
    try {
      version = String((await driver.getCapabilities()).getBrowserVersion());
    } catch (error) {
      await stopAll();
      throw error;
    }
    const first = await driver.getWindowHandle();
    const codeOf = (key: string): string =>
      ({
        ArrowDown: Key.ARROW_DOWN,
        ArrowUp: Key.ARROW_UP,
        Control: Key.CONTROL,
        End: Key.END,
        Enter: Key.ENTER,
        Escape: Key.ESCAPE,
        Tab: Key.TAB,
      })[key] ?? key;
    let wheels = 0;
    const run: Driver["run"] = (callback, ...args) =>
      driver.executeScript(`return (${callback.toString()}).apply(null, arguments)`, ...args);
    return {
      version,
      open: (url) => driver.get(url),
      reload: () => driver.navigate().refresh(),
      run,
      moveTo: (point) =>
        driver
          .actions()
          .move({ ...point, origin: Origin.VIEWPORT, duration: 0 })
          .perform(),
      clickAt: (point) =>
        driver
          .actions()
          .move({ ...point, origin: Origin.VIEWPORT, duration: 0 })
          .press()
          .release()
          .perform(),
      async wheel(point, deltaY) {
        // Uses a new wheel each time: with the same wheel, the driver would scroll by the difference to the last scroll.
        wheels += 1;
        const scroll = { type: "scroll", duration: 0, origin: "viewport", ...point, deltaX: 0, deltaY };
        const actions = [{ type: "wheel", id: `wheel ${String(wheels)}`, actions: [scroll] }];
        await driver.execute(new Command(Name.ACTIONS).setParameter("actions", actions));
      },
      async press(keys) {
        const actions = driver.actions();
        for (const key of keys) actions.keyDown(codeOf(key));
        for (const key of keys.toReversed()) actions.keyUp(codeOf(key));
        await actions.perform();
      },
      async type(text) {
        const actions = driver.actions();
        for (const character of text) actions.keyDown(character).keyUp(character);
        await actions.perform();
      },
      async resize({ width, height }) {
        await until(`window of ${String(width)} by ${String(height)}`, async () => {
          const now = await run(() => ({ innerWidth, innerHeight, outerWidth, outerHeight }));
          if (now.innerWidth === width && now.innerHeight === height) return now;
          const frame = { width: now.outerWidth - now.innerWidth, height: now.outerHeight - now.innerHeight };
          await driver
            .manage()
            .window()
            .setRect({ x: 0, y: 0, width: width + frame.width, height: height + frame.height });
          return null;
        });
      },
      async inSecondWindow(use) {
        const second = await until("second window", async () =>
          (await driver.getAllWindowHandles()).find((handle) => handle !== first),
        );
        await driver.switchTo().window(second);
        try {
          await use();
        } finally {
          await driver.close();
          await driver.switchTo().window(first);
        }
      },
      async rolesOf(selector) {
        const elements = await driver.findElements(By.css(selector));
        return Promise.all(elements.map((element) => element.getAriaRole()));
      },
      async stop() {
        await driver.quit();
        await stopAll();
      },
    };
  },
};
