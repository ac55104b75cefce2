// no-circular: two files that import each other.
import { legs } from './legs.ts';

export const seat = () => legs();
