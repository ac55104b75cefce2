// Node's environment for single files of a browser project; under Stryker one that counts which tests reach a change.
const { TestEnvironment } = require('jest-environment-node');

module.exports = process.env.MUTANTS_PROJECT
  ? require('@stryker-mutator/jest-runner').mixinJestEnvironment(TestEnvironment)
  : TestEnvironment;
