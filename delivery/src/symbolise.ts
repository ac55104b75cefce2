import { gunzipSync } from 'node:zlib';
import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';
import { DeliveryProblem } from './problem.ts';
import { sinceOf } from './lasting.ts';
import type { ReleaseStorage } from './storage.ts';
import { isWhole } from './digest.ts';

/** A place in a released script, as browsers name it: line and column count from 1. */
const place = /(?:[a-z]+:\/\/[^\s/()]+)?\/assets\/([a-z][a-z0-9-]*)\/([1-9]\d{0,14})\/([\w./-]+\.js):(\d+):(\d+)/g;

/**
 * The map of a client file of a build; when that is no longer stored, of a later one that has held the same bytes since
 * then. Null when no stored build has one.
 */
const mapOf = async (storage: ReleaseStorage, name: string, build: number, file: string): Promise<TraceMap | null> => {
  const map = `maps/${file}.map.gz`;
  for (const stored of (await storage.builds(name)).filter((one) => one >= build)) {
    const release = await storage.readRelease(name, stored);
    if (!release.files[`client/${file}`] || (stored !== build && sinceOf(release, file) > build)) return null;
    const entry = release.files[map];
    if (!entry) continue;
    const bytes = await storage.readFile(name, stored, map);
    if (!isWhole(bytes, entry.integrity))
      throw new DeliveryProblem(`${map} of ${name} ${stored} was changed after packing.`);
    return new TraceMap(gunzipSync(bytes).toString());
  }
  return null;
};

/**
 * A stack trace of a reported fault with the places of released scripts (`/assets/<package>/<build>/<file>:<line>:<column>`)
 * as places of the sources. Places without a map stay, and are named at the end.
 */
export const symbolised = async (storage: ReleaseStorage, stack: string): Promise<string> => {
  const maps = new Map<string, Promise<TraceMap | null>>();
  const unknown = new Set<string>();
  const texts = new Map<string, string>();
  for (const [whole, name = '', build, file = '', line, column] of stack.matchAll(place)) {
    const script = `${name} ${build} ${file}`;
    const reading = maps.get(script) ?? mapOf(storage, name, Number(build), file);
    maps.set(script, reading);
    const map = await reading;
    const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (found?.source) texts.set(whole, `${found.source}:${found.line}:${found.column + 1}`);
    else unknown.add(script);
  }
  if (texts.size === 0 && unknown.size === 0)
    throw new DeliveryProblem(
      'No place of a released script is named there: /assets/catalog/1795221237/home.js:1:2345.',
    );
  const shown = stack.replaceAll(place, (whole) => texts.get(whole) ?? whole);
  return [shown.trimEnd(), ...[...unknown].map((script) => `No source is known of this place in ${script}.`)].join(
    '\n',
  );
};
