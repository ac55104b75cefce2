import { workspace } from './testing/workspace.ts';

test.each([
  [[], /^Usage/],
  [['deploy'], /There is no command “deploy”/],
  [['publish'], /Name a package\. Known: host, remote-catalog/],
  [['publish', 'remote-cart'], /There is no package “remote-cart”\. Known: host, remote-catalog/],
  [['promote', 'host'], /host has no build yet/],
  [['promote', 'host', 'latest'], /There is no package “latest”/],
  [['promote', 'host', '12x'], /“12x” is not a build number/],
  [['promote', 'host', '--force'], /Unknown option '--force'/],
  [['promote', 'host', '--percent', '5'], /promote takes no --percent/],
  [['publish', 'host', '12'], /Too many words/],
  [['candidate', 'host', '--percent', '0'], /which share of visitors/],
  [['candidate', 'host', '--percent', '101'], /which share of visitors/],
  [['candidate', 'host'], /which share of visitors/],
  [['candidate', 'host', '--stop', '--percent', '5'], /--stop stands alone/],
  [['candidate', 'host', '--stop', '--views', '5'], /--stop stands alone/],
  [['candidate', 'host', '--percent', '5', '--views', '500'], /needs a time and a number of views/],
  [['candidate', 'host', '--percent', '5', '--promote-after', '30m'], /needs a time and a number of views/],
  [['candidate', 'host', '--percent', '5', '--promote-after', '30', '--views', '5'], /needs a time and/],
  [['candidate', 'host', '--stop'], /host is not live/],
  [['status', 'host'], /Too many words/],
  [['promote', 'host', '12'], /There is no build 12 of host/],
  [['rollback', 'host'], /host is not live/],
  [['rollback', 'host', '12'], /Too many words/],
])('misuse %j is answered clearly', async (args, message) => {
  const { run } = await workspace('folder');
  await expect(run(...args)).rejects.toThrow(message);
});
