export { default, head } from '../pages/business-account.tsx';
