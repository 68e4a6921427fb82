/**
 * Replaces `ColorModeToggle` of @docusaurus/theme-classic.
 * Change: the toggle has two states, and names the current mode once scripts run.
 * Why: the stock toggle is labelled "system mode" until scripts run, and after the stored choice is removed in another tab.
 * This site does not follow the system's mode.
 */
import { translate } from "@docusaurus/Translate";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { useColorMode } from "@docusaurus/theme-common";
import type { Props } from "@theme/ColorModeToggle";
import IconDarkMode from "@theme/Icon/DarkMode";
import IconLightMode from "@theme/Icon/LightMode";
import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

const names = {
  light: translate({ id: "theme.colorToggle.ariaLabel.mode.light", message: "light mode" }),
  dark: translate({ id: "theme.colorToggle.ariaLabel.mode.dark", message: "dark mode" }),
};

export default function ColorModeToggle({ className, buttonClassName, onChange }: Props): ReactNode {
  const { colorMode } = useColorMode();
  const isReady = useIsBrowser();
  const label = isReady
    ? translate(
        { id: "theme.colorToggle.ariaLabel", message: "Switch between dark and light mode (currently {mode})" },
        { mode: names[colorMode] },
      )
    : translate({ id: "site.colorToggle.label", message: "Switch between dark and light mode" });
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        className={clsx("clean-btn", styles.button, buttonClassName)}
        type="button"
        disabled={!isReady}
        title={isReady ? names[colorMode] : undefined}
        aria-label={label}
        onClick={() => {
          onChange(colorMode === "dark" ? "light" : "dark");
        }}
      >
        {/* CSS shows one of the two icons, by an attribute of the document that is set before the first paint. */}
        <IconLightMode aria-hidden className={styles.light} />
        <IconDarkMode aria-hidden className={styles.dark} />
      </button>
    </div>
  );
}
