// Node's environment for single files of a browser project; under Stryker one that counts which tests reach a change.
const { TestEnvironment } = require('jest-environment-node');
const { untilOneFails } = require('./until-one-fails.cjs');

module.exports = process.env.MUTANTS_PROJECT
  ? require('@stryker-mutator/jest-runner').mixinJestEnvironment(untilOneFails(TestEnvironment))
  : TestEnvironment;
