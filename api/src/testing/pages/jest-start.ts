export { openDoor as default } from './asked-for.ts';
