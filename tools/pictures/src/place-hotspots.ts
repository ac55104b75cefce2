import { writeFileSync } from 'node:fs';
import { placedHotspots } from './hotspots.ts';

// Writes where the things of the scenes are seen; run it when a scene was arranged anew.
const file = new URL('../../../world/data/browse/hotspots.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(placedHotspots(), null, 2)}\n`);
