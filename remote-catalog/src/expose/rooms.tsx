export { default, head, loader } from '../pages/rooms.tsx';
