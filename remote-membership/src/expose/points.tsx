export { default, head } from '../pages/points.tsx';
