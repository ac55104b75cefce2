/** Levels of pino that are worth a word. */
const words: Readonly<Record<number, string>> = { 40: 'warning', 50: 'error', 60: 'fatal' };
/** Fields that say nothing to who reads along. */
const unsaid = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'name']);

const recordIn = (line: string): Record<string, unknown> | null => {
  if (!line.startsWith('{"level":')) return null;
  try {
    const parsed: unknown = JSON.parse(line);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null;
  } catch {
    return null;
  }
};

const said = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const { message } = Object(value) as { message?: unknown };
  return typeof message === 'string' ? message : JSON.stringify(value);
};

/** A line of a server's log as a person reads it: its level, its message, and its fields behind. Any other line as it is. */
export const readableLine = (line: string): string => {
  const record = recordIn(line);
  if (!record) return line;
  const word = words[Number(record['level'])];
  const fields = Object.entries(record)
    .filter(([name]) => !unsaid.has(name))
    .map(([name, value]) => `${name}=${said(value)}`);
  return `${word ? `${word}: ` : ''}${said(record['msg'] ?? '')}${fields.length > 0 ? ` (${fields.join(', ')})` : ''}`;
};
