export { default, models } from '../pages/quick-view.tsx';
