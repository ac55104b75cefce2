export { default, head, loader } from '../pages/wishlist.tsx';
