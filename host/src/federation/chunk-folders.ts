import type { ChunkFolders } from '../../contract/document.ts';

type FileOf = (chunk: string | number) => string;

declare const __webpack_require__: { u: FileOf; miniCssF: FileOf };

/**
 * Files that this script loads from now on are asked for where they have not changed since. Those before, such as
 * the texts of a page whose registry does not come, is asked for beside it: each release has all of its files.
 */
export const findChunksIn = (builds: ChunkFolders): void => {
  const folders = new Map(
    Object.entries(builds).flatMap(([build, files]) => files.map((file) => [file, `../${build}/${file}`] as const)),
  );
  if (folders.size === 0) return;
  const placed =
    (fileOf: FileOf): FileOf =>
    (chunk) => {
      const file = fileOf(chunk);
      return folders.get(file) ?? file;
    };
  const { u: scriptOf, miniCssF: sheetOf } = __webpack_require__;
  Object.assign(__webpack_require__, { u: placed(scriptOf), miniCssF: placed(sheetOf) });
};
