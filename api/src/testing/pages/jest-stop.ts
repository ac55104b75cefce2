export { closeDoor as default } from './asked-for.ts';
