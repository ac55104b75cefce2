import { setFlagsFromString } from 'node:v8';

// Has V8 keep the machine code of WebAssembly, in all threads of a process that imports this before it uses any. It ends the
// process at times while it frees some (`Check failed: jit_page.has_value()`): what it compiled anew because it is used
// much, and the calls of JavaScript, which it compiles after a thousand of each; `fetch` reads answers with such code, in
// every thread. Some MB are kept, and those calls are as slow as their first thousand.
setFlagsFromString('--no-wasm-code-gc');
setFlagsFromString(`--wasm-wrapper-tiering-budget=${2 ** 31 - 1}`);
