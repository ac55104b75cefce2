// The environment of tests of Node's code while rows are tried.
const { default: NodeEnvironment } = require('../../jest/node-environment.ts');
const { forRows } = require('./recorded.cjs');

module.exports = forRows(NodeEnvironment);
