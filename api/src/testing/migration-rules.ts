/** Tables so large in a real shop that building an index in a migration stops their writers for minutes. */
const largeTables = new Set([
  'product',
  'product_category',
  'product_facet',
  'listing',
  'listing_place',
  'customer_order',
]);

/** Statements after which a server of the release before finds something gone, each with what it is. */
const taking: readonly [RegExp, string][] = [
  [/\bdrop column\b/i, 'takes a column away'],
  [/\bdrop table\b/i, 'takes a table away'],
  [/\brename (?:to|column)\b/i, 'renames'],
  [/\balter column\b.+\b(?:set data )?type\b/is, 'changes the type of a column'],
  [/\balter column\b.+\bset not null\b/is, 'refuses rows that the release before writes'],
  [/\badd column\b(?!.*\bdefault\b).*\bnot null\b/is, 'refuses rows that the release before writes'],
];

const indexOf = /\bcreate (?:unique )?index (?<guard>if not exists )?.*? on "?(?<table>\w+)"?/is;

/** A migration's comment that nothing released reads what it takes away: `-- contracts: why`. */
const contracts = /^-- contracts: \S/m;

/**
 * Returns what in a migration breaks servers of the release before, which run while it is applied: what it takes away
 * from them, and indexes of large tables that nobody can build beforehand. Empty when it is fine. Names of new tables
 * are free: nobody before knows them.
 */
export const migrationProblems = (text: string): string[] => {
  const isContraction = contracts.test(text);
  const made = new Set([...text.matchAll(/\bcreate table (?:if not exists )?"?(\w+)"?/gi)].map(([, name]) => name));
  const statements = text.replaceAll(/^--(?!>).*$/gm, '').split('--> statement-breakpoint');
  return statements.flatMap((statement) => {
    const line = statement.trim().split('\n')[0] ?? '';
    const table = /\balter table (?:only )?"?(\w+)"?/i.exec(statement)?.[1];
    const isNew = table !== undefined && made.has(table);
    const taken = isContraction || isNew ? [] : taking.filter(([pattern]) => pattern.test(statement));
    const { guard, table: indexed = '' } = indexOf.exec(statement)?.groups ?? {};
    const isUnguarded = largeTables.has(indexed) && !guard && !made.has(indexed);
    return [
      ...taken.map(([, what]) => `${what}: ${line}`),
      ...(isUnguarded ? [`builds an index of ${indexed} without IF NOT EXISTS: ${line}`] : []),
    ];
  });
};
