/** What is told of a statement: what it does, and to which table first. Its text and its values are not. */
interface Statement {
  readonly operation: string;
  readonly table: string | null;
}

const operation = /^\s*(?:\/\*[\w-]*\*\/\s*)?([a-z]+)/i;
const table = /\b(?:from|into|update|join)\s+"?([a-z_]+)"?(?=[\s(.,;]|$)/i;
/** As many letters as PostgreSQL's own names may have. */
const longest = 63;

export const statementOf = (text: string): Statement => ({
  operation: (operation.exec(text)?.[1] ?? 'statement').toLowerCase().slice(0, longest),
  table: table.exec(text)?.[1]?.slice(0, longest) ?? null,
});

export const nameOfStatement = ({ operation: does, table: of }: Statement): string =>
  of === null ? does : `${does} ${of}`;

export const attributesOf = ({ operation: does, table: of }: Statement): Record<string, string> => ({
  'db.system.name': 'postgresql',
  'db.operation.name': does,
  ...(of !== null && { 'db.collection.name': of }),
});
