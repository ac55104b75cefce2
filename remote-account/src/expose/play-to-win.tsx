export { default, head, loader } from '../pages/play-to-win.tsx';
