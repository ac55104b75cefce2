// First module of the shell: remotes are built without the federation runtime's core and take this one.
import * as core from '@module-federation/runtime-core';

Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: core,
  _FEDERATION_RUNTIME_CORE_FROM: { name: 'host', version: '2.9.2' },
});
