/**
 * Replaces `ColorModeToggle` of @docusaurus/theme-classic.
 * Change: it knows two states, and shows and names the mode that the page is in; before it can be used, it names none.
 * Why: the stock toggle calls itself "system mode" until scripts run, and after the stored choice is removed in another tab. This
 * site does not follow the system.
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
        {/* Both are there, and the attribute that is set before the first paint decides. */}
        <IconLightMode aria-hidden className={styles.light} />
        <IconDarkMode aria-hidden className={styles.dark} />
      </button>
    </div>
  );
}
