// Breaks a boundary on purpose: a feature does not know the pages that show it.
export { default as page } from '../../pages/other.tsx';
