export { default, head, loader } from '../pages/questions.tsx';
