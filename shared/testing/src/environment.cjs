// jsdom with Node's own fetch family: msw answers real requests, and the real client makes them.
const { TestEnvironment } = require('jest-environment-jsdom');

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
  'FormData',
  'Blob',
  'File',
  'structuredClone',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
];

module.exports = class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) {
      Object.defineProperty(this.global, name, { value: globalThis[name], writable: true, configurable: true });
    }
    // Browsers have it, jsdom lacks it: what is reported fails the test, as console.error does.
    this.global.reportError ??= (error) => this.global.console.error(error);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }
};
