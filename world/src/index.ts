export { colourText } from './catalogue/colours.ts';
export { edgeCaseIds, edgeCasePath } from './catalogue/edge-cases.ts';
export { footerLinks, type FooterLink } from './content/footer.ts';
export {
  importCatalogue,
  importWorld,
  type ImportOptions,
  type ImportReport,
  type ImportResult,
} from './importer/import-catalogue.ts';
export { testPassword } from './people/people.ts';
export { colourHex, type ColourSlug } from './pictures/models.ts';
export type * from './content/browse/types.ts';
export type { WorldOrder } from './people/orders/types.ts';
export type * from './people/types.ts';
export type * from './types.ts';
export { defaultNow, makeWorld, type WorldOptions } from './world.ts';
