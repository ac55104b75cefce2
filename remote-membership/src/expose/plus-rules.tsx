export { default, head } from '../pages/plus-rules.tsx';
