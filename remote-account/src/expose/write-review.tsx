export { default, head, loader } from '../pages/write-review.tsx';
