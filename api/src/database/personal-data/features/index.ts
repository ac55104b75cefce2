// Tables of single features, a line for each file of this folder: `pnpm indexes` writes them.
export { customerListEntryPersonalData } from './customer-list-entry.ts';
export { customerListPersonalData } from './customer-list.ts';
export { milestoneDrawPersonalData } from './milestone-draw.ts';
export { pastOrderPersonalData } from './past-order.ts';
export { productAlertPersonalData } from './product-alert.ts';
export { productSharePersonalData } from './product-share.ts';
export { referralPersonalData } from './referral.ts';
export { reviewerPersonalData } from './reviewer.ts';
export { saleDrawPersonalData } from './sale-draw.ts';
export { swatchRequestPersonalData } from './swatch-request.ts';
export { wheelPersonalData } from './wheel.ts';
