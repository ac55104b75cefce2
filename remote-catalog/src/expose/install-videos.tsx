export { default, head, loader } from '../pages/install-videos.tsx';
