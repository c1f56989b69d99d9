import ts from 'typescript';

/** Where the value of a name comes from: an expression, of which it may be one property, or a file. */
export type Declared = { value: ts.Node; property?: string | undefined } | string;

/** The names of a file: constants, functions, and what it imports from beside it. */
export function declarations(source: ts.SourceFile): Map<string, Declared> {
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

/** Reads a file, once. */
export function parse(path: string, text: string): ts.SourceFile {
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  parsed.set(path, source);
  return source;
}
