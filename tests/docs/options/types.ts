import { createRequire } from "node:module";
import path from "node:path";
import ts from "typescript";
import { kindsOf } from "./kinds";

/** An option of the type declarations. */
export interface Option {
  /** Dotted, with `*` for a user-defined name: `loaders.*.module`. */
  readonly path: string;
  /** Whether its parent object must have it. */
  readonly required: boolean;
  /** Kinds of its value in the words of the documentation, literals as JSON. */
  readonly kinds: ReadonlySet<string>;
}

const declarations = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@graphql-markdown/types/package.json")),
  "src",
);

/** The whole tree of options, in the order of the declarations, parents before children. */
export function declaredOptions(): Option[] {
  const file = path.join(declarations, "core.d.ts");
  const program = ts.createProgram([file], { noEmit: true, strict: true, skipLibCheck: true, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const declared = (name: string): ts.Type => {
    const symbol = module && checker.getExportsOfModule(module).find((each) => each.name === name);
    if (symbol === undefined) throw new Error(`@graphql-markdown/types declares no ${name}`);
    return checker.getDeclaredTypeOfSymbol(symbol);
  };
  return [
    ...optionsBelow(checker, declared("ConfigOptions"), ""),
    // These two are declared separately from the option that takes them.
    ...optionsBelow(checker, declared("ApiGroupOverrideType"), "printTypeOptions.hierarchy.api."),
  ];
}

function optionsBelow(checker: ts.TypeChecker, type: ts.Type, prefix: string): Option[] {
  return objectParts(checker, type).flatMap((part) => [
    ...checker.getIndexInfosOfType(part).flatMap((index) => optionsBelow(checker, index.type, `${prefix}*.`)),
    ...checker
      .getPropertiesOfType(part)
      .filter(isOwn)
      .flatMap((symbol) => {
        const parent = ownerOf(symbol) === "RootTypes" ? `${prefix}rootTypes.` : prefix;
        const value = checker.getTypeOfSymbol(symbol);
        const option: Option = {
          path: parent + symbol.name,
          required: (symbol.flags & ts.SymbolFlags.Optional) === 0,
          kinds: kindsOf(checker, value),
        };
        return [option, ...optionsBelow(checker, value, `${option.path}.`)];
      }),
  ]);
}

/** The object types of a union, without lists and functions. */
function objectParts(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.filter((part) => kindsOf(checker, part).has("object") && !checker.isArrayType(part));
}

/** Whether the tool itself declares the property. Loaders inherit properties of other packages. */
function isOwn(symbol: ts.Symbol): boolean {
  const files = symbol.declarations?.map((declaration) => declaration.getSourceFile().fileName) ?? [];
  return files.every((file) => file.startsWith(declarations));
}

/** Name of the interface that declares a property. */
function ownerOf(symbol: ts.Symbol): string | undefined {
  const owner = symbol.declarations?.[0]?.parent;
  return owner && ts.isInterfaceDeclaration(owner) ? owner.name.text : undefined;
}
