// `node api/src/testing/serve-postgres.ts <port>`: an empty PostgreSQL server on this machine, for programs of others that
// reach no socket; its address is printed. It ends with SIGTERM, and nothing of it stays.
import { rmSync } from 'node:fs';
import { inMemory, initialised, newFolder, startOn } from './postgres-programs.ts';

const [port = '5433'] = process.argv.slice(2);
const folder = await newFolder(await inMemory());
const data = await initialised(folder);
const { server, ended } = await startOn(folder, data, ['listen_addresses=127.0.0.1', `port=${port}`, 'fsync=off']);
process.once('SIGTERM', () => server.kill('SIGQUIT'));
console.log(`postgres://postgres@127.0.0.1:${port}/postgres`);
await ended;
rmSync(folder, { recursive: true, force: true });
