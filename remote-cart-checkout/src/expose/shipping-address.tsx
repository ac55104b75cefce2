export { default, head, loader, models } from '../pages/shipping-address.tsx';
