import { preset } from '../../jest.preset.mjs';

// A limit against hanging, not a measure: whole tournaments go through a real store, on machines of any speed.
export default { ...preset, displayName: 'events', testTimeout: 60_000 };
