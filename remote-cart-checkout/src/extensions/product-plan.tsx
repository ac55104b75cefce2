export { ProductPlan as default } from '../features/plans/product-plan.tsx';
export { planModels as models } from '../features/plans/models.ts';
