import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { retentionPage } from './retention-page.ts';

// Writes docs/retention.md from the table of retention.
writeFileSync(resolve(import.meta.dirname, '../../docs/retention.md'), retentionPage());
