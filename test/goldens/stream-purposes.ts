import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../cli/command.js';

/** Functions whose arguments key a stream. */
const keyed = new Set([
  ...['stream', 'child', 'children', 'balancedRuns', 'balancedStrings'],
  ...['permutation', 'permutations', 'shareDesign'],
]);

/** Stands in every file that {@link purposesIn} finds something in. */
const mayKey = new RegExp(`\\b(?:Stream|${[...keyed].join('|')})\\b|\\.\\.\\.[^]*path\\b`, 'i');

/** A string as it stands in the source, each hole of a template as `${}`. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('${}');
}

/** The name of what is called: `child` of `stream.child(…)`. */
function calledName({ expression }: ts.CallExpression): string {
  return (ts.isPropertyAccessExpression(expression) ? expression.name : expression).getText();
}

/** The strings of an expression, but not of the calls and functions in it, which are looked at by themselves. */
function stringsIn(node: ts.Node): string[] {
  const text = textOf(node);
  if (text !== undefined) return [text];
  if (ts.isCallExpression(node) || ts.isFunctionLike(node) || ts.isElementAccessExpression(node)) return [];
  if (ts.isBinaryExpression(node) && node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return [];
  if (ts.isConditionalExpression(node)) return [...stringsIn(node.whenTrue), ...stringsIn(node.whenFalse)];
  const found: string[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...stringsIn(child));
  });
  return found;
}

/** `[...path, 'purpose']`: a longer stream path. */
const isPath = (node: ts.Node): node is ts.ArrayLiteralExpression =>
  ts.isArrayLiteralExpression(node) &&
  node.elements.some((element) => ts.isSpreadElement(element) && /path$/i.test(element.expression.getText()));

function* purposesIn(node: ts.Node): Generator<string> {
  if (ts.isNewExpression(node) && node.expression.getText() === 'Stream') {
    for (const argument of node.arguments ?? []) yield* stringsIn(argument);
  } else if (ts.isCallExpression(node) && keyed.has(calledName(node))) {
    for (const argument of node.arguments) yield* stringsIn(argument);
  } else if (isPath(node)) yield* stringsIn(node);
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  for (const child of children) yield* purposesIn(child);
}

/**
 * The strings that key streams anywhere in `src`: `stream('tilt')`, `child('look')`, `new Stream(['disc'])`,
 * `balancedRuns(2, [...path, 'ways'])`. Sorted, each once.
 */
export function streamPurposes(): string[] {
  const purposes = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(root, 'src', file), 'utf8');
      if (!mayKey.test(text)) return []; // parsing takes a second of CPU for a thousand files
      return [...purposesIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))];
    });
  return [...new Set(purposes)].sort();
}
