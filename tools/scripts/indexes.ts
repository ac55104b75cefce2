// `pnpm indexes`: writes the lists of files that types or browsers need as imports.
import { writeIndexes } from './checks/indexes.ts';

writeIndexes();
