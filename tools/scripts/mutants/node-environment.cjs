// Node's environment for single files of a browser project; under Stryker one that counts which tests reach a change.
const { TestEnvironment } = require('jest-environment-node');
const { forRows } = require('./rows/recorded.cjs');
const { untilOneFails } = require('./until-one-fails.cjs');

const underStryker = () => require('@stryker-mutator/jest-runner').mixinJestEnvironment(untilOneFails(TestEnvironment));

const { MUTANTS_PROJECT: part, ROWS_INDEX: rows } = process.env;
module.exports = part ? underStryker() : rows ? forRows(TestEnvironment) : TestEnvironment;
