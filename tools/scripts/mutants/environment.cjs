// The environment of a project's tests while changes are tried.
const { untilOneFails } = require('./until-one-fails.cjs');

const isNode = process.env.MUTANTS_PROJECT === 'node';
module.exports = untilOneFails(
  isNode ? require('jest-environment-node').TestEnvironment : require('../../../shared/testing/src/environment.cjs'),
);
