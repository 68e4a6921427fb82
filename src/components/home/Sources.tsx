import type { ReactNode } from "react";
import styles from "./Sources.module.css";

/** Values of the option `schema`, one of each kind that a loader reads. */
const sources = [
  { value: "schema.graphql", kind: "a file" },
  { value: "src/**/*.graphql", kind: "many files" },
  { value: "https://api.example.com/graphql", kind: "an endpoint" },
  { value: "introspection.json", kind: "an introspection result" },
  { value: "src/schema.ts", kind: "code" },
] as const;

/** Where a schema can come from. */
export default function Sources(): ReactNode {
  return (
    <dl className={styles.sources}>
      {sources.map(({ value, kind }) => (
        <div key={value}>
          <dt>
            <code translate="no">{value}</code>
          </dt>
          <dd>{kind}</dd>
        </div>
      ))}
    </dl>
  );
}
