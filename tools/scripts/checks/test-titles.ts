import { childrenOf, everyNode, isNode, moduleOf, textOf, type Node } from './syntax.ts';

/** A call of a runner: `test.each(table)` has the member `each` and one table. */
interface Runner {
  members: string[];
  tables: Node[];
}

const runners = new Set(['test', 'it', 'describe']);
const notRun = new Set(['skip', 'todo', 'fixme']);
const idShape = /(?<![\w-])(?:X|(?:X-)?[A-Z][A-Z\d]{0,6}[A-Z])-\d{3}(?![\w-])/g;

/** Is this what a test is declared with: `test`, `it.only`, `describe.each(table)`, … */
const runnerOf = (callee: unknown): Runner | undefined => {
  if (!isNode(callee)) return undefined;
  if (callee.type === 'Identifier') {
    return runners.has(String(callee['value'])) ? { members: [], tables: [] } : undefined;
  }
  if (callee.type === 'MemberExpression') {
    const runner = runnerOf(callee['object']);
    const property = callee['property'];
    return runner && { ...runner, members: [...runner.members, isNode(property) ? String(property['value']) : ''] };
  }
  const isTemplate = callee.type === 'TaggedTemplateExpression';
  if (!isTemplate && callee.type !== 'CallExpression') return undefined;
  const runner = runnerOf(isTemplate ? callee['tag'] : callee['callee']);
  return runner && { ...runner, tables: childrenOf(isTemplate ? callee['template'] : callee['arguments']) };
};

/** The variables of a file's top level, by name: a table of cases often stands in one. */
const variablesOf = (module: Node): Map<string, Node> => {
  const declared = childrenOf(module['body']).flatMap((statement) => childrenOf(statement['declarations']));
  return new Map(
    declared.flatMap(({ id, init }) => (isNode(id) && isNode(init) ? [[String(id['value']), init] as const] : [])),
  );
};

/**
 * The requirement ids that a test file's titles name. Where a title has a placeholder, ids in the table of its cases
 * count too. Tests that are skipped name nothing.
 */
export const idsInTitles = (source: string, tsx: boolean): Set<string> => {
  const module = moduleOf(source, tsx);
  const variables = variablesOf(module);
  const ids = new Set<string>();
  const addFrom = (text: string) => text.match(idShape)?.forEach((id) => ids.add(id));

  const addFromTable = (table: Node): void => {
    for (const node of everyNode(table)) {
      const variable = node.type === 'Identifier' ? variables.get(String(node['value'])) : undefined;
      for (const part of variable ? everyNode(variable) : [node]) addFrom(textOf(part) ?? '');
    }
  };

  const visit = (node: Node): void => {
    const runner = node.type === 'CallExpression' ? runnerOf(node['callee']) : undefined;
    if (runner?.members.some((member) => notRun.has(member))) return;
    const title = runner && textOf(childrenOf(node['arguments'])[0]);
    if (title !== undefined) {
      addFrom(title);
      if (/[%$]/.test(title)) runner?.tables.forEach(addFromTable);
    }
    childrenOf(node).forEach(visit);
  };

  visit(module);
  return ids;
};
