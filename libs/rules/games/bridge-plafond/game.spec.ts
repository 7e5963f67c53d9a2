import { describe, it } from '@jest/globals';

describe('bridge-plafond', () => {
  it.todo('BP-1 …: given a table, when somebody acts, then what follows, and what is refused');
});
