export { ViewedRail as default } from '../features/viewed/viewed-rail.tsx';
