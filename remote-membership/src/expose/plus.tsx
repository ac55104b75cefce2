export { default, head, loader, models } from '../pages/plus.tsx';
