export { default, head, loader } from '../pages/reviews.tsx';
