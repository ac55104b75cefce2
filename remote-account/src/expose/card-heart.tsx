export { CardHeart as default } from '../features/wishlist/heart.tsx';
