import type { ContentsMaker } from '@shop/contract/contents';
import { testPassword } from './people/people.ts';
import { makeWorld } from './world.ts';

const world: ContentsMaker = { makeWorld, testPassword };
export default world;
