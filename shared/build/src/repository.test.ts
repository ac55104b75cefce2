import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryOf } from './repository.ts';

const root = mkdtempSync(path.join(tmpdir(), 'repository-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a package belongs to the workspace above it, and without one to itself', () => {
  const remote = path.join(root, 'workspace/remote-chairs');
  mkdirSync(remote, { recursive: true });
  expect(repositoryOf(remote)).toBe(remote);
  writeFileSync(path.join(root, 'workspace/pnpm-workspace.yaml'), '');
  expect(repositoryOf(remote)).toBe(path.join(root, 'workspace'));
  writeFileSync(path.join(remote, 'pnpm-workspace.yaml'), '');
  expect(repositoryOf(remote)).toBe(remote);
});
