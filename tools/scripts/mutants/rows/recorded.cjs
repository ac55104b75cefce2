/** Stryker's name for what the instrumented sources write in the globals. */
const NAME = '__stryker__';

const { createHash } = require('node:crypto');
const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { untilOneFails } = require('../until-one-fails.cjs');

const titleOf = ({ name, parent }) =>
  parent && parent.name !== 'ROOT_DESCRIBE_BLOCK' ? `${titleOf(parent)} ${name}` : name;

/** An environment that writes down which mistakes each test of a file runs. */
const recorded = (Environment) =>
  class Recorded extends Environment {
    #file;
    #tests = [];
    #found;

    constructor(config, context) {
      super(config, context);
      this.#file = context.testPath;
    }

    async setup() {
      await super.setup();
      // The sources keep what they were first given.
      this.#found = this.global[NAME] ??= {};
      this.#found.mutantCoverage ??= {};
      Object.assign(this.#found.mutantCoverage, { static: {}, perTest: {} });
    }

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      if (event.name === 'test_start') {
        this.#found.currentTestId = String(this.#tests.length);
        this.#tests.push({ title: titleOf(event.test), test: event.test });
      }
      if (event.name === 'test_done' || event.name === 'test_skip') this.#found.currentTestId = undefined;
    }

    async teardown() {
      const { static: atLoad, perTest } = this.#found.mutantCoverage;
      const tests = this.#tests.map(({ title, test }, place) => ({
        title,
        passed: test.errors.length === 0 && test.mode !== 'skip' && test.mode !== 'todo',
        ran: Object.keys(perTest[place] ?? {}),
      }));
      const folder = process.env.ROWS_FOUND;
      mkdirSync(folder, { recursive: true });
      const name = createHash('sha256').update(this.#file).digest('hex').slice(0, 16);
      writeFileSync(
        path.join(folder, `${name}.json`),
        JSON.stringify({ file: this.#file, atLoad: Object.keys(atLoad), tests }),
      );
      await super.teardown();
    }
  };

/** With a mistake made the first test that fails is enough; without one it is written down what tests run. */
exports.forRows = (Environment) =>
  process.env.__STRYKER_ACTIVE_MUTANT__ ? untilOneFails(Environment) : recorded(Environment);
