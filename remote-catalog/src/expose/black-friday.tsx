export { default, head, loader } from '../pages/black-friday.tsx';
