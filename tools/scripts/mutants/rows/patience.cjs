// A mistake that a page's test notices is mostly one for which it waits in vain: not for the two minutes that a busy machine
// is given elsewhere.
const path = require('node:path');

if (process.env.__STRYKER_ACTIVE_MUTANT__) {
  const paths = [path.resolve(__dirname, '../../../../shared/testing')];
  require(require.resolve('@testing-library/dom', { paths })).configure({ asyncUtilTimeout: 12_000 });
}
