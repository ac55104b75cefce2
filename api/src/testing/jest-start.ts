export { startDatabaseServer as default } from './database-server.ts';
