import { readFileSync } from 'node:fs';
import path from 'node:path';
import { verdictOf } from './verdict.ts';

/** Random numbers from 0 to 1 that are the same each time (mulberry32). */
const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

interface Release {
  /** Shares of views that fail. */
  candidate: number;
  live: number;
  /** Share of visitors who get the candidate. */
  share: number;
  /** So many views of it are looked at. */
  views: number;
}

const candidate = { build: 8, percent: 5, since: '2026-01-01T00:00:00.000Z' };

/** Views until the next one that fails, that one counted. */
const gap = (rate: number, random: () => number): number =>
  rate === 0 ? Infinity : 1 + Math.floor(Math.log(1 - random()) / Math.log1p(-rate));

/**
 * Views of the candidate until it is stopped; null where it is not. It is judged at each of its failures, when the
 * evidence is strongest. The live build gets its share of views meanwhile.
 */
const stoppedAfter = (release: Release, random: () => number): number | null => {
  const live = { views: 0, failed: 0 };
  let nextLive = gap(release.live, random);
  let views = 0;
  for (let failed = 1; ; failed += 1) {
    views += gap(release.candidate, random);
    if (views > release.views) return null;
    live.views = Math.round((views * (1 - release.share)) / release.share);
    for (; nextLive <= live.views; nextLive += gap(release.live, random)) live.failed += 1;
    if (verdictOf(candidate, 7, { candidate: { views, failed }, live }, 0).kind === 'stop') return views;
  }
};

const simulated = (count: number, release: Release, seed: number): (number | null)[] => {
  const random = seeded(seed);
  return Array.from({ length: count }, () => stoppedAfter(release, random));
};

const stopped = (ends: (number | null)[]): number => ends.filter((end) => end !== null).length;

interface Figure {
  name: string;
  release: Release;
  /** So many are simulated, and so many of them stopped. */
  count: number;
  stopped: number;
  /** Views after which half of all are stopped; nothing where fewer are. */
  median: string;
}

/** The rows of the figures in docs/decisions/0024-candidates.md, those of several rates apart. */
const figures = (): Figure[] => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../../docs/decisions/0024-candidates.md'), 'utf8');
  const [, , ...rows] = text.split('\n').filter((line) => line.startsWith('| '));
  return rows.flatMap((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    const [, share = '', lives = '', candidate = '', views = '', reported = '', median = ''] = cells;
    const [stopped = 0, count = 0] = reported.replaceAll(',', '').split(' of ').map(Number);
    const part = (cell: string): number => Number(/[\d.]+/.exec(cell)?.[0]) / 100;
    return lives.split(', ').map((live) => ({
      name: `${share} of visitors, live ${live}, candidate ${candidate}, ${views} views`,
      release: {
        candidate: part(candidate === 'the same' ? live : candidate),
        live: part(live),
        share: part(share),
        views: Number(views.replace(',', '')),
      },
      count,
      stopped,
      median,
    }));
  });
};
const isBad = ({ release }: Figure): boolean => release.candidate === 0.1;
const figureCases = figures();

test.each(figureCases)('simulated as docs/decisions/0024-candidates.md tells: $name', (figure) => {
  const ends = simulated(figure.count, figure.release, isBad(figure) ? 1 : 2);
  const views = ends.map((end) => end ?? Infinity).toSorted((a, b) => a - b);
  const median = views[figure.count / 2] ?? Infinity;
  expect({ stopped: stopped(ends), median: median === Infinity ? '' : String(median) }).toEqual({
    stopped: figure.stopped,
    median: figure.median,
  });
});

test('at 5 % of visitors nearly all that fail in a tenth of their views are stopped within 200, and fewer than 1 in 1,000 within the bounds', () => {
  const bad = figureCases.filter((one) => isBad(one) && one.release.share === 0.05);
  const good = figureCases.filter((one) => !isBad(one));
  expect([bad.length, good.length]).toEqual([3, 5]);
  for (const one of bad) {
    expect(one.release.views).toBe(200);
    expect(one.stopped / one.count).toBeGreaterThanOrEqual(0.95);
  }
  for (const one of good) expect(one.stopped / one.count).toBeLessThan(1 / 1_000);
});

test('a candidate that fails for everybody is stopped after a handful of views', () => {
  const arms = (failed: number) => ({ candidate: { views: failed, failed }, live: { views: 95, failed: 0 } });
  expect([2, 5].map((failed) => verdictOf(candidate, 7, arms(failed), 0).kind)).toEqual(['wait', 'stop']);
});

test('a candidate that fails in most of its first views is stopped before the live build was seen, and by chance hardly ever', () => {
  const live = { views: 0, failed: 0 };
  const kind = (views: number, failed: number) =>
    verdictOf(candidate, 7, { candidate: { views, failed }, live }, 0).kind;
  expect([kind(12, 8), kind(12, 3), kind(4, 2)]).toEqual(['stop', 'wait', 'wait']);
  const random = seeded(3);
  const runs = Array.from({ length: 2_000 }, () => {
    let failed = 0;
    for (let views = 1; views <= 300; views += 1) {
      failed += random() < 0.1 ? 1 : 0;
      if (kind(views, failed) === 'stop') return true;
    }
    return false;
  });
  expect(runs.filter(Boolean).length).toBeLessThanOrEqual(2);
});

test('a candidate is not stopped for what the live build does as well', () => {
  const tally = { views: 1_000, failed: 400 };
  expect(verdictOf(candidate, 7, { candidate: tally, live: tally }, 0).kind).toBe('wait');
});

test('a candidate that asks for it is promoted after its time and views, within the bounds as counted', () => {
  const asking = { ...candidate, promote: { after: 1_800_000, views: 500 } };
  const due = Date.parse(candidate.since) + 1_800_000;
  const arms = (views: number, failed: number) => ({
    candidate: { views, failed },
    live: { views: 10_000, failed: 10 },
  });
  const kind = (given: typeof candidate, now: number, views: number, failed: number) =>
    verdictOf(given, 7, arms(views, failed), now).kind;
  expect(kind(asking, due, 500, 2)).toBe('promote');
  expect(kind(asking, due - 1, 500, 2)).toBe('wait');
  expect(kind(asking, due, 499, 2)).toBe('wait');
  expect(kind(candidate, due, 500, 0)).toBe('wait');
  // Too little to stop it by, too much to promote it.
  expect(kind(asking, due, 500, 4)).toBe('wait');
});

test('the verdict says what was counted and the bound', () => {
  const arms = { candidate: { views: 120, failed: 14 }, live: { views: 2_300, failed: 3 } };
  expect(verdictOf(candidate, 7, arms, 0)).toEqual({
    kind: 'stop',
    why: 'candidate 8 stopped by itself: 14 of 120 views failed, of the live build 7 3 of 2300 views failed; more than 1 in 200 and 2 times the live build’s',
  });
});
