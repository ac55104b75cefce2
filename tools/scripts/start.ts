// `npm start`: builds what changed, starts the API, the web server and the console, and says where they are.
import { makeBuildsLive } from './running/live-builds.ts';
import { runUntilStopped } from '@shop/shop/main';
import { buildConsole, startConsole } from './running/console.ts';
import { requireFreePort } from '@shop/shop/ports';
import { addressLines, addresses, requireOwnPorts, requireSettings, startApi, startWeb } from '@shop/shop/servers';

const print = (line: string) => console.log(`• ${line}`);

await runUntilStopped(async (children) => {
  const startedAt = Date.now();
  requireSettings();
  const where = addresses();
  await requireOwnPorts(where);
  if (where.ownApi) await requireFreePort(where.consolePort, 'CONSOLE_PORT');
  print(
    where.ownApi
      ? 'Starting the API (its database is made and filled when it is empty)'
      : `Using the API at ${where.api}`,
  );
  // Side by side: the database is filled while the first builds run.
  const api = startApi(children, where).then(() => print(`API ready at ${where.api}`));
  print('Looking for what changed since the last build');
  const [done] = await Promise.all([makeBuildsLive(print), api]);
  if (done.every(({ outcome }) => outcome === 'unchanged' || outcome === 'held')) print('Every build is up to date');
  print('Starting the web server');
  await startWeb(children, where);
  print(`Ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  console.log(addressLines(where));
  if (!where.ownApi) return;
  // The shop does not wait for it, and stays when it cannot be built.
  const problem = await buildConsole(print).then(
    () => null,
    (error: Error) => error.message,
  );
  if (problem !== null) return print(problem);
  await startConsole(children, where);
  print(`Console at ${where.console} (the first person: pnpm operator-person "Your name" --email … --role admin)`);
});
