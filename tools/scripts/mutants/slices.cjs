// A slice puts its reducers together when it is first asked for its state. Here it is asked before all tests of a file,
// so that what it puts together does not count as reached by the first of them alone.
const { globSync } = require('node:fs');
const path = require('node:path');

const folder = path.resolve(__dirname, '../../..', process.env.MUTANTS_TESTS);
for (const file of globSync('src/**/*slice.ts', { cwd: folder })) {
  for (const made of Object.values(require(path.join(folder, file)))) made?.getInitialState?.();
}
