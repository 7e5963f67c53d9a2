import { standing } from './standing';
import { playersOf } from './solos';
import {
  type GameAtTable,
  lastOf,
  openGame,
  round,
  roundUpToSlips,
  second,
  slip,
  typesOf,
} from '../testing/game-at-table';

const WORDS = 'JOUEUSE JOUEUSES AS SA TAIE TATE SKI SI KA EN NE';

describe('a round', () => {
  it('SCR-3A-5 SCR-3C-1 SCR-3C-2 SCR-3C-3 SCR-2B-2 goes through its announcements and signals in order, each once', () => {
    const game = openGame(WORDS);
    game.does({ do: 'draw', letters: 'JOUEUSE' });
    expect(game.refuses({ do: 'start-clock', at: second(0) }).article).toBe('SCR-3C-2');
    expect(game.refuses({ do: 'repeat-rack', at: second(0) }).article).toBe('SCR-3A-4');
    game.does({ do: 'call-rack', at: second(0) });
    expect(game.refuses({ do: 'call-rack', at: second(1) }).article).toBe('already-announced');
    game.does({ do: 'repeat-rack', at: second(10) }, { do: 'start-clock', at: second(20) });
    expect(game.view().rounds[0]?.clock).toEqual({
      startedAt: second(20),
      seconds: 180,
      warningAt: second(170),
      endsAt: second(200),
      signalled: false,
      ended: false,
    });
    expect(game.refuses({ do: 'signal-time', at: second(169) }).article).toBe('SCR-3C-3');
    game.does({ do: 'signal-time', at: second(170) });
    expect(game.refuses({ do: 'signal-time', at: second(171) }).article).toBe('already-announced');
    expect(game.refuses({ do: 'end-time', at: second(199) }).article).toBe('SCR-3C-1');
    game.does({ do: 'end-time', at: second(200) });
    expect(game.refuses({ do: 'end-time', at: second(201) }).article).toBe('wrong-moment');
  });
  it('SCR-3C-GAP-1 SCR-OPT-1 signals 20 seconds before the end of a round of a minute', () => {
    const game = openGame(WORDS, { seconds: 60 });
    const events = game.does(...roundUpToSlips('JOUEUSE', 0, 60));
    expect(lastOf(events, 'TimeSignalled')).toEqual({ round: 1, at: second(60), secondsLeft: 20 });
  });
  it('SCR-3A-GAP-4 waits 20 seconds after the announced word, unless the arbiter overrides', () => {
    const game = openGame(WORDS);
    game.does(...round('JOUEUSE', []), { do: 'draw', letters: 'AIKNSTI' });
    expect(game.refuses({ do: 'call-rack', at: second(312) })).toEqual({
      article: 'SCR-3A-GAP-4',
      facts: { at: second(312), earliest: second(320) },
    });
    const events = game.does({ do: 'call-rack', at: second(312), override: true });
    expect(lastOf(events, 'RackCalled').overridden).toBe(true);
  });
  it('SCR-2B-4 SCR-2B-6 shows the tops to the arbiter at once, to others when one is retained', () => {
    const game = openGame(WORDS);
    game.does(...roundUpToSlips('JOUEUSE'));
    const tops = (kind: 'staff' | 'everyone') => game.view({ kind }).rounds[0]?.tops?.length ?? null;
    expect([tops('staff'), tops('everyone')]).toEqual([1, null]);
    expect(game.view({ kind: 'everyone' }).rounds[0]?.rack).toBe('JOUEUSE');
    const [retained] = game.does({ do: 'retain' });
    expect(retained).toMatchObject({ data: { place: 'H4', word: 'JOUEUSE', score: 94, choice: 'proposal' } });
    expect(tops('everyone')).toBe(1);
  });
  it('SCR-3D-1 SCR-3D-6 retains a top and nothing else', () => {
    const game = openGame(WORDS);
    game.does(...roundUpToSlips('JOUEUSE'));
    expect(game.refuses({ do: 'retain', place: 'H5', word: 'JOUEUSE' }).article).toBe('SCR-3D-1');
    expect(game.refuses({ do: 'retain', place: '8H', word: 'JOUEUSE' }).article).toBe('SCR-3D-6');
  });
  it('SCR-3D-2 SCR-3D-GAP-2 records that the arbiter took another top than the proposal', () => {
    const game = openGame('VENU');
    game.does(...roundUpToSlips('ENUIOAV'));
    const proposed = game.view().rounds[0]?.tops?.[game.view().rounds[0]?.proposal ?? 0]?.place;
    const other = ['H5', 'H6', 'H7', 'H8'].find((place) => place !== proposed) ?? '';
    const events = game.does({
      do: 'retain',
      place: other,
      word: 'VENU',
      reason: 'leaves the star row free',
    });
    expect(typesOf(events)).toEqual(['TopRetained', 'ProposalOverridden']);
    expect(lastOf(events, 'ProposalOverridden')).toEqual({
      round: 1,
      proposed: `${proposed ?? ''} VENU`,
      chosen: `${other} VENU`,
      reason: 'leaves the star row free',
    });
  });
  it('SCR-3D-3 refuses the top that wastes a joker, and says which are allowed', () => {
    const game = openGame('AS MI');
    game.does(...roundUpToSlips('AMS?BCF'));
    expect(game.refuses({ do: 'retain', place: 'H7', word: 'Mi' })).toEqual({
      article: 'SCR-3D-3',
      facts: { given: 'H7 Mi', allowed: ['H7 AS', 'H8 AS'] },
    });
  });
  it('SCR-3A-1 SCR-3A-3 SCR-3A-4 SCR-3A-6 says what is read out for the rack', () => {
    const game = openGame(WORDS);
    game.does(...round('ASKBCDE', []));
    game.does({ do: 'draw', letters: 'EE'.padEnd(7 - game.view().leftover.length, 'TRNOI') });
    const spoken = game.view().rounds[1]?.spoken.rack.map(({ fr }) => fr) ?? [];
    expect(spoken[0]).toBe(`Reliquat : ${game.view().rounds[1]?.rack?.split('+')[0]?.length ?? 0} lettres`);
    expect(spoken[2]).toContain('Égypte E');
    expect(spoken.at(-1)).toContain('Égypte Égypte');
  });
  it('SCR-3D-4 SCR-3D-5 SCR-3D-7 SCR-3D-9 SCR-3D-10 SCR-3D-11 says what is read out for the word', () => {
    const game = openGame(WORDS);
    game.does(...round('JOUEUSE', []), ...round('?KAIBCD', [], {}, 400));
    expect(game.view().rounds[1]?.retained).toMatchObject({
      word: 'sKI',
      place: '11H',
      formed: ['JOUEUSEs'],
    });
    expect(game.view().rounds[1]?.spoken.top.map(({ fr }) => fr)).toEqual([
      '25 points',
      'vertical',
      '11H',
      'SKI',
      'joker pour S, Kenya, Italie',
      'formant JOUEUSES',
      'SKI, 11H, 25',
    ]);
  });
});

describe('slips of a round', () => {
  it('SCR-2A-2 SCR-BUL-NUL-1 counts a present player without a slip as missing when the round closes', () => {
    const game = openGame(WORDS);
    const events = game.does(...round('JOUEUSE', [slip('ann H4 JOUEUSE 94')]));
    expect(lastOf(events, 'RoundClosed')).toEqual({ round: 1, missing: ['bob'] });
    expect(game.view().players.map(({ entry, total, nullities }) => [entry, total, nullities])).toEqual([
      ['ann', 94, 0],
      ['bob', 0, 1],
    ]);
  });
  it('SCR-2A-3 SCR-SAN-5 shows a player the own slip and its correction, nobody else’s', () => {
    const game = openGame(WORDS);
    game.does(...roundUpToSlips('JOUEUSE'), slip('ann H4 JOUEUSE 90'), slip('bob H4 SAJOU 20'));
    const mine = () => game.view({ kind: 'entry', entry: 'bob' }).rounds[0]?.slips ?? [];
    expect(mine()).toMatchObject([{ entry: 'bob', word: 'SAJOU', verdict: 'ok', remarks: [] }]);
    game.does({ do: 'retain' });
    expect(mine()).toMatchObject([{ entry: 'bob', points: 0, verdict: 'nullity', articles: ['SCR-BUL-14'] }]);
    expect(game.view({ kind: 'everyone' }).rounds[0]?.slips).toEqual([]);
  });
  it('SCR-4-1 SCR-4-2 SCR-4-GAP-1 takes paper slips once they are collected, and each once', () => {
    const game = openGame(WORDS);
    const acts = roundUpToSlips('JOUEUSE');
    game.does(...acts.slice(0, -1));
    expect(game.refuses(slip('ann H4 JOUEUSE 94')).article).toBe('slips-not-collected');
    game.does({ do: 'collect-slips' }, slip('ann H4 JOUEUSE 94'));
    expect(game.refuses(slip('ann H4 JOUEUSE 90')).article).toBe('SCR-4-2');
    game.does(slip('ann H4 JOUEUSE 90', { again: true }));
    expect(game.view().rounds[0]?.slips[0]).toMatchObject({ verdict: 'warning', claimed: 90 });
  });
  it('SCR-3C-GAP-2 takes electronic slips to the last millisecond; the last in time stands', () => {
    const game = openGame(WORDS);
    game.does(...roundUpToSlips('JOUEUSE').slice(0, 4));
    const sent = (word: string, seconds: number) => ({
      do: 'submit-slip',
      entry: 'ann',
      word,
      score: 94,
      at: second(seconds),
    });
    game.does(sent('JOUES', 30), sent('JOUEUSE', 200));
    expect(game.refuses(sent('SA', 200.001))).toMatchObject({ article: 'SCR-3C-GAP-2' });
    game.does({ do: 'end-time', at: second(200) });
    expect(game.refuses(sent('SA', 100)).article).toBe('SCR-3C-GAP-2');
    expect(game.view().rounds[0]?.slips).toMatchObject([{ word: 'JOUEUSE', points: 94 }]);
  });
  it('SCR-4-4 SCR-1A-1 SCR-1A-GAP-1 refuses electronic slips that cannot be laid, and helps with nothing else', () => {
    const game = openGame(WORDS);
    game.does(...round('JOUEUSE', []), ...roundUpToSlips('AIKNSTI', 400).slice(0, 4));
    const sent = (place: string | undefined, word: string) => ({
      do: 'submit-slip',
      entry: 'ann',
      word,
      at: second(450),
      ...(place === undefined ? {} : { place }),
    });
    expect(game.refuses(sent(undefined, 'SKI')).article).toBe('SCR-4-4');
    expect(game.refuses(sent('H9', 'SES')).article).toBe('SCR-1A-GAP-1');
    expect(game.refuses(sent('11H', 'TAXE')).article).toBe('SCR-1A-1');
    expect(game.refuses(sent('H4', 'JOUEUSE')).article).toBe('SCR-1A-1');
    game.does(sent('11H', 'STINK'));
  });
  it.each([
    ['SCR-1A-4 a letter that contradicts the grid', '10E', 'TAIK', 'SCR-1A-4'],
    ['SCR-1A-8 a word beyond the edge', 'O14', 'SKI', 'SCR-1A-8'],
    ['SCR-1A-GAP-2 a word that touches nothing', 'A1', 'SKI', 'SCR-1A-GAP-2'],
    ['SCR-1A-2 a single letter', '11H', 'S', 'SCR-1A-2'],
  ])('%s is refused to a player’s device, and no slip is in', (_, place, word, article) => {
    const game = openGame(WORDS);
    game.does(...round('JOUEUSE', []), ...roundUpToSlips('AIKNSTI', 400).slice(0, 4));
    const sent = { do: 'submit-slip', entry: 'ann', at: second(450), place, word };
    expect(game.refuses(sent).article).toBe(article);
    expect(game.view().rounds[1]?.slips).toEqual([]);
  });
  it('SCR-TOUR-GAP-2 sums the retained words to the top of the game, without annulled rounds', () => {
    const game = openGame(WORDS);
    game.does(...round('JOUEUSE', []), ...round('AIKNSTI', [], {}, 400));
    const [first, second] = game.view().rounds.map(({ retained }) => retained?.score ?? 0);
    expect([first, game.view().top]).toEqual([94, 94 + (second ?? 0)]);
    expect(second).toBeGreaterThan(0);
    game.does({ do: 'annul-round', reason: 'clock failed' });
    expect(game.view().top).toBe(94);
  });
  it('names what of a slip cannot be read, and applies nothing', () => {
    const game = openGame(WORDS);
    game.does(...roundUpToSlips('JOUEUSE'));
    const before = game.events().length;
    expect(game.refuses(slip('ann P8 JOUEUSE 94'))).toMatchObject({
      article: 'SCR-1A-8',
      facts: { given: 'P8' },
    });
    expect(game.refuses({ ...slip('ann H4 JOUEUSE'), score: 'ninety' }).facts.field).toBe('score');
    expect(game.refuses({ ...slip('ann H4 JOUEUSE'), score: 9.5 }).facts.field).toBe('score');
    expect(game.refuses({ ...slip('ann H4 JOUEUSE'), word: 'JOUEUSÉ' }).facts.field).toBe('word');
    expect(game.refuses({ do: 'enter-slip', entry: 'ann', solutions: 'JOUEUSE' }).facts.field).toBe(
      'solutions',
    );
    expect(game.refuses({ do: 'enter-slip', entry: 'ann', word: 'SA', connecting: [{}] }).facts.field).toBe(
      'connecting.0.letter',
    );
    expect(
      game.refuses({ do: 'enter-slip', entry: 'ann', solutions: [{ word: 'SA', place: 'P8' }] }),
    ).toMatchObject({ article: 'SCR-1A-8', facts: { field: 'solutions.0.place', given: 'P8' } });
    expect(game.refuses(slip('eve H4 JOUEUSE 94')).article).toBe('not-checked-in');
    expect(game.refuses(slip('ann H4 JOUEUSE 94', { round: 7 })).article).toBe('round-not-drawn');
    expect(game.events()).toHaveLength(before);
  });
  it('SCR-3D-GAP-5 raises an alarm for a slip above the top and blocks the round until the arbiter rules', () => {
    const game = openGame(WORDS);
    game.does(...roundUpToSlips('JOUEUSE'));
    // A generator that missed the top: the slip is right, so list or search is wrong.
    game.state().rounds[0]!.topScore = 48; // the round was just drawn
    const events = game.does(slip('ann H4 JOUEUSE 94'));
    expect(lastOf(events, 'AlarmRaised')).toEqual({ round: 1, entry: 'ann', score: 94, top: 48 });
    expect(game.view().alarms).toHaveLength(1);
    expect(game.refuses({ do: 'retain' }).article).toBe('SCR-3D-GAP-5');
    const uphold = { do: 'rule-slip', entry: 'ann', kind: 'uphold', article: 'SCR-BUL-3', reason: 'seen' };
    expect(game.refuses(uphold).article).toBe('SCR-3D-GAP-5');
    game.does(
      { ...uphold, kind: 'nullity', article: 'SCR-BUL-NUL-8' },
      { do: 'retain' },
      { do: 'close-round' },
    );
    expect(game.view().players[0]?.total).toBe(0);
  });
});

describe('rulings of the arbiter', () => {
  const ruling = (more: Readonly<Record<string, unknown>>) => ({
    do: 'rule-slip',
    entry: 'ann',
    reason: 'seen by the arbiter',
    ...more,
  });
  it.each([
    ['SCR-BUL-NUL-4', 'written after the end'],
    ['SCR-BUL-NUL-5', 'exchanged'],
    ['SCR-BUL-NUL-9', 'illegible'],
    ['SCR-BUL-NUL-10', 'a grave offence'],
    ['SCR-BUL-9', 'a fallacious connection'],
  ])('%s leaves nothing of a slip that was right: no points, no solo, no warning beside: %s', (article) => {
    const game = openGame(WORDS);
    game.does(...roundUpToSlips('JOUEUSE'), slip('ann H4 JOUEUSE 94'), slip('bob H4 SAJOU 20'));
    expect(game.view().rounds[0]?.slips[0]).toMatchObject({ points: 94, verdict: 'ok' });
    expect(game.refuses(ruling({ kind: 'nullity' })).article).toBe('missing-field');
    game.does(ruling({ kind: 'nullity', article }), { do: 'retain' }, { do: 'close-round' });
    expect(game.view().rounds[0]).toMatchObject({ solo: null, retained: { word: 'JOUEUSE' } });
    expect(game.view({ kind: 'entry', entry: 'ann' }).rounds[0]?.slips).toMatchObject([
      { points: 0, worth: 0, verdict: 'nullity', articles: [article] },
    ]);
    expect(game.view().players.find(({ entry }) => entry === 'ann')).toMatchObject({
      ...{ total: 0, nullities: 1, warnings: 0 },
    });
  });
  it('SCR-BUL-NUL-4 SCR-4-2 is nothing that a device could send: its slip is late', () => {
    const game = openGame(WORDS);
    game.does(...roundUpToSlips('JOUEUSE').slice(0, 4));
    const late = { do: 'submit-slip', entry: 'ann', word: 'JOUEUSE', score: 94, at: second(201) };
    expect(game.refuses(late).article).toBe('SCR-3C-GAP-2');
    expect(game.view().rounds[0]?.slips).toEqual([]);
  });
  it('SCR-BUL-NUL-9 SCR-FADOQ-7 costs a warning alone where the slip could just be read', () => {
    const game = openGame(WORDS);
    game.does(...roundUpToSlips('JOUEUSE'), slip('ann H4 JOUEUSE 94', { hardToRead: true }));
    expect(game.view().rounds[0]?.slips).toMatchObject([
      { points: 94, verdict: 'warning', articles: ['SCR-FADOQ-7'] },
    ]);
  });
  it('SCR-OPT-10 SCR-6-GAP-5 takes one slip a round from a pair, and misses one', () => {
    const game = openGame(WORDS, {}, ['pair-1', 'pair-2']);
    game.does(...roundUpToSlips('JOUEUSE'), slip('pair-1 H4 JOUEUSE 94'));
    expect(game.refuses(slip('pair-1 H4 JOUEUSE 94')).article).toBe('SCR-4-2');
    expect(game.view().rounds[0]?.missing).toEqual(['pair-2']);
    expect(game.refuses({ do: 'check-in', entries: ['pair-1'] }).article).not.toBe('');
  });
  it('SCR-BUL-9 keeps a round open while a plausible wrong place waits for the arbiter', () => {
    const game = openGame(WORDS);
    game.does(...round('JOUEUSE', []), ...roundUpToSlips('ASKNTTI', 400));
    game.does(slip('ann A1 AS 17', { direction: 'down' }), { do: 'retain' });
    expect(game.refuses({ do: 'close-round' })).toMatchObject({
      article: 'slips-to-rule',
      facts: { entries: ['ann'] },
    });
    game.does(ruling({ kind: 'uphold', article: 'SCR-BUL-7' }), { do: 'close-round' });
    expect(game.view().players.find(({ entry }) => entry === 'ann')?.total).toBe(12);
  });
  it('SCR-SAN-6 lets the second correction stand and keeps both', () => {
    const game = openGame(WORDS);
    game.does(...round('JOUEUSE', [slip('ann H4 JOUEUSE 94')]));
    game.does(ruling({ round: 1, kind: 'points', points: 84, article: 'SCR-BUL-4' }));
    expect(game.view().players[0]).toMatchObject({ entry: 'ann', total: 84 });
    expect(typesOf(game.events()).filter((type) => type.startsWith('Slip'))).toEqual([
      'SlipsCollected',
      'SlipSubmitted',
      'SlipJudged',
      'SlipRuled',
    ]);
  });
  it('SCR-6-GAP-4 grants the average of the others, zeros included, at most the own solution', () => {
    const players = ['ann', 'bob', 'cid', 'dan', 'eve'];
    const game = openGame(WORDS, {}, players);
    game.does(...round('JOUEUSE', []), ...roundUpToSlips('AIKNSTI', 400));
    const paid = (entry: string, points: number) => ({
      ...ruling({ kind: 'points', points, article: 'SCR-SAN-6' }),
      entry,
    });
    game.does(paid('bob', 20), paid('cid', 20), paid('dan', 15), {
      ...ruling({ kind: 'nullity', article: 'SCR-BUL-NUL-8' }),
      entry: 'eve',
    });
    const average = (claim: number) =>
      game.does(ruling({ kind: 'average', claim, article: 'SCR-6-GAP-4', others: players }))[0];
    expect(average(18)).toMatchObject({ data: { points: 13 } });
    expect(average(10)).toMatchObject({ data: { points: 10 } });
  });
  it('SCR-SAN-3 SCR-FADOQ-8 SCR-2A-6 SCR-4-3 warns for conduct on top of a nullity', () => {
    const game = openGame(WORDS);
    game.does(...round('JOUEUSE', [slip('ann H4 SAJOU 20')]));
    const [first] = game.does({ do: 'warn', entry: 'ann', reason: 'talking', round: 1 });
    expect(first).toMatchObject({ data: { kind: 'disciplinary', article: 'SCR-SAN-3' } });
    const [pencil] = game.does({ do: 'warn', entry: 'ann', reason: 'pencil', kind: 'writing-material' });
    expect(pencil).toMatchObject({ data: { article: 'SCR-2A-6' } });
    const [wrote] = game.does({ do: 'warn', entry: 'ann', reason: 'wrote', kind: 'wrote-after-end' });
    expect(wrote).toMatchObject({ data: { article: 'SCR-4-3' } });
    expect(game.view().players.find(({ entry }) => entry === 'ann')).toMatchObject({
      warnings: 3,
      nullities: 1,
    });
  });
  it('SCR-2A-5 records an offence with the sanctions that are open', () => {
    const [offence] = openGame(WORDS).does({ do: 'record-offence', entry: 'ann', reason: 'a telephone' });
    expect(offence).toMatchObject({
      data: { article: 'SCR-2A-5', offered: expect.arrayContaining(['exclude']) },
    });
  });
});

describe('who played', () => {
  const ranked = (game: GameAtTable): readonly string[] =>
    standing(game.state()).awards.map(({ entry, value }) => `${entry} ${value.num}`);
  it('SCR-TOUR-GAP-1 SCR-BUL-NUL-1 ranks nobody who handed in no slip in the whole game', () => {
    const game = openGame('JOUEUSE', { games: 1 }, ['ann', 'bob', 'cid']);
    game.does(...round('JOUEUSE', [slip('ann H4 JOUEUSE 94'), slip('cid H4 JOUEUZE 94')]));
    expect(ranked(game)).toEqual(['ann 94', 'cid 0']);
  });
  it('SCR-3E-GAP-2 counts a player whose slip the arbiter ruled upon without an entry, unless none was handed in', () => {
    const game = openGame('JOUEUSE', { games: 1 }, ['ann', 'bob', 'cid']);
    const rule = (entry: string, article: string, more: object) => ({
      ...{ do: 'rule-slip', entry, round: 1, article, reason: 'seen by the arbiter', ...more },
    });
    game.does(
      ...roundUpToSlips('JOUEUSE'),
      slip('ann H4 JOUEUSE 94'),
      rule('bob', 'SCR-BUL-4', { kind: 'points', points: 90 }),
      rule('cid', 'SCR-BUL-NUL-1', { kind: 'nullity' }),
      ...[{ do: 'retain' }, { do: 'close-round' }],
    );
    expect(ranked(game)).toEqual(['ann 94', 'bob 90']);
    expect(playersOf(game.state())).toBe(2);
  });
  it.each(['TA(T)E', 'TAT*E', 'TAtE'])(
    'SCR-GEN-15 reads the joker of a slip as it is written: %s',
    (word) => {
      const game = openGame('JOUEUSE TATE TE', {}, ['ann']);
      game.does(...round('JOUEUSE', []), ...roundUpToSlips('AIKN?TO', 400), {
        do: 'enter-slip',
        entry: 'ann',
        word,
        place: '7E',
      });
      expect(lastOf(game.events(), 'SlipSubmitted').solutions).toEqual([{ word: 'TAtE', place: '7E' }]);
    },
  );
});
