import { fileURLToPath } from 'node:url';

/** The workspace's folder: both this file and the bundle that it ends in (dist/tools) lie two folders below it. */
export const repository = fileURLToPath(new URL('../../', import.meta.url));
