import { preset } from '../../jest.preset.mjs';

// Integration tests start a store and a database of their own; a busy machine takes its time.
export default { ...preset, displayName: 'api', testTimeout: 30_000 };
