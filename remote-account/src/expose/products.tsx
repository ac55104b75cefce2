export { default, head, loader } from '../pages/products.tsx';
