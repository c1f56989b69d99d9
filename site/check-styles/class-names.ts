import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/** Files by their paths, with slashes, from the project's root. */
export type Files = ReadonlyMap<string, string>;

export interface Written {
  classes: Set<string>;
  /** Words that are put together while a page is built: nobody finds such a class again. */
  composed: Set<string>;
}

/**
 * The classes that a file writes into a page: what is said in `class` and `className`, and in
 * constants and functions that these name, here or in a file that is imported from beside it.
 *
 * What comes through a property is found where it is given, which has to be in a `className` as well.
 *
 * @param path a `.tsx`, `.ts` or `.astro` file among `files`
 */
export function classesIn(path: string, files: Files): Written {
  const written: Written = { classes: new Set(), composed: new Set() };
  const text = files.get(path) ?? '';
  if (path.endsWith('.astro')) {
    for (const [, words = ''] of text.matchAll(/\bclass(?:Name)?="([^"]*)"/g)) note(words, written);
    return written;
  }
  const follow = follower(path, files, written);
  const visit = (node: ts.Node) => {
    const value = classValue(node);
    if (value) follow(value);
    else if (ts.isTemplateExpression(node)) markup(node, follow, written);
    else if (ts.isStringLiteralLike(node)) attributes(node.text, written);
    ts.forEachChild(node, visit);
  };
  visit(parse(path, text));
  return written;
}

const note = (words: string, { classes }: Written) => {
  for (const word of words.split(/\s+/)) if (word) classes.add(word);
};

const attributes = (html: string, written: Written) => {
  for (const [, words = ''] of html.matchAll(/\bclass="([^"]*)"/g)) note(words, written);
};

/** What is given to `className`, in markup, as a property or by an assignment, or to `classList`. */
function classValue(node: ts.Node): ts.Node | undefined {
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node))
    return /^class(Name)?$/.test(node.name.getText()) ? node.initializer : undefined;
  if (ts.isBinaryExpression(node) && ts.isPropertyAccessExpression(node.left))
    return node.left.name.text === 'className' ? node.right : undefined;
  if (ts.isCallExpression(node) && /\.classList\.\w+$/.test(node.expression.getText()))
    return node.arguments[0];
  return undefined;
}

type Follow = (node: ts.Node, property?: string) => void;

/** HTML in a template: its attributes, of which a part may be an expression. */
function markup(template: ts.TemplateExpression, follow: Follow, written: Written) {
  attributes(template.getText().replaceAll(/\$\{[^}]*\}/g, ' '), written);
  let before = template.head.text;
  for (const { expression, literal } of template.templateSpans) {
    const words = /\bclass="([^"]*)$/.exec(before)?.[1];
    if (words !== undefined) follow(expression);
    if (words && /\S$/.test(words)) written.composed.add(words);
    before = literal.text;
  }
}

/** Notes every class that an expression can have, wherever it comes from. */
function follower(path: string, files: Files, written: Written): Follow {
  const source = parse(path, files.get(path) ?? '');
  const names = declarations(source);
  const seen = new Set<string>();
  const follow: Follow = (node, property) => {
    if (ts.isStringLiteralLike(node)) note(node.text, written);
    else if (ts.isTemplateExpression(node)) template(node);
    else if (ts.isIdentifier(node)) named(node.text, property);
    else if (ts.isPropertyAccessExpression(node)) follow(node.expression, node.name.text);
    else if (ts.isElementAccessExpression(node)) follow(node.expression, property);
    else if (ts.isCallExpression(node)) follow(node.expression, property);
    else if (ts.isConditionalExpression(node)) {
      follow(node.whenTrue, property);
      follow(node.whenFalse, property);
    } else if (ts.isBinaryExpression(node)) {
      if (node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken)
        follow(node.left, property);
      follow(node.right, property);
    } else if (ts.isObjectLiteralExpression(node)) object(node, property);
    else if (ts.isArrayLiteralExpression(node))
      for (const element of node.elements) follow(element, property);
    else if (ts.isFunctionLike(node)) returned(node, property);
    else if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isJsxExpression(node)
    ) {
      if (node.expression) follow(node.expression, property);
    }
  };

  const template = ({ head, templateSpans }: ts.TemplateExpression) => {
    const texts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
    texts.forEach((words, at) => {
      if (at > 0 && /^\S/.test(words)) written.composed.add(words.split(/\s/)[0] ?? '');
      else if (at < texts.length - 1 && /\S$/.test(words))
        written.composed.add(words.split(/\s/).at(-1) ?? '');
      else note(words, written);
    });
    for (const { expression } of templateSpans) follow(expression);
  };

  /** Of an object the property that is asked for, or, where it lies deeper, of each of its values. */
  const object = ({ properties }: ts.ObjectLiteralExpression, property?: string) => {
    const own = properties.filter(({ name }) => name?.getText() === property);
    for (const one of own.length > 0 ? own : properties) {
      const rest = own.length > 0 ? undefined : property;
      if (ts.isPropertyAssignment(one)) follow(one.initializer, rest);
      else if (ts.isShorthandPropertyAssignment(one)) named(one.name.text, rest);
    }
  };

  const named = (name: string, property?: string) => {
    const key = `${name}.${property}`;
    const declared = names.get(name);
    if (!declared || seen.has(key)) return;
    seen.add(key);
    if (typeof declared === 'string') {
      const from = join(dirname(path), declared);
      const node = files.has(from) && declarations(parse(from, files.get(from) ?? '')).get(name);
      if (node && typeof node !== 'string') follower(from, files, written)(node.value, property);
    } else follow(declared.value, declared.property ?? property);
  };

  const returned = (node: ts.SignatureDeclaration, property?: string) => {
    const { body } = node as ts.FunctionLikeDeclaration;
    if (!body) return;
    if (!ts.isBlock(body)) return follow(body, property);
    const visit = (inner: ts.Node) => {
      if (ts.isReturnStatement(inner) && inner.expression) follow(inner.expression, property);
      else if (!ts.isFunctionLike(inner)) ts.forEachChild(inner, visit);
    };
    visit(body);
  };
  return follow;
}

/** Where the value of a name comes from: an expression, of which it may be one property, or a file. */
type Declared = { value: ts.Node; property?: string | undefined } | string;

function declarations(source: ts.SourceFile): Map<string, Declared> {
  const names = new Map<string, Declared>();
  const bind = (pattern: ts.BindingName, value: ts.Node, property?: string) => {
    if (ts.isIdentifier(pattern)) return void names.set(pattern.text, { value, property });
    for (const element of pattern.elements) {
      if (ts.isOmittedExpression(element)) continue;
      const own = ts.isObjectBindingPattern(pattern)
        ? (element.propertyName ?? element.name).getText()
        : property;
      bind(element.name, value, own);
    }
  };
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && node.initializer) bind(node.name, node.initializer);
    else if (ts.isFunctionDeclaration(node) && node.name)
      names.set(node.name.text, { value: node });
    else if (ts.isImportDeclaration(node)) {
      const from = (node.moduleSpecifier as ts.StringLiteral).text;
      const bindings = node.importClause?.namedBindings;
      if (from.startsWith('.') && bindings && ts.isNamedImports(bindings))
        for (const { name } of bindings.elements) names.set(name.text, from);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

const parsed = new Map<string, ts.SourceFile>();

function parse(path: string, text: string): ts.SourceFile {
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  parsed.set(path, source);
  return source;
}
