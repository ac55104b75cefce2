// The environment of tests of code that runs in a browser while rows are tried.
const { forRows } = require('./recorded.cjs');

module.exports = forRows(require('../../../../shared/testing/src/environment.cjs'));
