import { hashPassword, NOBODY, passwordFits } from './passwords';

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

  it('never fit nobody', async () => {
    expect(await passwordFits('', NOBODY)).toBe(false);
  });
});
