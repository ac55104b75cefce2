// Folders import each other one way, at every level and types included. Tests and what they stand on are left out.
const { options } = require('../../../.dependency-cruiser.cjs');

const tests = '\\.test\\.tsx?$|/(testing|qa)/|/testing\\.ts$|/standalone\\.tsx$|^tools/scripts/boundaries/';

module.exports = {
  forbidden: [{ name: 'no-circle-of-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } }],
  options: { ...options, exclude: { path: `${options.exclude.path}|${tests}` } },
};
