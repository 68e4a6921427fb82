import { createRequire } from "node:module";
import path from "node:path";
import ts from "typescript";
import { kindsOf } from "./kinds";

/** An option as the type declarations know it. */
export interface Option {
  /** Dotted, with `*` for a name of the user's: `loaders.*.module`. */
  readonly path: string;
  /** Must be present in the object that holds it. */
  readonly required: boolean;
  /** What its value may be, in the words of the documentation; a literal is written as JSON. */
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
    // The declarations hold these two apart from the option that takes them.
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

/** The members of a union that hold options of their own: no texts, lists or functions. */
function objectParts(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.filter((part) => kindsOf(checker, part).has("object") && !checker.isArrayType(part));
}

/** Whether the tool declares the property; what loaders inherit from other packages is not its own. */
function isOwn(symbol: ts.Symbol): boolean {
  const files = symbol.declarations?.map((declaration) => declaration.getSourceFile().fileName) ?? [];
  return files.every((file) => file.startsWith(declarations));
}

/** Name of the interface that declares a property. */
function ownerOf(symbol: ts.Symbol): string | undefined {
  const owner = symbol.declarations?.[0]?.parent;
  return owner && ts.isInterfaceDeclaration(owner) ? owner.name.text : undefined;
}
