/**
 * Replaces `CodeBlock/Buttons/CopyButton` of @docusaurus/theme-classic, and uses its style sheet.
 * Change: the button reports when the browser refuses to copy.
 * Why: the stock button logs that to the console only, and readers paste something else without knowing why.
 */
import { useCodeBlockContext } from "@docusaurus/theme-common/internal";
import { translate } from "@docusaurus/Translate";
import stock from "@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/CopyButton/styles.module.css";
import Button from "@theme/CodeBlock/Buttons/Button";
import type { Props } from "@theme/CodeBlock/Buttons/CopyButton";
import IconCopy from "@theme/Icon/Copy";
import IconSuccess from "@theme/Icon/Success";
import clsx from "clsx";
import copyWithoutClipboard from "copy-text-to-clipboard";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

type Outcome = "copied" | "refused";

/** Milliseconds for which the button shows an outcome. */
const SHOWN_FOR: Readonly<Record<Outcome, number>> = { copied: 1000, refused: 6000 };

const texts = {
  copy: translate({ id: "theme.CodeBlock.copyButtonAriaLabel", message: "Copy code to clipboard" }),
  copied: translate({ id: "theme.CodeBlock.copied", message: "Copied" }),
  refused: translate({ id: "site.codeBlock.refused", message: "Your browser did not allow copying." }),
};

/** Copies code; resolves to false when the browser refuses. */
async function copy(code: string): Promise<boolean> {
  // Browsers offer the clipboard only on HTTPS and localhost.
  if (!("clipboard" in navigator)) return copyWithoutClipboard(code);
  return navigator.clipboard.writeText(code).then(
    () => true,
    () => false,
  );
}

export default function CopyButton({ className }: Props): ReactNode {
  const { code } = useCodeBlockContext().metadata;
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => {
      setOutcome(undefined);
    }, SHOWN_FOR[outcome]);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);

  return (
    <>
      {outcome === "refused" && (
        <span role="alert" className={styles.refusal}>
          {texts.refused}
        </span>
      )}
      <Button
        aria-label={outcome === "copied" ? texts.copied : texts.copy}
        title={translate({ id: "theme.CodeBlock.copy", message: "Copy" })}
        className={clsx(className, stock.copyButton, outcome === "copied" && stock.copyButtonCopied)}
        onClick={() => {
          void copy(code).then((isCopied) => {
            setOutcome(isCopied ? "copied" : "refused");
          });
        }}
      >
        <span className={stock.copyButtonIcons} aria-hidden="true">
          <IconCopy className={stock.copyButtonIcon} />
          <IconSuccess className={stock.copyButtonSuccessIcon} />
        </span>
      </Button>
    </>
  );
}
