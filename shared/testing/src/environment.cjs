// jsdom with Node's own fetch family: msw answers real requests, and the real client makes them.
const { Socket } = require('node:net');
const { performance } = require('node:perf_hooks');
const jsdom = require('jsdom');
const { default: JsdomEnvironment } = require('@jest/environment-jsdom-abstract');

const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'Blob',
  'File',
  'structuredClone',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
];

/** Node's own knows no forms; React reads one that is sent while a page is being changed. */
class FormDataOfForms extends FormData {
  constructor(form) {
    super();
    for (const { name, value } of form?.elements ?? []) if (name) this.append(name, value);
  }
}

/** Browsers have it, jsdom lays nothing out. */
class NothingIntersects {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** msw's stand-ins for connections keep their handle when they are destroyed, and would keep a worker from ending. */
const closeConnections = () => {
  for (const socket of process._getActiveHandles()) {
    if (!(socket instanceof Socket) || socket._handle?.constructor.name !== 'TCP') continue;
    socket.destroy();
    socket._handle?.close();
  }
};

module.exports = class BrowserLikeEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context, jsdom);
  }

  async setup() {
    await super.setup();
    for (const name of FROM_NODE) {
      Object.defineProperty(this.global, name, { value: globalThis[name], writable: true, configurable: true });
    }
    // jsdom has none, and msw lets a connection through with it that nothing was written to. Nothing of a test file's runs
    // after its end, as with timers.
    this.global.setImmediate = (run, ...words) => setImmediate(() => this.global && run(...words));
    this.global.clearImmediate = clearImmediate;
    this.global.FormData = FormDataOfForms;
    this.global.IntersectionObserver ??= NothingIntersects;
    // jsdom's keeps no marks.
    this.global.performance.mark ??= performance.mark.bind(performance);
    // Browsers have it, jsdom lacks it: what is reported fails the test, as console.error does.
    this.global.reportError ??= (error) => this.global.console.error(error);
  }

  async teardown() {
    await super.teardown();
    closeConnections();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }
};
