/** An environment in which the rest of a file is skipped once a test has failed: each may wait long for what never comes. */
exports.untilOneFails = (Environment) =>
  class UntilOneFails extends Environment {
    #hasFailed = false;

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      if (event.name === 'test_start' && this.#hasFailed) event.test.mode = 'skip';
      if (event.name === 'test_done') this.#hasFailed ||= event.test.errors.length > 0;
    }
  };
