import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Chunk, Compilation, Compiler } from 'webpack';
import { exposeChunk } from './federation.ts';

interface ExposeFiles {
  js: string[];
  css: string[];
}

interface ClientFiles {
  /** File name of the remote's entry; for the host its main script. */
  entry: string | null;
  /** Per federation expose (`./product`): the files that a page with it needs beyond the entry. */
  exposes: Record<string, ExposeFiles>;
  scripts: string[];
  styles: string[];
}

const filesOf = (chunks: Iterable<Chunk>): ExposeFiles => {
  const files = [...new Set([...chunks].flatMap((chunk) => [...chunk.files]))];
  return { js: files.filter((name) => name.endsWith('.js')), css: files.filter((name) => name.endsWith('.css')) };
};

const exposesOf = (compilation: Compilation, names: string[]): Record<string, ExposeFiles> => {
  const found: Record<string, ExposeFiles> = {};
  for (const name of names) {
    const chunk = compilation.namedChunks.get(exposeChunk(name));
    if (!chunk) throw new Error(`expose ${name} produced no chunk`);
    found[name] = filesOf([...chunk.groupsIterable].flatMap((group) => group.chunks));
  }
  return found;
};

const readFiles = (compilation: Compilation, exposes: string[], entryName: string): ClientFiles => {
  const all = Object.keys(compilation.assets);
  const main = compilation.entrypoints.get('main');
  const initial = main ? filesOf(main.chunks) : { js: [], css: [] };
  const remoteEntry = all.find((file) => file.startsWith(`${entryName}`) && file.endsWith('.js'));
  return {
    entry: remoteEntry ?? initial.js.at(-1) ?? null,
    exposes: exposesOf(compilation, exposes),
    scripts: initial.js,
    styles: initial.css,
  };
};

/** Writes `dist/build-info.json` beside the client build: the facts of it, some of which the compiled code tells. */
export class BuildInfoPlugin {
  readonly #folder: string;
  readonly #exposes: string[];
  readonly #factsOf: (compilation: Compilation) => object;

  constructor(folder: string, exposes: string[], factsOf: (compilation: Compilation) => object) {
    this.#folder = folder;
    this.#exposes = exposes;
    this.#factsOf = factsOf;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('BuildInfoPlugin', (compilation) => {
      if (compilation.errors.length > 0) return;
      const { entry, ...files } = readFiles(compilation, this.#exposes, 'remoteEntry');
      const info = {
        ...this.#factsOf(compilation),
        entry: { client: entry, server: entry?.startsWith('remoteEntry') ? 'remoteEntry.js' : 'render.js' },
        ...files,
      };
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(path.join(this.#folder, 'build-info.json'), `${JSON.stringify(info, null, 2)}\n`);
    });
  }
}
