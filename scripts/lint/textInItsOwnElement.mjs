import ts from "typescript";

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;

/** Whether React renders a value as a text node. Values that may also be elements, such as `children`, don't count. */
function isText(type) {
  const parts = type.isUnion() ? type.types : [type];
  if (parts.some(({ symbol }) => symbol?.name === "ReactElement")) return false;
  return parts.some((part) => (part.flags & TEXT) !== 0 && part.value !== "");
}

const nameOf = (element) => element.openingElement?.name.name;

const isBlank = (node) =>
  (node.type === "JSXText" && node.value.trim() === "") ||
  (node.type === "JSXExpressionContainer" &&
    (node.expression.type === "JSXEmptyExpression" || String(node.expression.value).trim() === ""));

/** Components that always render an element. Others may render nothing. */
const ELEMENTS = new Set(["Link"]);

const isElement = (node) => /^[a-z]/u.test(nameOf(node) ?? "") || ELEMENTS.has(nameOf(node));

/** Children of an element or fragment, and those of fragments among them. */
const childrenOf = (parent) =>
  parent.children.flatMap((child) => (child.type === "JSXFragment" ? childrenOf(child) : child));

const CODE = new Set(["code", "kbd", "pre"]);

const isUntranslated = (node) =>
  node.openingElement?.attributes.some(({ name, value }) => name?.name === "translate" && value?.value === "no") ===
  true;

const FUNCTIONS = new Set(["ArrowFunctionExpression", "FunctionDeclaration", "FunctionExpression"]);

/** Whether React renders what a function returns: it is a component, or its type says so. */
function isRendered({ id, parent, returnType }) {
  const { name } = id ?? (parent.type === "VariableDeclarator" ? parent.id : {});
  return /^[A-Z]/u.test(name ?? "") || returnType?.typeAnnotation.typeName?.name === "ReactNode";
}

/**
 * ESLint rule: a text beside other nodes must be in its own element. Browsers translate a page by replacing its text
 * nodes. Then React can't update the text, and throws when it removes the text or inserts an element right before it. Only
 * the text of an element that contains nothing else can still be replaced.
 */
export default {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      after:
        "Give this text an element of its own: on a translated page, React can't insert a node right before a text.",
      code: 'Mark this with translate="no": a translated page would translate names of code.',
      text: "Give this text an element of its own, as one string: a translated page would keep the old one, or crash.",
    },
  },
  create(context) {
    const mayBeText = (node) => isText(context.sourceCode.parserServices.getTypeAtLocation(node));

    function check(parent) {
      if ([parent, ...context.sourceCode.getAncestors(parent)].some(isUntranslated)) return;
      if (CODE.has(nameOf(parent))) context.report({ node: parent, messageId: "code" });
      const children = parent.children.filter((child) => !isBlank(child));
      if (parent.type === "JSXElement" && children.length < 2) return;
      for (const child of children) {
        const isExpression = child.type === "JSXExpressionContainer" && mayBeText(child.expression);
        if (isExpression || nameOf(child) === "Translate") context.report({ node: child, messageId: "text" });
      }
    }

    /** Reports static text right after a child that may be inserted later. */
    function checkAfterChildren(parent) {
      if (parent.type === "JSXFragment" && /^JSX(?:Element|Fragment)$/u.test(parent.parent.type)) return;
      if ([parent, ...context.sourceCode.getAncestors(parent)].some(isUntranslated)) return;
      const children = childrenOf(parent).filter((child) => !isBlank(child));
      for (const [at, child] of children.entries()) {
        const before = children[at - 1];
        const mayBeMissing = before && before.type !== "JSXText" && !isElement(before);
        if (mayBeMissing && child.type === "JSXText") context.report({ node: child, messageId: "after" });
      }
    }

    function checkResult(result, of) {
      if (result && isRendered(of) && mayBeText(result)) context.report({ node: result, messageId: "text" });
    }

    return {
      JSXElement: check,
      JSXFragment: check,
      ":matches(JSXElement, JSXFragment)": checkAfterChildren,
      ":matches(LogicalExpression, ConditionalExpression) > JSXElement[openingElement.name.name=Translate]"(node) {
        context.report({ node, messageId: "text" });
      },
      "JSXOpeningElement[name.name=Translate] > JSXAttribute[name.name=values]"(node) {
        context.report({ node, messageId: "text" });
      },
      ReturnStatement(node) {
        checkResult(
          node.argument,
          context.sourceCode.getAncestors(node).findLast(({ type }) => FUNCTIONS.has(type)),
        );
      },
      "ArrowFunctionExpression[body.type!=BlockStatement]"(node) {
        checkResult(node.body, node);
      },
    };
  },
};
