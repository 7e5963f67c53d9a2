import { describe, it } from '@jest/globals';

describe('whist-bridge', () => {
  it.todo('WB-1 …: given a table, when somebody acts, then what follows, and what is refused');
});
