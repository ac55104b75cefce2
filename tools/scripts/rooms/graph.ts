/** Which room imports which others. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

export interface Import {
  from: string;
  to: string;
}

/** The rooms of files that `roomOf` knows, and the imports from one to another. */
export const graphOf = (imports: readonly Import[], roomOf: (file: string) => string | undefined): Graph => {
  const graph = new Map<string, Set<string>>();
  const found = (room: string): Set<string> => {
    const others = graph.get(room) ?? new Set<string>();
    graph.set(room, others);
    return others;
  };
  for (const { from, to } of imports) {
    const [room, other] = [roomOf(from), roomOf(to)];
    if (room !== undefined) found(room);
    if (other !== undefined) found(other);
    if (room !== undefined && other !== undefined && room !== other) found(room).add(other);
  }
  return graph;
};

/** A circle of rooms, its first room repeated at its end; undefined where there is none. */
export const circleIn = (graph: Graph): string[] | undefined => {
  const done = new Set<string>();
  const circleFrom = (room: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room];
    if (done.has(room)) return undefined;
    for (const other of graph.get(room) ?? []) {
      const circle = circleFrom(other, [...way, room]);
      if (circle) return circle;
    }
    done.add(room);
    return undefined;
  };
  for (const room of graph.keys()) {
    const circle = circleFrom(room, []);
    if (circle) return circle;
  }
  return undefined;
};

/** Without the imports that a longer way also says: `a → b → c` says `a → c`. For graphs without circles. */
export const withoutImplied = (graph: Graph): Graph => {
  const reaches = (room: string, target: string): boolean =>
    [...(graph.get(room) ?? [])].some((other) => other === target || reaches(other, target));
  const withoutOutside = (others: ReadonlySet<string>): Set<string> =>
    new Set([...others].filter((target) => ![...others].some((other) => other !== target && reaches(other, target))));
  return new Map([...graph].map(([room, others]) => [room, withoutOutside(others)]));
};

const idOf = (room: string): string => room.replaceAll(/\W+/g, '_');

/** A graph as a Mermaid picture: the same text for the same graph. */
export const mermaid = (graph: Graph): string => {
  const rooms = [...graph.keys()].toSorted();
  const boxes = rooms.map((room) => `  ${idOf(room)}["${room}"]`);
  const arrows = rooms.flatMap((room) =>
    [...(graph.get(room) ?? [])].toSorted().map((other) => `  ${idOf(room)} --> ${idOf(other)}`),
  );
  return ['```mermaid', 'flowchart TD', ...boxes, ...arrows, '```'].join('\n');
};
