/**
 * What is asked of a browser. WebDriver has the same commands over HTTP, as WebKit's driver takes them, and by names, as
 * Firefox takes them without a driver between.
 */
export const commands = {
  open: { request: "POST /url", name: "WebDriver:Navigate" },
  back: { request: "POST /back", name: "WebDriver:Back" },
  forward: { request: "POST /forward", name: "WebDriver:Forward" },
  reload: { request: "POST /refresh", name: "WebDriver:Refresh" },
  run: { request: "POST /execute/sync", name: "WebDriver:ExecuteScript" },
  act: { request: "POST /actions", name: "WebDriver:PerformActions" },
  resize: { request: "POST /window/rect", name: "WebDriver:SetWindowRect" },
  tab: { request: "GET /window", name: "WebDriver:GetWindowHandle" },
  tabs: { request: "GET /window/handles", name: "WebDriver:GetWindowHandles" },
  switchTo: { request: "POST /window", name: "WebDriver:SwitchToWindow" },
  closeTab: { request: "DELETE /window", name: "WebDriver:CloseWindow" },
  screenshot: { request: "GET /screenshot", name: "WebDriver:TakeScreenshot" },
  print: { request: "POST /print", name: "WebDriver:Print" },
} as const;

type Command = keyof typeof commands;

/**
 * Asks a browser.
 *
 * @returns what the command gives, without the envelope of the protocol
 * @throws Error with the browser's own words, when it refuses
 */
export type Send = (command: Command, parameters?: object) => Promise<unknown>;
