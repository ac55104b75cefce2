// `pnpm surface`: writes what the packages for repositories of their own offer into docs/surface.
import { writeSurfaces } from './packs/surface.ts';

await writeSurfaces();
