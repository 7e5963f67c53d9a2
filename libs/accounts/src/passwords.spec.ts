import { hashPassword, hashPublicPassword, NOBODY, passwordFits } from './passwords';

describe('passwords', () => {
  it('fit their own hash and no other', async () => {
    const hash = await hashPassword('trèfle maître');
    expect(await passwordFits('trèfle maître', hash)).toBe(true);
    expect(await passwordFits('trèfle maitre', hash)).toBe(false);
  });

  it('fit however the accents are encoded', async () => {
    const hash = await hashPassword('trèfle'.normalize('NFC'));
    expect(await passwordFits('trèfle'.normalize('NFD'), hash)).toBe(true);
  });

  it('are salted: the same password never has the same hash', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  it('that everybody may read are checked as the others, at no cost', async () => {
    const hash = await hashPublicPassword('club-demo');
    expect(hash).toMatch(/^scrypt\$4\$8\$1\$/);
    expect(await passwordFits('club-demo', hash)).toBe(true);
    expect(await passwordFits('club-dem', hash)).toBe(false);
  });

  it('never fit nobody', async () => {
    expect(await passwordFits('', NOBODY)).toBe(false);
  });
});
