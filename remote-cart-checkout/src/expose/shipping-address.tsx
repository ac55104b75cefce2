export { default } from '../pages/shipping-address.tsx';
