export { Questions } from './questions.tsx';
export { Reviews } from './reviews.tsx';
