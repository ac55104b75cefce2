export default async (): Promise<void> => {
  if (process.env['TEST_DATABASE_TEMPLATE'] === undefined) return;
  const { stopDatabaseServer } = await import('./database-server.ts');
  await stopDatabaseServer();
};
