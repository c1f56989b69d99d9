import ts from 'typescript';
import { parse } from './declarations.ts';
import {
  type Files,
  type Follow,
  follower,
  type Note,
  noter,
  type Written,
} from './follow-classes.ts';
import { blank } from './where.ts';

/**
 * The classes that a file writes into a page: what is said in `class` and `className`, and in
 * constants and functions that these name, here or in a file that is imported from beside it.
 *
 * What comes through a property is found where it is given, which has to be in a `className` as well.
 *
 * @param path a `.tsx`, `.ts` or `.astro` file among `files`
 */
export function classesIn(path: string, files: Files): Written {
  const written: Written = { classes: new Map(), composed: new Map() };
  const text = files.get(path) ?? '';
  const note = noter(path, files, written);
  if (path.endsWith('.astro')) {
    attributes(text, 0, note);
    return written;
  }
  const follow = follower(path, files, written);
  const visit = (node: ts.Node) => {
    const value = classValue(node);
    if (value) follow(value);
    else if (ts.isTemplateExpression(node)) markup(node, follow, note);
    else if (ts.isStringLiteralLike(node)) attributes(node.text, node.getStart() + 1, note);
    ts.forEachChild(node, visit);
  };
  visit(parse(path, text));
  return written;
}

const attributes = (html: string, position: number, note: Note) => {
  for (const { 0: attribute, 1: words = '', index } of html.matchAll(/\bclass(?:Name)?="([^"]*)"/g))
    note(words, position + index + attribute.indexOf('"') + 1);
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

/** HTML in a template: its attributes, of which a part may be an expression. */
function markup(template: ts.TemplateExpression, follow: Follow, note: Note) {
  const html = template.getText().replaceAll(/\$\{[^}]*\}/g, blank);
  attributes(html, template.getStart(), note);
  let before = template.head.text;
  for (const { expression, literal } of template.templateSpans) {
    if (/\bclass="[^"]*$/.test(before)) follow(expression);
    before += ` ${literal.text}`;
  }
}
