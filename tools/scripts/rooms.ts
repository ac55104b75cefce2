// `pnpm rooms`: draws which room imports which others into docs/architecture.md, from the imports themselves.
import { readFileSync, writeFileSync } from 'node:fs';
import { drawn, page, withPicture } from './rooms/picture.ts';

writeFileSync(page, withPicture(readFileSync(page, 'utf8'), await drawn()));
