export { default } from '../pages/content.tsx';
