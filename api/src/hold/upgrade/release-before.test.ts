import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseBefore } from './release-before.ts';

let home: string;
let shop: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'release-before-'));
  shop = path.join(home, 'shop');
  mkdirSync(path.join(shop, 'api/migrations'), { recursive: true });
  git('init', '--quiet', '--initial-branch', 'main');
});
afterEach(() => rmSync(home, { recursive: true }));

const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false'];
const git = (...words: string[]): string =>
  execFileSync('git', ['-C', shop, ...identity, ...words], { encoding: 'utf8', stdio: 'pipe' }).trim();
const migration = (name: string): void => writeFileSync(path.join(shop, 'api/migrations', name), 'select 1');
/** Commits what there is; answers the commit. */
const commit = (subject: string): string => {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', subject);
  return git('rev-parse', 'HEAD');
};

test('without a tag the release before is the newest commit of the main line that lacks a migration', () => {
  migration('0000_tables.sql');
  commit('Add tables');
  const before = commit('Change something else');
  git('checkout', '--quiet', '-b', 'branch');
  migration('0001_legs.sql');
  commit('Add legs');
  migration('0002_arms.sql');
  commit('Add arms');
  git('checkout', '--quiet', 'main');
  git('merge', '--quiet', '--no-ff', '--message', 'Merge legs and arms', 'branch');
  const head = commit('Use them');
  expect(releaseBefore(shop)).toMatchObject({ commit: before, lacking: ['0001_legs.sql', '0002_arms.sql'] });
  // One that is not committed yet.
  migration('0003_back.sql');
  expect(releaseBefore(shop)).toMatchObject({ commit: head, lacking: ['0003_back.sql'] });
});

test('the newest tag before this version is the release before, and any other that is named', () => {
  migration('0000_tables.sql');
  const first = commit('Add tables');
  git('tag', 'v1');
  migration('0001_legs.sql');
  const second = commit('Add legs');
  git('tag', 'v2');
  commit('Go on');
  git('tag', 'v3');
  expect(releaseBefore(shop)).toEqual({ name: 'v2', commit: second, lacking: [] });
  expect(releaseBefore(shop, 'v1')).toEqual({ name: 'v1', commit: first, lacking: ['0001_legs.sql'] });
  expect(releaseBefore(shop, 'v9')).toBeNull();
});

test('a history that does not go back so far has no release before', () => {
  migration('0000_tables.sql');
  commit('Add tables');
  migration('0001_legs.sql');
  commit('Add legs');
  const whole = shop;
  shop = path.join(home, 'shallow');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${whole}`, shop], { stdio: 'pipe' });
  expect(releaseBefore(shop)).toBeNull();
  rmSync(path.join(shop, '.git'), { recursive: true });
  expect(releaseBefore(shop)).toBeNull();
});
