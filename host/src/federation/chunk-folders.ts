// What this script loads later is asked for where it has not changed since, as the page says it.
import type { ChunkFolders } from '../../contract/document.ts';
import { readDataBlock } from '../browser/data-block.ts';

type FileOf = (chunk: string | number) => string;

declare const __webpack_require__: { u: FileOf; miniCssF: FileOf };

const folders = new Map(
  Object.entries(readDataBlock<ChunkFolders>('chunks') ?? {}).flatMap(([build, files]) =>
    files.map((file) => [file, `../${build}/${file}`] as const),
  ),
);
const { u: scriptOf, miniCssF: sheetOf } = __webpack_require__;
const placed =
  (fileOf: FileOf): FileOf =>
  (chunk) => {
    const file = fileOf(chunk);
    return folders.get(file) ?? file;
  };

if (folders.size > 0) Object.assign(__webpack_require__, { u: placed(scriptOf), miniCssF: placed(sheetOf) });
