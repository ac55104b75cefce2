import type { Compiler } from 'webpack';

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/main.css">
<script defer src="/main.js"></script></head><body></body></html>`;

/** The document of a remote that runs alone, at every path: its script and styles, nothing else. */
export class StandalonePagePlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StandalonePagePlugin', (compilation) => {
      const at = { name: 'StandalonePagePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL };
      compilation.hooks.processAssets.tap(at, () => compilation.emitAsset('index.html', new sources.RawSource(html)));
    });
  }
}
