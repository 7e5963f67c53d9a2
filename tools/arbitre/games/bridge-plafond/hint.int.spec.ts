import { arbitreWith, lastLine } from '../../testing/command-line';

const hint = (...args: readonly string[]) => arbitreWith({}, ['hint', 'plafond', ...args]);

describe('arbitre hint plafond', () => {
  it('says what an opening asks, what the hand has, and what to call', async () => {
    const { status, out, err } = await hint('AQ4.A72.A83.J654');
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^Opening\n/);
    expect(out).toContain('BP-G-OUV-1SA  1NT  [applies]\n');
    expect(out).toContain('    + BP-G-OUV-1SA  guarded suits: asked 4, found 4\n');
    expect(out).toContain('    - BP-G-OUV-2SA  figures: asked 7, found 5\n');
    expect(out).toMatch(/\nAdvice: 1NT\n$/);
  });

  it('says it in French, cards and calls too', async () => {
    const { out } = await hint('KJ852.A32.K43.32', '--lang', 'fr');
    expect(out).toContain('+ BP-G-OUV-1C-B  à côté : demandé AR, ADV, DDDV, trouvé AR\n');
    expect(out).toMatch(/\nConseil : 1♠\n$/);
    expect(
      (await hint('SK SQ ST S3 S2 H4 H3 H2 D4 D3 D2 C3 C2', '--auction', '1SA P 3SA P P P', '--lang', 'fr'))
        .out,
    ).toMatch(/\nConseil : ♠R\n$/);
  });

  it('reads the auction, the score and the lead', async () => {
    const raised = await hint('JT865.-.AQ873.K74', '--auction', '1S Pass', '--score', '18/0', '--json');
    expect(lastLine(raised.out)).toMatchObject({ kind: 'hint', moment: 'response' });
    expect(raised.out).toContain('"article":"BP-G-REP-ATOUT","call":"2S"');
    const led = await hint('KT2.432.5432.432', '--lead', 'S6', '--dummy', 'Q95.AKQ.AKQ.AKQ5');
    expect(led.out).toContain('BP-G-ONZE  higher cards with declarer: asked ≥ 0, found 1');
  });

  it.each([
    [['AKQ.AKQ.AKQ.AKQ'], 'A hand has thirteen cards; this one has 12.'],
    [['AAKQ.AKQ.AKQ.AKQ'], 'SA is in the hand twice.'],
    [['hello'], '"HELLO" is no card'],
    [['\u001b[2J.a.b.c'], '"S�" is no card'],
    [['AQ4.A72.A83.J654', '--auction', '1S 1H'], '1H is not enough over the last bid'],
    [['AQ4.A72.A83.J654', '--auction', '1Z'], '"1Z" is no call'],
    [['AQ4.A72.A83.J654', '--score', '30/0'], '"30/0" is no score'],
    [['AQ4.A72.A83.J654', '--score', '2+0/0'], '"2+0/0" is no score'],
    [['AQ4.A72.A83.J654', '--lead', 'SA'], '"SA" is no card that partner can have led.'],
    [['AQ4.A72.A83.J654', '--dummy', 'K32.K43.K42.A982'], 'only with the card that was led'],
    [['AQ4.A72.A83.J654', '--lead', 'S6', '--dummy', 'A32.K43.K42.A982'], 'cannot be in two places'],
  ])('refuses %j with status 2: %s', async (args, message) => {
    const { status, out, err } = await hint(...args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});
