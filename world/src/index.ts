import type { ContentsMaker } from '@shop/contract/contents';
import { importWorld } from './importer/import-catalogue.ts';
import { testPassword } from './people/people.ts';
import { makeWorld } from './world.ts';

export { footerLinks } from './content/footer.ts';

const world: ContentsMaker = { makeWorld, importWorld, testPassword };
export default world;
