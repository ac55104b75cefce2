import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchPages } from './pages-watch.ts';

/** A remote with these pages in its config, which has a page `home` as a file. */
const remote = (): {
  folder: string;
  write: (file: string, text: string) => void;
  name: (...pages: string[]) => void;
} => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-watch-'));
  const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);
  const name = (...pages: string[]): void =>
    write(
      'remote.config.ts',
      `export default { name: 'hello', routes: ${JSON.stringify(pages.map((page) => ({ page })))}, locales: [] };`,
    );
  mkdirSync(path.join(folder, 'src/pages'), { recursive: true });
  write('src/pages/home.tsx', '');
  name('./home');
  return { folder, write, name };
};

test('a page is found once both its route and its file are there, in whichever order, and not for another edit', async () => {
  const { folder, write, name } = remote();
  const seen: string[] = [];
  let last = '';
  let next = Promise.withResolvers<void>();
  const end = await watchPages(folder, () => {
    seen.push(last);
    next.resolve();
  });
  const until = async (): Promise<void> => {
    await next.promise;
    next = Promise.withResolvers();
  };
  write('src/pages/home.tsx', 'export const edited = true;');
  name('./home', './care');
  last = 'file';
  write('src/pages/care.tsx', '');
  await until();
  write('src/pages/more.tsx', '');
  last = 'route';
  name('./home', './care', './more');
  await until();
  end();
  rmSync(folder, { recursive: true });
  expect(seen).toEqual(['file', 'route']);
});
