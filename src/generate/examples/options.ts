import { stat } from "node:fs/promises";
import path from "node:path";
import type { GraphQLDirective } from "graphql";
import { GenerationError } from "../target";

/** Packages whose code determines the output of an example. */
export const generatorPackages = [
  "@dagrejs/dagre",
  "@dagrejs/graphlib",
  "@graphql-markdown/cli",
  "@graphql-markdown/core",
  "@graphql-markdown/docusaurus",
  "@graphql-markdown/formatters",
  "@graphql-markdown/graphql",
  "@graphql-markdown/helpers",
  "@graphql-markdown/printer-legacy",
  "@graphql-markdown/utils",
  "@graphql-tools/graphql-file-loader",
  "graphql",
  "prettier",
] as const;

/** Name of an example site, and of its folder below `examples/`. */
export type ExampleName = "default" | "group-by";

/** Functions that turn an applied directive into text. Unlike in the tool's type, their arguments are required. */
interface DirectiveFunctions {
  readonly tag?: (directive: GraphQLDirective, node: unknown) => unknown;
  readonly descriptor?: (directive: GraphQLDirective, node: unknown) => unknown;
}

/** The tool's options that an example may use. The tool ignores unknown options: only this type finds a misspelt name. */
export interface ExampleOptions {
  readonly schema: string;
  readonly loaders: Readonly<Record<string, string>>;
  readonly rootPath: string;
  readonly baseURL: string;
  readonly linkRoot: string;
  readonly homepage: string;
  readonly formatter: string;
  readonly pretty?: boolean;
  readonly groupByDirective?: { readonly directive: string; readonly field: string; readonly fallback: string };
  readonly docOptions?: { readonly index?: boolean };
  readonly printTypeOptions?: {
    readonly hierarchy?: "api" | "entity" | "flat";
    readonly deprecated?: "default" | "group" | "skip";
    readonly parentTypePrefix?: boolean;
  };
  readonly customDirective?: Readonly<Record<string, DirectiveFunctions>>;
}

/**
 * Checks that the landing page and the formatter of an example exist.
 *
 * @param root absolute path of the project, which paths in the options are relative to
 * @param file path of the options file, for error messages
 * @throws GenerationError when one of them does not exist
 */
export async function checkOptions(root: string, file: string, options: ExampleOptions): Promise<void> {
  for (const option of ["homepage", "formatter"] as const) {
    const found = await stat(path.resolve(root, options[option])).catch(() => undefined);
    if (found?.isFile() === true) continue;
    throw new GenerationError(
      `${file}: the file "${options[option]}" of the option "${option}" does not exist.`,
      `Create it, or correct the path; it is relative to the project.`,
    );
  }
}
