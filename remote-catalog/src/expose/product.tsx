export { default } from '../pages/product.tsx';
