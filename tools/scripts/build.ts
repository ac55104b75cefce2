// Builds every package whose sources changed, packs it as a release and makes it live.
import { DeliveryProblem } from '@shop/delivery';
import { makeBuildsLive } from './running/live-builds.ts';
import { StartProblem } from '@shop/shop/problem';

try {
  const done = await makeBuildsLive((line) => console.log(line));
  const built = done.filter(({ outcome }) => outcome === 'built').length;
  const others = done.filter(({ outcome }) => outcome === 'used').length;
  console.log(others > 0 ? `${others} used.` : `${built} built, ${done.length - built} unchanged.`);
} catch (error) {
  if (!(error instanceof DeliveryProblem || error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
