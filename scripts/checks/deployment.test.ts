import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { uploadLimits } from '@shop/contract';
import { schema, startReading } from '@shop/settings';
import { root } from './run.ts';

const text = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const found = (source: string, pattern: RegExp): string[] => [...source.matchAll(pattern)].map(([, one = '']) => one);
const howTo = text('docs/how-to/deploy.md');
const nginx = text('deploy/nginx/shop.conf');
const units = readdirSync(path.join(root, 'deploy/systemd'))
  .filter((name) => name.endsWith('.service'))
  .map((name) => text(`deploy/systemd/${name}`));

test('X-306 what units and the how-to of deploying set are settings', () => {
  const named = [
    ...found(howTo, /^([A-Z_]{3,})=/gm),
    ...units.flatMap((unit) => found(unit, /^Environment=([A-Z_]+)=/gm)),
  ];
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((name) => name !== 'NODE_ENV' && !Object.hasOwn(schema, name))).toEqual([]);
});

test('X-306 units start what package.json starts', () => {
  const scripts = Object.values((JSON.parse(text('package.json')) as { scripts: Record<string, string> }).scripts);
  const started = units.flatMap((unit) => found(unit, /^ExecStart=\/opt\/shop\/node_modules\/\.bin\/node (.+)$/gm));
  expect(started).toHaveLength(4);
  for (const program of started) {
    expect(scripts.filter((script) => script.endsWith(` ${program}`))).toHaveLength(1);
    expect(existsSync(path.join(root, program.split(' ')[0] ?? ''))).toBe(true);
  }
});

test('X-306 nginx and systemd leave servers the time and people the room that they have', () => {
  const given = startReading({}, 'web');
  const [room = '0'] = found(nginx, /client_max_body_size (\d+)m;/g);
  expect(Number(room) * 1024 ** 2).toBeGreaterThan(uploadLimits.total);
  for (const limit of found(nginx, /proxy_read_timeout (\d+)s;/g))
    expect(Number(limit) * 1_000).toBeGreaterThan(given.of('API_TIMEOUT'));
  const [asked = '0'] = found(howTo, /^DRAIN_DELAY=(\d+)$/gm);
  const limits = units.flatMap((unit) => found(unit, /^TimeoutStopSec=(\d+)$/gm));
  expect(limits).toHaveLength(3);
  for (const limit of limits) expect(Number(limit) * 1_000).toBeGreaterThan(Number(asked) + given.of('DRAIN_LIMIT'));
});
