export { ProductHeart as default } from '../features/wishlist/heart.tsx';
