// `pnpm loose-ends`: what has one end only and stands on the list, with the reasons; fails as the check does.
import { noLooseEnds } from './checks/loose-ends.ts';
import { listed } from './checks/loose-ends/compare.ts';
import { open } from './checks/loose-ends/open.ts';

console.log(listed(open).join('\n'));
const { ok, output } = await noLooseEnds();
if (!ok) {
  console.error(output);
  process.exitCode = 1;
}
