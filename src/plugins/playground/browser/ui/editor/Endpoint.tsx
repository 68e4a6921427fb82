import clsx from "clsx";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { CopyButton, Select } from "../controls";
import { commandFor, shells } from "./command";
import type { Shell } from "./command";
import ui from "../ui.module.css";
import styles from "./Schema.module.css";

/**
 * A form for the URL and headers of an endpoint. It shows a command that downloads the schema, because the page itself sends
 * nothing. What is entered here is not saved.
 */
export default function Endpoint({ id }: { readonly id: string }): ReactNode {
  const [url, setUrl] = useState("");
  const [headers, setHeaders] = useState("");
  const [shell, setShell] = useState<Shell>(/\bWindows\b/u.test(navigator.userAgent) ? "powershell" : "posix");
  const hint = useId();
  const result = commandFor({ url, headers, shell });
  return (
    <section id={id} aria-label="From an endpoint" className={clsx(ui.raised, styles.endpoint)}>
      <p id={hint} className={ui.quiet}>
        This page sends nothing. Run the command that it writes, then open the <code translate="no">schema.json</code>{" "}
        that you get.
      </p>
      <label className={styles.row}>
        <span>URL</span>
        <input
          className={ui.control}
          type="url"
          inputMode="url"
          placeholder="https://api.example.com/graphql"
          value={url}
          aria-describedby={hint}
          onChange={({ target }) => {
            setUrl(target.value);
          }}
        />
      </label>
      <label className={styles.row}>
        <span>Headers, one per line</span>
        <textarea
          className={clsx(ui.control, styles.headers)}
          rows={2}
          spellCheck={false}
          autoComplete="off"
          placeholder="Authorization: Bearer …"
          value={headers}
          onChange={({ target }) => {
            setHeaders(target.value);
          }}
        />
      </label>
      <Select label="Shell" className={styles.row} labels={shells} value={shell} onChange={setShell} />
      {"command" in result ? (
        <>
          {/* A region that scrolls must be reachable by keyboard. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre translate="no" className={styles.command} tabIndex={0} aria-label="Command">
            <code>{result.command}</code>
          </pre>
          <CopyButton label="Copy command" text={() => result.command} />
        </>
      ) : (
        <p role="status" className={ui.quiet}>
          {url === "" && headers === "" ? "" : result.problem}
        </p>
      )}
    </section>
  );
}
