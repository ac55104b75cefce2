import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { uploadLimits } from '@shop/contract';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { schema, startReading } from '@shop/settings';
import { root } from './run.ts';

const text = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const found = (source: string, pattern: RegExp): string[] => [...source.matchAll(pattern)].map(([, one = '']) => one);
const howTo = text('docs/how-to/deploy.md');
const dockerfile = text('deploy/container/Dockerfile');
const nginx = text('deploy/nginx/shop.conf');
const units = readdirSync(path.join(root, 'deploy/systemd'))
  .filter((name) => name.endsWith('.service'))
  .map((name) => text(`deploy/systemd/${name}`));

test('what units and the how-to of deploying set are settings', () => {
  const named = [
    ...found(howTo, /^([A-Z_]{3,})=/gm),
    ...units.flatMap((unit) => found(unit, /^Environment=([A-Z_]+)=/gm)),
  ];
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((name) => name !== 'NODE_ENV' && !Object.hasOwn(schema, name))).toEqual([]);
});

test('units start what package.json starts', () => {
  const scripts = Object.values((JSON.parse(text('package.json')) as { scripts: Record<string, string> }).scripts);
  const started = units.flatMap((unit) => found(unit, /^ExecStart=\/opt\/shop\/node_modules\/\.bin\/node (.+)$/gm));
  expect(started).toHaveLength(5);
  for (const program of started) {
    expect(scripts.filter((script) => script.endsWith(` ${program}`))).toHaveLength(1);
    expect(existsSync(path.join(root, program.split(' ')[0] ?? ''))).toBe(true);
  }
});

test('nginx and systemd leave servers the time and people the room that they have', () => {
  const given = startReading({}, 'web');
  const [room = '0'] = found(nginx, /client_max_body_size (\d+)m;/g);
  expect(Number(room) * 1024 ** 2).toBeGreaterThan(uploadLimits.total);
  for (const limit of found(nginx, /proxy_read_timeout (\d+)s;/g))
    expect(Number(limit) * 1_000).toBeGreaterThan(given.of('API_TIMEOUT'));
  const [asked = '0'] = found(howTo, /^DRAIN_DELAY=(\d+)$/gm);
  const limits = units.flatMap((unit) => found(unit, /^TimeoutStopSec=(\d+)$/gm));
  expect(limits).toHaveLength(4);
  for (const limit of limits) expect(Number(limit) * 1_000).toBeGreaterThan(Number(asked) + given.of('DRAIN_LIMIT'));
});

test('nginx writes no line that has a whole address, whose query holds keys, device ids and tokens', () => {
  const servers = nginx.split(/^server \{/m).slice(1);
  expect(servers.map((server) => found(server, /^ {4}access_log (.+);/gm))).toEqual([
    ['/var/log/nginx/access.log shop'],
    ['/var/log/nginx/access.log shop'],
    ['/var/log/nginx/access.log shop'],
    ['off'],
  ]);
  // What goes wrong with a server behind it is told at `error`.
  const passing = servers.filter((server) => server.includes('proxy_pass'));
  expect(passing.map((server) => found(server, /^ {4}error_log \S+ (\w+);/gm))).toEqual([['crit'], ['crit'], ['crit']]);
  expect(found(nginx, /^log_format shop ([^;]+);/gm).join()).not.toMatch(
    /\$(?:request_uri|request\b|args|query_string|uri|http_referer)/,
  );
});

test('the images are made as a linter wants it, by the workspace’s own versions, and run programs that there are as nobody with rights', () => {
  expect(validate(dockerfile)).toEqual([]);
  const stages = dockerfile.split(/^FROM /m).slice(1);
  expect(stages.flatMap((stage) => found(stage, /^\S+ AS (\w+)$/gm))).toEqual(['tools', 'installed', 'servers']);
  // The middle one is thrown away.
  for (const stage of [stages[0], stages[2]]) expect(found(stage ?? '', /^USER (.+)$/gm)).toEqual(['node']);
  const { devDependencies } = JSON.parse(text('package.json')) as { devDependencies: Record<string, string> };
  expect(found(dockerfile, /^ARG BASE=.*node:(\d+)-/gm)).toEqual([devDependencies['node']?.split('.')[0]]);
  const pnpm = found(text('README.md'), /npx -y pnpm@([\d.]+)/g)[0];
  expect(new Set(found(dockerfile, /npx -y pnpm@([\d.]+)/g))).toEqual(new Set([pnpm]));
  const programs = [...found(dockerfile, /^CMD \["(.+)"\]$/gm), ...found(howTo, /^podman run .* shop (\S+)/gm)];
  expect(programs).toHaveLength(4);
  expect(programs.filter((program) => !existsSync(path.join(root, program)))).toEqual([]);
  const variables = found(howTo, /In a container set (.+) to/g).flatMap((names) => found(names, /`([A-Z_]+)`/g));
  expect(variables.filter((name) => !Object.hasOwn(schema, name))).toEqual([]);
});

/** What is read of a service. */
interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly ports?: readonly string[];
  readonly read_only?: boolean;
  readonly stop_grace_period?: string;
}
interface Composed {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, unknown>>;
}

const composeFile = 'deploy/container/compose.yaml';
// Of style alone, or meant: the shop is there for everybody, and its own images have no version.
const notAsked = [
  'no-unbound-port-interfaces',
  'service-image-require-explicit-tag',
  'service-keys-order',
  'services-alphabetical-order',
  'top-level-properties-order',
];
const composed = parse(text(composeFile), { merge: true }) as Composed; // a linter looks at its form below
const ours = Object.values(composed.services).filter(({ image }) => image.startsWith('shop'));

test('the shop in containers is put together as a linter wants it, of images with a version', () => {
  const rules = Object.fromEntries(notAsked.map((rule) => [rule, 0] as const));
  const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] });
  const found = linter.lintFiles([path.join(root, composeFile)], false);
  expect(found.flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`))).toEqual([]);
  const others = Object.values(composed.services).filter((service) => !ours.includes(service));
  for (const { image } of others) expect(image).toMatch(/:\S*\d/);
});

test('its servers are the programs that there are, with settings that there are, write nothing and are reached by nginx alone', () => {
  const programs = ours.map(({ command }) => command?.[0] ?? '').filter((program) => program !== 'npx');
  const counted = Map.groupBy(programs, (program) => program);
  expect([...counted].map(([program, all]) => [program, all.length])).toEqual([
    ['api/src/main.ts', 4],
    ['host/server/main.ts', 2],
  ]);
  for (const { environment = {}, secrets = [], stop_grace_period: end } of ours) {
    for (const [name, value] of Object.entries(environment)) {
      const [whole, setting, isFile] = /^([A-Z0-9_]+?)(_FILE)?$/.exec(name) ?? [];
      if (whole === 'NODE_ENV') continue;
      expect(schema).toHaveProperty(setting ?? '');
      if (isFile) expect(secrets).toContain(value.replace('/run/secrets/', ''));
    }
    expect(end).toBe('40s');
  }
  for (const { secrets = [] } of Object.values(composed.services))
    expect(Object.keys(composed.secrets)).toEqual(expect.arrayContaining([...secrets]));
  const open = Object.entries(composed.services).filter(([, { ports }]) => ports !== undefined);
  expect(open.map(([name]) => name)).toEqual(['nginx']);
  expect(ours.filter((one) => !one.read_only).map(({ image }) => image)).toEqual(['shop-tools']);
});

test('what nginx is told in containers stands in its configuration, for each server', () => {
  const [, , command = ''] = composed.services['nginx']?.command ?? [];
  const changes = [...command.matchAll(/s\/([^/]+)\/([^/]+)\//g)].map(([, from = '', to = '']) => [from, to]);
  expect(changes).toHaveLength(5);
  for (const [from] of changes) expect(nginx).toContain(from);
  const servers = changes.flatMap(([, to = '']) => found(to, /^([\w-]+):\d+$/g));
  expect(servers.toSorted()).toEqual(Object.keys(composed.services).filter((name) => /^(api|web)-/.test(name)));
});
