/** Fields of a form by name: a name that occurs more than once, or ends in `[]` or `[0]`, becomes an array. */
export const groupedFields = <T>(entries: Iterable<readonly [name: string, value: T]>): Record<string, T | T[]> => {
  const fields = new Map<string, [T, ...T[]]>();
  const lists = new Set<string>();
  for (const [rawName, value] of entries) {
    const name = rawName.replace(/\[\d*\]$/, '');
    if (name !== rawName) lists.add(name);
    const earlier = fields.get(name);
    if (earlier) earlier.push(value);
    else fields.set(name, [value]);
  }
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length > 1 || lists.has(name) ? values : values[0]]),
  );
};
