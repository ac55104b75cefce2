// `npm start`: builds what changed, starts the API and the web server, and says where they are.
import { makeBuildsLive } from './running/live-builds.ts';
import { runUntilStopped } from './running/main.ts';
import { addressLines, addresses, requireOwnPorts, requireSettings, startApi, startWeb } from './running/servers.ts';

const print = (line: string) => console.log(`• ${line}`);

await runUntilStopped(async (children) => {
  const startedAt = Date.now();
  requireSettings();
  const where = addresses();
  await requireOwnPorts(where);
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
});
