import Translate, { translate } from "@docusaurus/Translate";
import clsx from "clsx";
import { useState } from "react";
import type { ReactNode } from "react";
import { useDropdown } from "@site/src/components/shell/dropdown/useDropdown";
import type Actions from "./Actions";
import styles from "./CopyPage.module.css";

/** The button "Copy page". Its list is loaded when the button is first hovered, focused or pressed. */
function CopyPage(): ReactNode {
  const { root, toggle, ...list } = useDropdown(false);
  /** The component of the list. Null after it failed to load; the next hover, focus or press tries again. */
  const [List, setList] = useState<typeof Actions | null>();
  const load = (): void => {
    import("./Actions").then(
      (loaded) => {
        setList(() => loaded.default);
      },
      () => {
        setList(null);
      },
    );
  };
  return (
    <div ref={root} className={clsx("dropdown dropdown--right", list.shown && "dropdown--show")}>
      <button
        type="button"
        className={clsx("clean-btn", styles.button)}
        aria-expanded={list.shown}
        aria-controls={List ? list.menuId : undefined}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          toggle();
        }}
      >
        <Translate id="site.copyPage.label">Copy page</Translate>
      </button>
      {List ? (
        <List {...list} />
      ) : (
        List === null &&
        list.shown && (
          <p role="alert" className="dropdown__menu">
            {translate({ id: "site.copyPage.failed", message: "This did not load. Press again to retry." })}
          </p>
        )
      )}
    </div>
  );
}

/** Shows the breadcrumbs, or other children, and the button "Copy page" in one row. */
export default function CopyPageRow({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.row}>
      {children}
      <CopyPage />
    </div>
  );
}
