import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { declarations, parse } from './declarations.ts';
import { where } from './where.ts';

/** Files by their paths, with slashes, from the project's root. */
export type Files = ReadonlyMap<string, string>;

/** What is written, each with the file and the line where it stands first. */
export interface Written {
  classes: Map<string, string>;
  /** Parts of classes that are put together while a page is built: nobody finds such a class again. */
  composed: Map<string, string>;
}

/** Follows an expression, or what its value has under these properties. */
export type Follow = (node: ts.Node, path?: readonly string[]) => void;

/** Notes the classes in a part of a file's text, which begins at a position of it. */
export type Note = (words: string, position: number) => void;

export const noter =
  (path: string, files: Files, { classes }: Written): Note =>
  (words, position) => {
    for (const { 0: word, index } of words.matchAll(/\S+/g))
      if (!classes.has(word))
        classes.set(word, where(path, files.get(path) ?? '', position + index));
  };

/** Notes every class that an expression can have, wherever it comes from. */
export function follower(path: string, files: Files, written: Written): Follow {
  const text = files.get(path) ?? '';
  const source = parse(path, text);
  const names = declarations(source);
  const note = noter(path, files, written);
  const seen = new Set<string>();
  const follow: Follow = (node, under = []) => {
    if (ts.isStringLiteralLike(node)) note(node.text, node.getStart() + 1);
    else if (ts.isTemplateExpression(node)) template(node);
    else if (ts.isIdentifier(node)) named(node.text, under);
    else if (ts.isPropertyAccessExpression(node))
      follow(node.expression, [node.name.text, ...under]);
    else if (ts.isElementAccessExpression(node)) follow(node.expression, under);
    else if (ts.isCallExpression(node)) follow(node.expression, under);
    else if (ts.isConditionalExpression(node)) {
      follow(node.whenTrue, under);
      follow(node.whenFalse, under);
    } else if (ts.isBinaryExpression(node)) {
      if (node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken)
        follow(node.left, under);
      follow(node.right, under);
    } else if (ts.isObjectLiteralExpression(node)) object(node, under);
    else if (ts.isArrayLiteralExpression(node))
      for (const element of node.elements) follow(element, under);
    else if (ts.isFunctionLike(node)) returned(node, under);
    else if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isJsxExpression(node)
    ) {
      if (node.expression) follow(node.expression, under);
    }
  };

  const template = ({ head, templateSpans }: ts.TemplateExpression) => {
    const texts = [head, ...templateSpans.map(({ literal }) => literal)];
    texts.forEach((piece, at) => {
      const start = piece.getStart() + 1;
      // What an expression touches is a part of a class; an empty text is none.
      const parts = [at > 0 && /^\S+/, at < texts.length - 1 && /\S+$/];
      const words = parts.reduce<string>((rest, part) => {
        if (!part) return rest;
        const [touching] = part.exec(rest) ?? [];
        if (touching && !written.composed.has(touching))
          written.composed.set(touching, where(path, text, start + rest.search(part)));
        return rest.replace(part, (word) => ' '.repeat(word.length));
      }, piece.text);
      note(words, start);
    });
    for (const { expression } of templateSpans) follow(expression);
  };

  /** The property of an object that is asked for, or, when it is deeper, that of each of its values. */
  const object = ({ properties }: ts.ObjectLiteralExpression, under: readonly string[]) => {
    const own = properties.filter(({ name }) => name?.getText() === under[0]);
    for (const one of own.length > 0 ? own : properties) {
      const rest = own.length > 0 ? under.slice(1) : under;
      if (ts.isPropertyAssignment(one)) follow(one.initializer, rest);
      else if (ts.isShorthandPropertyAssignment(one)) named(one.name.text, rest);
    }
  };

  const named = (name: string, under: readonly string[]) => {
    const key = [name, ...under].join('.');
    const declared = names.get(name);
    if (!declared || seen.has(key)) return;
    seen.add(key);
    if (typeof declared === 'string') {
      const from = join(dirname(path), declared);
      const node = files.has(from) && declarations(parse(from, files.get(from) ?? '')).get(name);
      if (node && typeof node !== 'string') follower(from, files, written)(node.value, under);
    } else follow(declared.value, declared.property ? [declared.property, ...under] : under);
  };

  const returned = (node: ts.SignatureDeclaration, under: readonly string[]) => {
    const { body } = node as ts.FunctionLikeDeclaration;
    if (!body) return;
    if (!ts.isBlock(body)) return follow(body, under);
    const visit = (inner: ts.Node) => {
      if (ts.isReturnStatement(inner) && inner.expression) follow(inner.expression, under);
      else if (!ts.isFunctionLike(inner)) ts.forEachChild(inner, visit);
    };
    visit(body);
  };
  return follow;
}
