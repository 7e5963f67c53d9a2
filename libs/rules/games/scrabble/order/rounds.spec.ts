import { standing } from './standing';
import { playersOf } from './solos';
import {
  type GameAtTable,
  lastOf,
  given,
  round,
  roundUpToSlips,
  second,
  slip,
  viewOf,
  arranged,
} from '../testing/game-at-table';

const WORDS = 'JOUEUSE JOUEUSES AS SA TAIE TATE SKI SI KA EN NE';

describe('a round', () => {
  it('SCR-3A-5 SCR-3C-1 SCR-3C-2 SCR-3C-3 SCR-2B-2 goes through its announcements and signals in order, each once', () => {
    let game = given(WORDS).and({ do: 'draw', letters: 'JOUEUSE' });
    expect(game.when({ do: 'start-clock', at: second(0) }).refusals).toEqual(['SCR-3C-2']);
    expect(game.when({ do: 'repeat-rack', at: second(0) }).refusals).toEqual(['SCR-3A-4']);
    game = game.and({ do: 'call-rack', at: second(0) });
    expect(game.when({ do: 'call-rack', at: second(1) }).refusals).toEqual(['already-announced']);
    game = game.and({ do: 'repeat-rack', at: second(10) }, { do: 'start-clock', at: second(20) });
    expect(viewOf(game).rounds[0]?.clock).toEqual({
      startedAt: second(20),
      seconds: 180,
      warningAt: second(170),
      endsAt: second(200),
      signalled: false,
      ended: false,
    });
    expect(game.when({ do: 'signal-time', at: second(169) }).refusals).toEqual(['SCR-3C-3']);
    game = game.and({ do: 'signal-time', at: second(170) });
    expect(game.when({ do: 'signal-time', at: second(171) }).refusals).toEqual(['already-announced']);
    expect(game.when({ do: 'end-time', at: second(199) }).refusals).toEqual(['SCR-3C-1']);
    game = game.and({ do: 'end-time', at: second(200) });
    expect(game.when({ do: 'end-time', at: second(201) }).refusals).toEqual(['wrong-moment']);
  });
  it('SCR-3C-GAP-1 SCR-OPT-1 signals 20 seconds before the end of a round of a minute', () => {
    const game = given(WORDS, { seconds: 60 }).and(roundUpToSlips('JOUEUSE', 0, 60));
    const { events } = game;
    expect(lastOf(events, 'TimeSignalled')).toEqual({ round: 1, at: second(60), secondsLeft: 20 });
  });
  it('SCR-3A-GAP-4 waits 20 seconds after the announced word, unless the arbiter overrides', () => {
    let game = given(WORDS).and(round('JOUEUSE', []), { do: 'draw', letters: 'AIKNSTI' });
    expect(game.when({ do: 'call-rack', at: second(312) }).violations).toEqual([
      { article: 'SCR-3A-GAP-4', facts: { at: second(312), earliest: second(320) } },
    ]);
    game = game.and({ do: 'call-rack', at: second(312), override: true });
    const { events } = game;
    expect(lastOf(events, 'RackCalled').overridden).toBe(true);
  });
  it('SCR-2B-4 SCR-2B-6 shows the tops to the arbiter at once, to others when one is retained', () => {
    let game = given(WORDS).and(roundUpToSlips('JOUEUSE'));
    const tops = (kind: 'staff' | 'everyone') => viewOf(game, { kind }).rounds[0]?.tops?.length ?? null;
    expect([tops('staff'), tops('everyone')]).toEqual([1, null]);
    expect(viewOf(game, { kind: 'everyone' }).rounds[0]?.rack).toBe('JOUEUSE');
    game = game.and({ do: 'retain' });
    const [retained] = game.events;
    expect(retained).toMatchObject({ data: { place: 'H4', word: 'JOUEUSE', score: 94, choice: 'proposal' } });
    expect(tops('everyone')).toBe(1);
  });
  it('SCR-3D-1 SCR-3D-6 retains a top and nothing else', () => {
    const game = given(WORDS).and(roundUpToSlips('JOUEUSE'));
    expect(game.when({ do: 'retain', place: 'H5', word: 'JOUEUSE' }).refusals).toEqual(['SCR-3D-1']);
    expect(game.when({ do: 'retain', place: '8H', word: 'JOUEUSE' }).refusals).toEqual(['SCR-3D-6']);
  });
  it('SCR-3D-2 SCR-3D-GAP-2 records that the arbiter took another top than the proposal', () => {
    let game = given('VENU').and(roundUpToSlips('ENUIOAV'));
    const proposed = viewOf(game).rounds[0]?.tops?.[viewOf(game).rounds[0]?.proposal ?? 0]?.place;
    const other = ['H5', 'H6', 'H7', 'H8'].find((place) => place !== proposed) ?? '';
    game = game.and({
      do: 'retain',
      place: other,
      word: 'VENU',
      reason: 'leaves the star row free',
    });
    expect(game.types).toEqual(['TopRetained', 'ProposalOverridden']);
    expect(lastOf(game.events, 'ProposalOverridden')).toEqual({
      round: 1,
      proposed: `${proposed ?? ''} VENU`,
      chosen: `${other} VENU`,
      reason: 'leaves the star row free',
    });
  });
  it('SCR-3D-3 refuses the top that wastes a joker, and says which are allowed', () => {
    const game = given('AS MI').and(roundUpToSlips('AMS?BCF'));
    expect(game.when({ do: 'retain', place: 'H7', word: 'Mi' }).violations).toEqual([
      { article: 'SCR-3D-3', facts: { given: 'H7 Mi', allowed: ['H7 AS', 'H8 AS'] } },
    ]);
  });
  it('SCR-3A-1 SCR-3A-3 SCR-3A-4 SCR-3A-6 says what is read out for the rack', () => {
    const first = given(WORDS).and(round('ASKBCDE', []));
    const letters = 'EE'.padEnd(7 - viewOf(first).leftover.length, 'TRNOI');
    const game = first.and({ do: 'draw', letters });
    const spoken = viewOf(game).rounds[1]?.spoken.rack.map(({ fr }) => fr) ?? [];
    expect(spoken[0]).toBe(`Reliquat : ${viewOf(game).rounds[1]?.rack?.split('+')[0]?.length ?? 0} lettres`);
    expect(spoken[2]).toContain('Égypte E');
    expect(spoken.at(-1)).toContain('Égypte Égypte');
  });
  it('SCR-3D-4 SCR-3D-5 SCR-3D-7 SCR-3D-9 SCR-3D-10 SCR-3D-11 says what is read out for the word', () => {
    const game = given(WORDS).and(round('JOUEUSE', []), round('?KAIBCD', [], {}, 400));
    expect(viewOf(game).rounds[1]?.retained).toMatchObject({
      word: 'sKI',
      place: '11H',
      formed: ['JOUEUSEs'],
    });
    expect(viewOf(game).rounds[1]?.spoken.top.map(({ fr }) => fr)).toEqual([
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
    const game = given(WORDS).and(round('JOUEUSE', [slip('ann H4 JOUEUSE 94')]));
    const { events } = game;
    expect(lastOf(events, 'RoundClosed')).toEqual({ round: 1, missing: ['bob'] });
    expect(viewOf(game).players.map(({ entry, total, nullities }) => [entry, total, nullities])).toEqual([
      ['ann', 94, 0],
      ['bob', 0, 1],
    ]);
  });
  it('SCR-2A-3 SCR-SAN-5 shows a player the own slip and its correction, nobody else’s', () => {
    let game = given(WORDS).and(
      roundUpToSlips('JOUEUSE'),
      slip('ann H4 JOUEUSE 90'),
      slip('bob H4 SAJOU 20'),
    );
    const mine = () => viewOf(game, { kind: 'entry', entry: 'bob' }).rounds[0]?.slips ?? [];
    expect(mine()).toMatchObject([{ entry: 'bob', word: 'SAJOU', verdict: 'ok', remarks: [] }]);
    game = game.and({ do: 'retain' });
    expect(mine()).toMatchObject([{ entry: 'bob', points: 0, verdict: 'nullity', articles: ['SCR-BUL-14'] }]);
    expect(viewOf(game, { kind: 'everyone' }).rounds[0]?.slips).toEqual([]);
  });
  it('SCR-4-1 SCR-4-2 SCR-4-GAP-1 takes paper slips once they are collected, and each once', () => {
    let game = given(WORDS);
    const acts = roundUpToSlips('JOUEUSE');
    game = game.and(acts.slice(0, -1));
    expect(game.when(slip('ann H4 JOUEUSE 94')).refusals).toEqual(['slips-not-collected']);
    game = game.and({ do: 'collect-slips' }, slip('ann H4 JOUEUSE 94'));
    expect(game.when(slip('ann H4 JOUEUSE 90')).refusals).toEqual(['SCR-4-2']);
    game = game.and(slip('ann H4 JOUEUSE 90', { again: true }));
    expect(viewOf(game).rounds[0]?.slips[0]).toMatchObject({ verdict: 'warning', claimed: 90 });
  });
  it('SCR-3C-GAP-2 takes electronic slips to the last millisecond; the last in time stands', () => {
    let game = given(WORDS).and(roundUpToSlips('JOUEUSE').slice(0, 4));
    const sent = (word: string, seconds: number) => ({
      do: 'submit-slip',
      entry: 'ann',
      word,
      score: 94,
      at: second(seconds),
    });
    game = game.and(sent('JOUES', 30), sent('JOUEUSE', 200));
    expect(game.when(sent('SA', 200.001)).violations).toMatchObject([{ article: 'SCR-3C-GAP-2' }]);
    game = game.and({ do: 'end-time', at: second(200) });
    expect(game.when(sent('SA', 100)).refusals).toEqual(['SCR-3C-GAP-2']);
    expect(viewOf(game).rounds[0]?.slips).toMatchObject([{ word: 'JOUEUSE', points: 94 }]);
  });
  it('SCR-4-4 SCR-1A-1 SCR-1A-GAP-1 refuses electronic slips that cannot be laid, and helps with nothing else', () => {
    let game = given(WORDS).and(round('JOUEUSE', []), roundUpToSlips('AIKNSTI', 400).slice(0, 4));
    const sent = (place: string | undefined, word: string) => ({
      do: 'submit-slip',
      entry: 'ann',
      word,
      at: second(450),
      ...(place === undefined ? {} : { place }),
    });
    expect(game.when(sent(undefined, 'SKI')).refusals).toEqual(['SCR-4-4']);
    expect(game.when(sent('H9', 'SES')).refusals).toEqual(['SCR-1A-GAP-1']);
    expect(game.when(sent('11H', 'TAXE')).refusals).toEqual(['SCR-1A-1']);
    expect(game.when(sent('H4', 'JOUEUSE')).refusals).toEqual(['SCR-1A-1']);
    game = game.and(sent('11H', 'STINK'));
  });
  it.each([
    ['SCR-1A-4 a letter that contradicts the grid', '10E', 'TAIK', 'SCR-1A-4'],
    ['SCR-1A-8 a word beyond the edge', 'O14', 'SKI', 'SCR-1A-8'],
    ['SCR-1A-GAP-2 a word that touches nothing', 'A1', 'SKI', 'SCR-1A-GAP-2'],
    ['SCR-1A-2 a single letter', '11H', 'S', 'SCR-1A-2'],
  ])('%s is refused to a player’s device, and no slip is in', (_, place, word, article) => {
    const game = given(WORDS).and(round('JOUEUSE', []), roundUpToSlips('AIKNSTI', 400).slice(0, 4));
    const sent = { do: 'submit-slip', entry: 'ann', at: second(450), place, word };
    expect(game.when(sent).refusals).toEqual([article]);
    expect(viewOf(game).rounds[1]?.slips).toEqual([]);
  });
  it('SCR-TOUR-GAP-2 sums the retained words to the top of the game, without annulled rounds', () => {
    let game = given(WORDS).and(round('JOUEUSE', []), round('AIKNSTI', [], {}, 400));
    const [first, second] = viewOf(game).rounds.map(({ retained }) => retained?.score ?? 0);
    expect([first, viewOf(game).top]).toEqual([94, 94 + (second ?? 0)]);
    expect(second).toBeGreaterThan(0);
    game = game.and({ do: 'annul-round', reason: 'clock failed' });
    expect(viewOf(game).top).toBe(94);
  });
  it('names what of a slip cannot be read, and applies nothing', () => {
    const game = given(WORDS).and(roundUpToSlips('JOUEUSE'));
    const before = game.stream.length;
    expect(game.when(slip('ann P8 JOUEUSE 94')).violations).toMatchObject([
      { article: 'SCR-1A-8', facts: { given: 'P8' } },
    ]);
    expect(game.when({ ...slip('ann H4 JOUEUSE'), score: 'ninety' }).violations[0]!.facts.field).toBe(
      'score',
    );
    expect(game.when({ ...slip('ann H4 JOUEUSE'), score: 9.5 }).violations[0]!.facts.field).toBe('score');
    expect(game.when({ ...slip('ann H4 JOUEUSE'), word: 'JOUEUSÉ' }).violations[0]!.facts.field).toBe('word');
    expect(
      game.when({ do: 'enter-slip', entry: 'ann', solutions: 'JOUEUSE' }).violations[0]!.facts.field,
    ).toBe('solutions');
    expect(
      game.when({ do: 'enter-slip', entry: 'ann', word: 'SA', connecting: [{}] }).violations[0]!.facts.field,
    ).toBe('connecting.0.letter');
    expect(
      game.when({ do: 'enter-slip', entry: 'ann', solutions: [{ word: 'SA', place: 'P8' }] }).violations,
    ).toMatchObject([{ article: 'SCR-1A-8', facts: { field: 'solutions.0.place', given: 'P8' } }]);
    expect(game.when(slip('eve H4 JOUEUSE 94')).refusals).toEqual(['not-checked-in']);
    expect(game.when(slip('ann H4 JOUEUSE 94', { round: 7 })).refusals).toEqual(['round-not-drawn']);
    expect(game.stream).toHaveLength(before);
  });
  it('SCR-3D-GAP-5 raises an alarm for a slip above the top and blocks the round until the arbiter rules', () => {
    let game = given(WORDS).and(roundUpToSlips('JOUEUSE'));
    // A generator that missed the top: the slip is right, so list or search is wrong.
    const missed = arranged(({ rounds: [first] }) => {
      first!.topScore = 48; // the round was just drawn
    });
    game = game.and(missed, slip('ann H4 JOUEUSE 94'));
    const { events } = game;
    expect(lastOf(events, 'AlarmRaised')).toEqual({ round: 1, entry: 'ann', score: 94, top: 48 });
    expect(viewOf(game).alarms).toHaveLength(1);
    expect(game.when({ do: 'retain' }).refusals).toEqual(['SCR-3D-GAP-5']);
    const uphold = { do: 'rule-slip', entry: 'ann', kind: 'uphold', article: 'SCR-BUL-3', reason: 'seen' };
    expect(game.when(uphold).refusals).toEqual(['SCR-3D-GAP-5']);
    game = game.and(
      { ...uphold, kind: 'nullity', article: 'SCR-BUL-NUL-8' },
      { do: 'retain' },
      { do: 'close-round' },
    );
    expect(viewOf(game).players[0]?.total).toBe(0);
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
    let game = given(WORDS).and(
      roundUpToSlips('JOUEUSE'),
      slip('ann H4 JOUEUSE 94'),
      slip('bob H4 SAJOU 20'),
    );
    expect(viewOf(game).rounds[0]?.slips[0]).toMatchObject({ points: 94, verdict: 'ok' });
    expect(game.when(ruling({ kind: 'nullity' })).refusals).toEqual(['missing-field']);
    game = game.and(ruling({ kind: 'nullity', article }), { do: 'retain' }, { do: 'close-round' });
    expect(viewOf(game).rounds[0]).toMatchObject({ solo: null, retained: { word: 'JOUEUSE' } });
    expect(viewOf(game, { kind: 'entry', entry: 'ann' }).rounds[0]?.slips).toMatchObject([
      { points: 0, worth: 0, verdict: 'nullity', articles: [article] },
    ]);
    expect(viewOf(game).players.find(({ entry }) => entry === 'ann')).toMatchObject({
      ...{ total: 0, nullities: 1, warnings: 0 },
    });
  });
  it('SCR-BUL-NUL-4 SCR-4-2 is nothing that a device could send: its slip is late', () => {
    const game = given(WORDS).and(roundUpToSlips('JOUEUSE').slice(0, 4));
    const late = { do: 'submit-slip', entry: 'ann', word: 'JOUEUSE', score: 94, at: second(201) };
    expect(game.when(late).refusals).toEqual(['SCR-3C-GAP-2']);
    expect(viewOf(game).rounds[0]?.slips).toEqual([]);
  });
  it('SCR-BUL-NUL-9 SCR-FADOQ-7 costs a warning alone where the slip could just be read', () => {
    const game = given(WORDS).and(roundUpToSlips('JOUEUSE'), slip('ann H4 JOUEUSE 94', { hardToRead: true }));
    expect(viewOf(game).rounds[0]?.slips).toMatchObject([
      { points: 94, verdict: 'warning', articles: ['SCR-FADOQ-7'] },
    ]);
  });
  it('SCR-OPT-10 SCR-6-GAP-5 takes one slip a round from a pair, and misses one', () => {
    const game = given(WORDS, {}, ['pair-1', 'pair-2']).and(
      roundUpToSlips('JOUEUSE'),
      slip('pair-1 H4 JOUEUSE 94'),
    );
    expect(game.when(slip('pair-1 H4 JOUEUSE 94')).refusals).toEqual(['SCR-4-2']);
    expect(viewOf(game).rounds[0]?.missing).toEqual(['pair-2']);
    expect(game.when({ do: 'check-in', entries: ['pair-1'] }).violations[0]!.article).not.toBe('');
  });
  it('SCR-BUL-9 keeps a round open while a plausible wrong place waits for the arbiter', () => {
    let game = given(WORDS)
      .and(round('JOUEUSE', []), roundUpToSlips('ASKNTTI', 400))
      .and(slip('ann A1 AS 17', { direction: 'down' }), { do: 'retain' });
    expect(game.when({ do: 'close-round' }).violations).toMatchObject([
      { article: 'slips-to-rule', facts: { entries: ['ann'] } },
    ]);
    game = game.and(ruling({ kind: 'uphold', article: 'SCR-BUL-7' }), { do: 'close-round' });
    expect(viewOf(game).players.find(({ entry }) => entry === 'ann')?.total).toBe(12);
  });
  it('SCR-SAN-6 lets the second correction stand and keeps both', () => {
    const game = given(WORDS).and(
      round('JOUEUSE', [slip('ann H4 JOUEUSE 94')]),
      ruling({ round: 1, kind: 'points', points: 84, article: 'SCR-BUL-4' }),
    );
    expect(viewOf(game).players[0]).toMatchObject({ entry: 'ann', total: 84 });
    expect(game.stream.map(({ type }) => type).filter((type) => type.startsWith('Slip'))).toEqual([
      'SlipsCollected',
      'SlipSubmitted',
      'SlipJudged',
      'SlipRuled',
    ]);
  });
  it('SCR-6-GAP-4 grants the average of the others, zeros included, at most the own solution', () => {
    const players = ['ann', 'bob', 'cid', 'dan', 'eve'];
    let game = given(WORDS, {}, players).and(round('JOUEUSE', []), roundUpToSlips('AIKNSTI', 400));
    const paid = (entry: string, points: number) => ({
      ...ruling({ kind: 'points', points, article: 'SCR-SAN-6' }),
      entry,
    });
    game = game.and(paid('bob', 20), paid('cid', 20), paid('dan', 15), {
      ...ruling({ kind: 'nullity', article: 'SCR-BUL-NUL-8' }),
      entry: 'eve',
    });
    const average = (claim: number) =>
      game.and(ruling({ kind: 'average', claim, article: 'SCR-6-GAP-4', others: players })).events[0];
    expect(average(18)).toMatchObject({ data: { points: 13 } });
    expect(average(10)).toMatchObject({ data: { points: 10 } });
  });
  it('SCR-SAN-3 SCR-FADOQ-8 SCR-2A-6 SCR-4-3 warns for conduct on top of a nullity', () => {
    let game = given(WORDS)
      .and(round('JOUEUSE', [slip('ann H4 SAJOU 20')]))
      .and({ do: 'warn', entry: 'ann', reason: 'talking', round: 1 });
    const [first] = game.events;
    expect(first).toMatchObject({ data: { kind: 'disciplinary', article: 'SCR-SAN-3' } });
    game = game.and({ do: 'warn', entry: 'ann', reason: 'pencil', kind: 'writing-material' });
    const [pencil] = game.events;
    expect(pencil).toMatchObject({ data: { article: 'SCR-2A-6' } });
    game = game.and({ do: 'warn', entry: 'ann', reason: 'wrote', kind: 'wrote-after-end' });
    const [wrote] = game.events;
    expect(wrote).toMatchObject({ data: { article: 'SCR-4-3' } });
    expect(viewOf(game).players.find(({ entry }) => entry === 'ann')).toMatchObject({
      warnings: 3,
      nullities: 1,
    });
  });
  it('SCR-2A-5 records an offence with the sanctions that are open', () => {
    const [offence] = given(WORDS).and({ do: 'record-offence', entry: 'ann', reason: 'a telephone' }).events;
    expect(offence).toMatchObject({
      data: { article: 'SCR-2A-5', offered: expect.arrayContaining(['exclude']) },
    });
  });
});

describe('who played', () => {
  const ranked = (game: GameAtTable): readonly string[] =>
    standing(game.state).awards.map(({ entry, value }) => `${entry} ${value.num}`);
  it('SCR-TOUR-GAP-1 SCR-BUL-NUL-1 ranks nobody who handed in no slip in the whole game', () => {
    const game = given('JOUEUSE', { games: 1 }, ['ann', 'bob', 'cid']).and(
      round('JOUEUSE', [slip('ann H4 JOUEUSE 94'), slip('cid H4 JOUEUZE 94')]),
    );
    expect(ranked(game)).toEqual(['ann 94', 'cid 0']);
  });
  it('SCR-3E-GAP-2 counts a player whose slip the arbiter ruled upon without an entry, unless none was handed in', () => {
    let game = given('JOUEUSE', { games: 1 }, ['ann', 'bob', 'cid']);
    const rule = (entry: string, article: string, more: object) => ({
      ...{ do: 'rule-slip', entry, round: 1, article, reason: 'seen by the arbiter', ...more },
    });
    game = game.and(
      roundUpToSlips('JOUEUSE'),
      slip('ann H4 JOUEUSE 94'),
      rule('bob', 'SCR-BUL-4', { kind: 'points', points: 90 }),
      rule('cid', 'SCR-BUL-NUL-1', { kind: 'nullity' }),
      { do: 'retain' },
      { do: 'close-round' },
    );
    expect(ranked(game)).toEqual(['ann 94', 'bob 90']);
    expect(playersOf(game.state)).toBe(2);
  });
  it.each(['TA(T)E', 'TAT*E', 'TAtE'])(
    'SCR-GEN-15 reads the joker of a slip as it is written: %s',
    (word) => {
      const game = given('JOUEUSE TATE TE', {}, ['ann']).and(
        round('JOUEUSE', []),
        roundUpToSlips('AIKN?TO', 400),
        {
          do: 'enter-slip',
          entry: 'ann',
          word,
          place: '7E',
        },
      );
      expect(lastOf(game.stream, 'SlipSubmitted').solutions).toEqual([{ word: 'TAtE', place: '7E' }]);
    },
  );
});
