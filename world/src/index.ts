import type { ContentsMaker } from '@shop/contract/contents';
import { importWorld } from './importer/import-catalogue.ts';
import { testPassword } from './people/people.ts';
import { makeWorld } from './world.ts';

const world: ContentsMaker = { makeWorld, importWorld, testPassword };
export default world;
