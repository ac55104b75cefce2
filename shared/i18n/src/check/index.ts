export { checkTexts } from './check-texts.ts';
export type { PackageTexts } from './check-texts.ts';
export { checkPackage, checkWorkspace } from './check-workspace.ts';
