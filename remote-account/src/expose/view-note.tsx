export { ViewNote as default } from '../features/viewed/view-note.tsx';
