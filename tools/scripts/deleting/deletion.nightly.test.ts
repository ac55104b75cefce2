import { rmSync } from 'node:fs';
import { checkWorkspace, copyWorkspace } from '../../../e2e/support/workspace-copy.ts';
import { indexFiles } from '../checks/indexes.ts';
import { deleteFeature, findFeatures } from './delete-feature.ts';
import type { Feature } from './edits.ts';

/** Deletes a feature in a copy of the workspace, as a person would, and has everything checked that needs no table. */
const tryWithout = async (feature: Feature): Promise<void> => {
  const copy = await copyWorkspace();
  try {
    deleteFeature(feature, copy.folder);
    for (const words of ['indexes', 'retention', 'surface', 'rooms', 'format']) await copy.pnpm(`run ${words}`);
    const isWritten = (file: string) =>
      indexFiles.includes(file) || /surface|docs\/(?:architecture|retention)\.md$/.test(file);
    const edited = (await copy.changed()).filter((line) => !line.startsWith(' D')).map((line) => line.slice(3));
    expect(edited.filter((file) => !isWritten(file)).toSorted()).toEqual(Object.keys(feature.edits).toSorted());
    await checkWorkspace(copy);
    await copy.pnpm(`run unit shared/contract conformance host/src/router ${feature.tests.join(' ')}`);
  } finally {
    rmSync(copy.folder, { recursive: true, force: true });
  }
};

test.each(await findFeatures())('a workspace without %s holds', (_, feature) => tryWithout(feature), 3_600_000);
