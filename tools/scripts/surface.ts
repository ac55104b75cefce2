// `pnpm surface`: writes what the packages for repositories of their own offer into tools/scripts/packs/surface.txt.
import { writeSurfaces } from './packs/surface.ts';

await writeSurfaces();
