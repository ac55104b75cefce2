export { default, head, loader } from '../pages/product.tsx';
