import { dealTableView } from '@arbitre/rules/kernel/deal/table-view';
import { goldenOf } from '@arbitre/rules/kernel/testing/golden';
import { rulingProblem } from '@arbitre/rules/kernel/ruling';
import {
  allGames,
  auditDeal,
  dealDecider,
  type DealState,
  type DomainEvent,
  type GameManifest,
  type Origin,
  recordOfStream,
  replayDeal,
  replayGameRecord,
  reservedAct,
} from './index';

// Attention is drawn to an irregularity in the same way in every game.

const NOON = '2026-11-23T12:00:00Z';
const PLAYER: Origin = { author: { id: 'p', role: 'club' }, at: NOON };

const isReal = (data: unknown): boolean => {
  const { policy, grain } = data as Readonly<Record<string, unknown>>;
  return policy === 'observed' && grain === 'full';
};

/** A deal at a real table, opened as the game once recorded it; acts are given by `origin`. */
const tableOf = ({ id }: GameManifest) => {
  const events: DomainEvent[] = [];
  const state = dealDecider.initial();
  const give = (act: object, origin: Origin = PLAYER): string => {
    const decision = dealDecider.decide(state, act as never, origin);
    if (!decision.ok) return decision.violation.article;
    for (const event of decision.events) dealDecider.evolve(state, event);
    events.push(...decision.events);
    return 'done';
  };
  const recorded = goldenOf(id).find(({ type, data }) => type === 'DealOpened' && isReal(data))
    ?.data as object;
  const opened = give({ do: 'open-deal', ...recorded });
  if (opened !== 'done') throw new Error(opened);
  return { events, give, state, seats: Object.keys(state.opened?.seating ?? {}) };
};
const waiting = (state: DealState) => dealTableView(state)?.waiting ?? [];

const games = allGames.all.flatMap((manifest) => {
  const cited = manifest.articles.find(({ kind }) => kind === 'enforce' || kind === 'detect')?.id;
  return manifest.play === undefined || cited === undefined ? [] : [[manifest.id, manifest, cited] as const];
});

describe.each(games)('attention at a table of %s', (game, manifest, article) => {
  const rules = manifest.play?.rules;
  const drawnAt = () => {
    const table = tableOf(manifest);
    const [by = '', seat = ''] = table.seats;
    return { ...table, by, seat, draw: { do: 'draw-attention', article, by, seat } };
  };

  it('waits for the arbiter, told with who drew it and when, until he has answered', () => {
    const { draw, give, state, by } = drawnAt();
    expect(waiting(state)).toEqual([]);
    expect(give(draw)).toBe('done');
    expect(waiting(state)).toMatchObject([{ kind: 'attention', article, for: ['arbiter'], by, at: NOON }]);
    expect(give({ do: 'answer-attention', attention: 'a1', reason: 'nothing' })).toBe('done');
    expect(waiting(state)).toEqual([]);
    expect(give({ do: 'answer-attention', attention: 'a1', reason: 'again' })).toBe('no-such-attention');
  });
  it('is not what somebody calls for who cannot be read', () => {
    const { give, state } = drawnAt();
    const calls = [{ toString: 'N' }, ['N'], 7, null].map((by) => ({ do: 'call-arbiter', by, reason: 'x' }));
    expect(new Set(calls.map((call) => give(call)))).toEqual(new Set(['invalid-field']));
    expect(state.arbiterCalls).toEqual([]);
  });
  it('is drawn once to the same, and again once it was answered', () => {
    const { draw, give, state } = drawnAt();
    expect([give(draw), give(draw)]).toEqual(['done', 'attention-drawn']);
    expect(give({ ...draw, seat: undefined })).toBe('done');
    expect(
      give({
        do: 'give-ruling',
        article,
        reason: 'x',
        adjustments: { [rules?.sides[0] ?? '']: { kind: 'assigned', score: 0 } },
      }),
    ).toBe('done');
    expect(state.attention.map(({ id, answered }) => [id, answered])).toEqual([
      ['a1', true],
      ['a2', true],
    ]);
    expect(give(draw)).toBe('done');
  });
  it('stops the game where its rules say by which article, and only there', () => {
    const { draw, give, state } = drawnAt();
    give(draw);
    const stop = rules?.stop;
    const answers = Object.keys(manifest.play?.acts ?? {}).map((act) => [act, give({ do: act })]);
    expect(answers.length).toBeGreaterThan(0);
    const stopped = answers.filter(([, answer]) => answer === stop?.article).map(([act]) => act);
    const goesOn =
      stop === undefined ? Object.keys(manifest.play?.acts ?? {}) : [...stop.goesOn, ...(stop.early ?? [])];
    expect(stopped).toEqual(answers.map(([act]) => act ?? '').filter((act) => !goesOn.includes(act)));
    expect(waiting(state)[0]?.stops).toBe(stop?.article);
    if (stop !== undefined) expect(dealTableView(state)).toMatchObject({ turn: null, legal: [] });
  });
  it('is refused of a stranger, without a place at the table, of the arbiter by anybody else, and by no article', () => {
    const { draw, give, state } = drawnAt();
    expect(give({ ...draw, by: 'X' })).toBe('unknown-seat');
    expect(give({ ...draw, seat: 'X' })).toBe('unknown-seat');
    expect(give({ ...draw, by: 'arbiter' })).toBe('arbiter-only');
    expect(give({ ...draw, article: '' })).toBe('invalid-field');
    expect(give({ ...draw, by: 'arbiter' }, { author: { id: 'a', role: 'arbiter' } })).toBe('done');
    expect(reservedAct(state, { do: 'answer-attention' }, 'club')).toMatchObject({ ok: false });
    expect(reservedAct(state, draw, 'club')).toBeNull();
    const unknown = { ...draw, article: 'X-1' };
    expect(rulingProblem(allGames, game, [], unknown)?.violation.article).toBe('unknown-article');
    expect(rulingProblem(allGames, game, [], draw)).toBeNull();
  });
  it('keeps the time at which it was given, whatever the act says; a record says it itself', () => {
    const { draw, give, events } = drawnAt();
    expect(give({ ...draw, at: '2020-01-01T00:00:00Z' })).toBe('done');
    expect(events.at(-1)?.data).toMatchObject({ at: NOON });
    expect(auditDeal(events)).toEqual({ ok: true, acts: 2 });
    const record = recordOfStream(events);
    if (record === null) throw new Error('no record');
    const steps = replayGameRecord(record).steps.flatMap((step) =>
      step.kind === 'events' ? step.events : [],
    );
    expect(steps.at(-1)).toEqual(events.at(-1));
    expect(replayDeal(events).attention).toMatchObject([{ id: 'a1', at: NOON, answered: false }]);
  });
});
