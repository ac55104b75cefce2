export { default, head } from '../pages/dropship.tsx';
