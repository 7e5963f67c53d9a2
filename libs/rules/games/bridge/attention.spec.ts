import { type AnyAct, given } from '@arbitre/rules/kernel/testing/given';
import { dealTableView } from '@arbitre/rules/kernel/deal/table-view';
import { calls, cards, DEAL } from './testing/table';
import { dealDecider } from './testing/life';

const opening = {
  ...{ do: 'open-deal', competition: 'c', game: 'bridge', ruleset: 'bridge-duplicate@1', policy: 'observed' },
  ...{ grain: 'full', place: { session: 1, round: 1, table: '1', board: 1 }, setup: {} },
  seating: { N: 'pair-1', E: 'pair-2', S: 'pair-1', W: 'pair-2' },
};
/** A table of board 1 after some acts, with what it waits for. */
const tableBy = (policy: 'observed' | 'enforced', ...acts: readonly AnyAct[]) => {
  const deal = given(dealDecider, undefined)
    .and({ ...opening, policy }, DEAL)
    .when(acts);
  const waiting = (dealTableView(deal.state)?.waiting ?? []).map(
    ({ kind, article, options, stops = '-' }) =>
      `${kind} ${article} ${stops}: ${options.map(({ by, act }) => `${by} ${act.do}`).join(', ')}`,
  );
  return { ...deal, waiting };
};
const table = (...acts: readonly AnyAct[]) => tableBy('observed', ...acts);
const draw = (by: string, article = 'BD-L18D', seat = 'E') => ({ do: 'draw-attention', article, by, seat });
const answer = { do: 'answer-attention', attention: 'a1', reason: 'play on' };
const INSUFFICIENT = calls('1S 1H');
const PLAY = [...calls('Pass Pass 1S Pass Pass Pass'), ...cards('W:H2 N:HA E:SJ')];

describe('attention during the auction', () => {
  it('BD-L9A1 is drawn by any player', () => {
    expect(table(...INSUFFICIENT).waiting).toEqual([
      'attention BD-L18D -: arbiter offer-options, N draw-attention, E draw-attention, S draw-attention, W draw-attention',
    ]);
    for (const seat of ['N', 'E', 'S', 'W']) expect(table(...INSUFFICIENT, draw(seat)).refusals).toEqual([]);
  });
  it('BD-L9B2 stops every player until the director has explained', () => {
    const [, , next] = calls('1S 1H 2S');
    const stopped = table(...INSUFFICIENT, draw('S'), { do: 'take-option', by: 'S', option: 'accept' });
    expect(stopped.refusals).toEqual(['BD-L9B2']);
    expect(stopped.waiting).toEqual([
      'attention BD-L18D BD-L9B2: arbiter offer-options, arbiter answer-attention',
    ]);
    const explained = table(...INSUFFICIENT, draw('S'), { do: 'offer-options' }, next!);
    expect([explained.refusals, explained.state.attention]).toMatchObject([
      [],
      [{ id: 'a1', answered: true }],
    ]);
    expect(table(...INSUFFICIENT, draw('S'), answer, next!).refusals).toEqual([]);
  });
  it('BD-L9B2 stops them as long as anything is left to explain', () => {
    const other = draw('W', 'BD-L16B1a', 'N');
    const { waiting, refusals } = table(
      ...INSUFFICIENT,
      draw('S'),
      other,
      { do: 'offer-options' },
      {
        ...{ do: 'take-option', by: 'S', option: 'accept' },
      },
    );
    expect(refusals).toEqual(['BD-L9B2']);
    expect(waiting).toEqual(['attention BD-L16B1a BD-L9B2: arbiter answer-attention']);
  });
  it('BD-L9B1a leaves everybody free to call the director, dummy too', () => {
    const { refusals, events } = table(...PLAY, draw('W', 'BD-L61A'), {
      ...{ do: 'call-arbiter', by: 'N', reason: 'revoke' },
    });
    expect(refusals).toEqual([]);
    expect(events.at(-1)?.type).toBe('ArbiterCalled');
  });
});

describe('what goes on while the table waits for the director', () => {
  it('BD-L9B2 BD-L14A BD-L13A1 is his own work, and what is found out for him', () => {
    const short = table(draw('W', 'BD-L14A', 'W'), { do: 'count-hands', counts: { W: 12 } });
    expect([short.refusals, short.types.at(-1)]).toEqual([[], 'HandsCounted']);
    const counted = { do: 'count-hands', counts: { N: 14, E: 12 } };
    const mended = table(draw('W', 'BD-L13A1', 'N'), counted, { do: 'restore-hands' });
    expect([mended.refusals, mended.types.at(-1)]).toEqual([[], 'HandsRestored']);
    const anew = { do: 'new-deal', article: 'BD-L6D1', reason: 'a card was seen' };
    expect(table(draw('W', 'BD-L6D1', 'N'), anew).types.at(-1)).toBe('NewDealOrdered');
  });
  it.each([
    { do: 'play-at-once', seat: 'S', card: 'H5', other: 'W', otherCard: 'H3' },
    { do: 'expose', seat: 'W', card: 'CJ' },
    { do: 'make-claim', by: 'S', tricks: 9 },
    { do: 'concede', by: 'W' },
  ])(
    'BD-L9B2 notes at a real table that $do came too early, and refuses it where the program watches',
    (act) => {
      const done = table(...PLAY, draw('W', 'BD-L61A'), act);
      expect([done.refusals, done.irregularities.includes('BD-L9B2')]).toEqual([[], true]);
      const strict = [...calls('Pass Pass 1S Pass Pass Pass'), ...cards('W:H2 N:HA E:HJ')];
      expect(tableBy('enforced', ...strict, draw('W', 'BD-L61A'), act).refusals).toEqual(['BD-L9B2']);
    },
  );
});

describe('attention during the play', () => {
  it('BD-L9A2 is drawn by declarer and by either defender', () => {
    for (const seat of ['S', 'E', 'W']) {
      const { refusals, state } = table(...PLAY, draw(seat, 'BD-L61A'));
      expect([refusals, state.attention]).toMatchObject([
        [],
        [{ by: seat, article: 'BD-L61A', answered: false }],
      ]);
    }
  });
  it('BD-L9A4 is not drawn by dummy before the play is over', () => {
    expect(table(...PLAY, draw('N', 'BD-L61A')).refusals).toEqual(['BD-L9A4']);
    const over = { do: 'claim', by: 'S', tricks: 7 };
    expect(table(...PLAY, ...cards('S:H5'), over, draw('N', 'BD-L61A')).refusals).toEqual([]);
  });
  it('BD-L9B2 refuses a card until the director has ruled, at a table that the program watches', () => {
    const [next] = cards('S:H5');
    const lead = [...calls('Pass Pass 1S Pass Pass Pass'), ...cards('W:H2 N:HA E:HJ')];
    const stopped = tableBy('enforced', ...lead, draw('S', 'BD-L61A'), next!);
    expect([stopped.refusals, stopped.types.at(-1)]).toEqual([['BD-L9B2'], 'AttentionDrawn']);
    const told = { do: 'answer-attention', attention: 'a1', reason: 'no revoke' };
    expect(tableBy('enforced', ...lead, draw('S', 'BD-L61A'), told, next!).refusals).toEqual([]);
  });
  it('BD-L9A3 an irregularity is prevented by any player, dummy too, before it happens', () => {
    const prevent = (by: string) => ({ do: 'prevent-irregularity', article: 'BD-L55A', by, seat: 'S' });
    for (const by of ['N', 'E', 'S', 'W']) {
      const { refusals, events, waiting, state } = table(...PLAY, prevent(by));
      expect([refusals, events.at(-1)?.type]).toEqual([[], 'IrregularityPrevented']);
      expect([waiting, state.attention]).toEqual([table(...PLAY).waiting, []]);
    }
    expect(table(...PLAY, prevent('X')).refusals).toEqual(['unknown-seat']);
  });
  it('BD-L9A5 nobody has to report what his own side did: silence is no offence, a word is heard', () => {
    const silent = table(...PLAY, ...cards('S:H5 E:H8 S:H6 W:H3 N:HK'));
    expect(silent.irregularities).toEqual(['BD-L61A']);
    expect(silent.waiting.filter((each) => !each.startsWith('attention BD-L61A'))).toEqual([]);
    expect(table(...PLAY, draw('W', 'BD-L61A')).refusals).toEqual([]);
  });
});

/** North bids 1S, East 1H, South draws attention; then acts before the director has explained. */
const early = (...acts: readonly AnyAct[]) => table(...INSUFFICIENT, draw('S'), ...acts);
const callOf = (seat: string, call: string) => ({ do: 'call', seat, call });

describe('what is done before the director has ruled', () => {
  it('BD-L9B2 is recorded at a real table, and told as having come too early', () => {
    const { refusals, events, state } = early(callOf('S', '2S'));
    expect(refusals).toEqual([]);
    expect(events.map(({ type, data }) => [type, data])).toEqual(
      expect.arrayContaining([
        ['CallMade', { seat: 'S', call: '2S' }],
        ['IrregularityObserved', { article: 'BD-L9B2', seat: 'S', facts: { do: 'call', before: 'a1' } }],
      ]),
    );
    expect(state.attention).toMatchObject([{ id: 'a1', answered: false, early: ['S'] }]);
  });
  it('BD-L9C is told of the offender who corrects himself before the ruling, and may be ruled by', () => {
    const { refusals, irregularities } = early(callOf('E', '2H'));
    expect(refusals).toEqual([]);
    expect(irregularities).toEqual(['BD-L18D', 'BD-L9C']);
    const ruled = early(callOf('E', '2H'), {
      ...{ do: 'give-ruling', article: 'BD-L9C', reason: 'chosen after the director was called' },
      adjustments: { EW: { kind: 'artificial', percent: 40 } },
    });
    expect([ruled.refusals, ruled.state.attention[0]?.answered]).toEqual([[], true]);
  });
  it('BD-L11A may cost the innocent side its right, by the arbiter’s decision with a reason', () => {
    const lead = [...calls('Pass Pass 1S Pass Pass Pass'), ...cards('E:HJ')];
    const spread = draw('W', 'BD-L41A-1');
    const forfeit = { do: 'forfeit-right', right: 'BD-L54A', side: 'NS', article: 'BD-L11A', reason: 'x' };
    const open = table(...lead, spread, { do: 'offer-options' });
    expect(open.waiting[0]).toContain('S take-option');
    const lost = table(...lead, spread, { do: 'offer-options' }, forfeit);
    expect([lost.refusals, lost.waiting]).toEqual([[], []]);
    const require = { do: 'take-option', by: 'S', option: 'require' };
    expect(table(...lead, spread, { do: 'offer-options' }, forfeit, require).refusals).toEqual([
      'right-forfeited',
    ]);
    // The lead stands, and play goes on from it.
    const on = table(...lead, spread, { do: 'offer-options' }, forfeit, ...cards('S:H5'));
    expect([on.refusals, on.irregularities.slice(1), on.state.forfeited]).toEqual([[], [], []]);
    expect(table(...lead, { ...forfeit, side: 'X' }).refusals).toEqual(['unknown-side']);
    const { reason: _, ...wordless } = forfeit;
    expect(table(...lead, { do: 'offer-options' }, wordless).refusals).toEqual(['missing-field']);
  });
  it('BD-L11A lifts what the offender owed where his opponents lose their right to it', () => {
    const penalty = [...PLAY, { do: 'withdraw', seat: 'E', card: 'SJ' }];
    const owed = table(...penalty);
    const kinds = ({ state }: ReturnType<typeof table>) =>
      (dealTableView(state)?.obligations ?? []).map(({ kind, seat }) => `${kind} ${seat}`);
    expect(kinds(owed)).toEqual(['major-penalty-card E']);
    const forfeit = (side: string) => ({
      ...{ do: 'forfeit-right', right: 'BD-L62B1', side, article: 'BD-L11A', reason: 'played on first' },
    });
    const lost = table(...penalty, forfeit('NS'));
    expect([lost.refusals, kinds(lost), lost.types.slice(-2)]).toEqual([
      [],
      [],
      ['RightForfeited', 'ObligationLifted'],
    ]);
    // What the offender owes is no right of his own side.
    expect(kinds(table(...penalty, forfeit('EW')))).toEqual(['major-penalty-card E']);
    // Offered to the arbiter where that side did not wait for him.
    const acted = table(...penalty, draw('S', 'BD-L61A'), ...cards('S:H5'));
    expect(acted.waiting).toContain('attention BD-L11A -: arbiter forfeit-right');
  });
  it('BD-L11A adjusts the score of the side alone that gained, where the other acted in ignorance', () => {
    const claim = { do: 'claim', by: 'S', tricks: 10 };
    const ruling = {
      ...{ do: 'give-ruling', article: 'BD-L11A', reason: 'the opening side did not know the law' },
      adjustments: { NS: { kind: 'assigned', score: 140 } },
    };
    const { state, refusals } = table(
      ...calls('Pass Pass 1S Pass Pass Pass'),
      ...cards('W:H2'),
      claim,
      ruling,
    );
    expect(refusals).toEqual([]);
    expect(state.adjustments).toEqual({ NS: { kind: 'assigned', score: 140 } });
    expect(state.score?.scores).toEqual({ NS: 170, EW: -170 });
  });
  it('BD-L11A takes from each side what is its own where both are at fault', () => {
    const both = table(...INSUFFICIENT, draw('S'), draw('E', 'BD-L16B1a', 'N'), callOf('S', '2S'));
    expect(both.state.attention.map(({ seat, early: acted }) => [seat, acted])).toEqual([
      ['E', ['S']],
      ['N', undefined],
    ]);
    const ruling = {
      ...{ do: 'give-ruling', article: 'BD-L12C2a', reason: 'both sides are at fault' },
      adjustments: { NS: { kind: 'artificial', percent: 40 }, EW: { kind: 'artificial', percent: 40 } },
    };
    const { state, refusals } = table(...INSUFFICIENT, draw('S'), draw('E', 'BD-L16B1a', 'N'), ruling);
    expect([refusals, state.attention.map(({ answered }) => answered)]).toEqual([[], [true, true]]);
    expect(state.adjustments).toEqual(ruling.adjustments);
  });
});

const LEAD = [...calls('Pass Pass 1S Pass Pass Pass'), ...cards('E:HJ'), { do: 'offer-options' }];

describe('who decides about a rectification', () => {
  const waive = { do: 'agree-rectification', right: 'BD-L62B1', side: 'NS', did: 'waived' };
  const penalty = [...PLAY, { do: 'withdraw', seat: 'E', card: 'SJ' }];
  const judge = (allowed: boolean) => ({
    ...{ do: 'judge-agreement', agreement: 'g1', allowed, article: 'BD-L10B', reason: 'asked at the table' },
  });
  const owed = ({ state }: ReturnType<typeof table>) => (dealTableView(state)?.obligations ?? []).length;

  it('BD-L10A is the director alone: what players waive stands until he has judged it, and holds the result', () => {
    const agreed = table(...penalty, waive);
    expect([agreed.refusals, owed(agreed)]).toEqual([[], 1]);
    expect(agreed.waiting).toEqual(['dispute BD-L10A -: arbiter judge-agreement, arbiter judge-agreement']);
    const over = [...penalty, waive, ...cards('E:H8 S:H5'), { do: 'claim', by: 'S', tricks: 8 }];
    const confirm = { do: 'confirm-result', by: 'NS', as: 'side' };
    expect(table(...over, confirm).refusals).toEqual(['agreement-waits']);
    expect(table(...over, judge(false), confirm).refusals).toEqual([]);
    const watched = [...calls('Pass Pass 1S Pass Pass Pass'), waive];
    expect(tableBy('enforced', ...watched).refusals).toEqual(['BD-L10A']);
  });
  it('BD-L10B allows a waiver, which lifts what was owed, or cancels it', () => {
    const allowed = table(...penalty, waive, judge(true));
    expect([allowed.refusals, owed(allowed), allowed.waiting]).toEqual([[], 0, []]);
    const cancelled = table(...penalty, waive, judge(false));
    expect([cancelled.refusals, owed(cancelled), cancelled.waiting]).toEqual([[], 1, []]);
    expect(table(...penalty, waive, judge(true), judge(false)).refusals).toEqual(['no-such-agreement']);
    const enforced = table(...penalty, { ...waive, did: 'enforced' }, judge(true));
    expect([enforced.refusals, owed(enforced)]).toEqual([[], 1]);
    const other = table(...penalty, { ...waive, right: 'BD-L26B' }, judge(true));
    expect([other.refusals, owed(other)]).toEqual([[], 1]);
    expect(table(...penalty, { ...waive, side: 'X' }).refusals).toEqual(['unknown-side']);
  });
  it('BD-L10C2 has the player choose alone; who asked his partner may lose the choice', () => {
    expect(table(...LEAD, { do: 'take-option', by: 'N', option: 'accept' }).refusals).toEqual(['BD-L10C2']);
    const consulted = { do: 'report', article: 'BD-L10C2', seat: 'S', facts: { asked: 'N' } };
    const forfeit = {
      do: 'forfeit-right',
      right: 'BD-L54A',
      side: 'NS',
      article: 'BD-L10C2',
      reason: 'asked',
    };
    const lost = table(...LEAD, consulted, forfeit, { do: 'take-option', by: 'S', option: 'forbid' });
    expect([lost.irregularities.at(-1), lost.refusals]).toEqual(['BD-L10C2', ['right-forfeited']]);
  });
  it('BD-L10C3 lets the innocent side pick what is best for itself', () => {
    for (const option of ['accept', 'spread', 'require', 'forbid', 'free']) {
      const { refusals, irregularities } = table(...LEAD, { do: 'take-option', by: 'S', option });
      expect([refusals, irregularities]).toEqual([[], ['BD-L41A-1']]);
    }
  });
  it('BD-L10C4 lets the offenders do what is best for them once rectified; only a ruling takes a gain away', () => {
    const on = [...LEAD, { do: 'take-option', by: 'S', option: 'free' }, ...cards('W:S3 N:SA')];
    const { refusals, irregularities } = table(...on);
    expect([refusals, irregularities]).toEqual([[], ['BD-L41A-1']]);
    const ruling = {
      ...{ do: 'give-ruling', article: 'BD-L72C', reason: 'could have known' },
      adjustments: { EW: { kind: 'assigned', score: -110 } },
    };
    expect(table(...on, ruling).state.adjustments).toEqual(ruling.adjustments);
  });
});
