import fc from 'fast-check';
import { spoken, type MatterOption, type WaitingView } from '@arbitre/rules/kernel/mistakes/matters';
import { dealTableView } from '@arbitre/rules/kernel/deal/table-view';
import { goldenStreams } from '@arbitre/rules/kernel/testing/golden';
import {
  type Act,
  allGames,
  copyDeal,
  dealDecider,
  type DealState,
  type DomainEvent,
  recordOfStream,
} from './index';
import { problemsOf } from './testing/matters';

/** More answers than any table owes at once. */
const MOST = 40;
/** Acts and answers in any order, before the rest is answered. */
const MIXED = 30;

const waitingAt = (state: DealState): readonly WaitingView[] => dealTableView(state)?.waiting ?? [];
const optionsAt = (state: DealState): readonly MatterOption[] =>
  waitingAt(state).flatMap(({ options }) => options);

/** Matters that nobody can do anything about although every card is known: they would wait for ever. */
const stuckAt = (state: DealState): readonly WaitingView[] => {
  const { seats = [], waiting = [] } = dealTableView(state) ?? {};
  const isKnown = seats.every(({ hand }) => hand !== null);
  return isKnown ? waiting.filter(({ options }) => options.length === 0) : [];
};

/** Does it, where it is accepted. */
const given = (state: DealState, act: Act): boolean => {
  const decision = dealDecider.decide(state, act);
  if (!decision.ok) return false;
  for (const event of decision.events) dealDecider.evolve(state, event);
  return true;
};

type Recorded = { readonly opening: DomainEvent; readonly acts: readonly Act[] };

/** A game's recorded deals: how each was opened, and its acts. */
const recordedOf = (game: string): readonly Recorded[] =>
  [...goldenStreams(game)].flatMap(([stream, events]) => {
    const [opening] = events;
    const record = stream.startsWith('deal-') ? recordOfStream(events) : null;
    return opening === undefined || record === null
      ? []
      : [{ opening, acts: record.commands.map(({ command }) => command) }];
  });

/** The moments between those acts at which somebody may answer something. */
const momentsOf = (recorded: readonly Recorded[]): readonly DealState[] =>
  recorded.flatMap(({ opening, acts }) => {
    const state = dealDecider.evolve(dealDecider.initial(), opening);
    return acts.flatMap((act) => {
      expect([act, given(state, act)]).toEqual([act, true]);
      return optionsAt(state).length > 0 ? [copyDeal(state)] : [];
    });
  });

/** Answers what waits: it is accepted, and something else waits then. False where nothing can be answered. */
const answered = (state: DealState, choice: number): boolean => {
  const options = optionsAt(state);
  const option = options[choice % options.length];
  if (option === undefined) return false;
  const before = JSON.stringify(waitingAt(state));
  expect([option, given(state, spoken(option, 'words'))]).toEqual([option, true]);
  expect(JSON.stringify(waitingAt(state))).not.toBe(before);
  return true;
};

const isSound = (state: DealState): void => {
  expect(problemsOf(state)).toEqual([]);
  expect(stuckAt(state)).toEqual([]);
};

const games = allGames.all.flatMap(({ id }) => {
  const recorded = recordedOf(id);
  const moments = momentsOf(recorded);
  return moments.length === 0 ? [] : [[id, moments, recorded.flatMap(({ acts }) => acts)] as const];
});

it('some games have something to answer', () => {
  expect(games.length).toBeGreaterThan(0);
});

const choices = (length: number) => fc.array(fc.nat(), { minLength: length, maxLength: length });

describe.each(games)('what waits at a table of %s', (_, moments, acts) => {
  it('is answered in any order by whoever may, each answer changes what waits, and nothing waits for ever', () => {
    fc.assert(
      fc.property(fc.nat(moments.length - 1), choices(MOST), (moment, order) => {
        const state = copyDeal(moments[moment]!);
        for (const choice of order) {
          isSound(state);
          if (!answered(state, choice)) break;
        }
        expect(optionsAt(state)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
  it('is answered so too where anybody does anything in between that the table accepts', () => {
    const mixed = fc.array(fc.tuple(fc.boolean(), fc.nat()), { minLength: MIXED, maxLength: MIXED });
    fc.assert(
      fc.property(fc.nat(moments.length - 1), mixed, choices(MOST), (moment, steps, order) => {
        const state = copyDeal(moments[moment]!);
        for (const [answers, choice] of steps) {
          const act = acts[choice % acts.length];
          const done = answers ? answered(state, choice) : act !== undefined && given(state, act);
          if (done) isSound(state);
        }
        for (const choice of order) if (!answered(state, choice)) break;
        expect(optionsAt(state)).toEqual([]);
      }),
      { numRuns: 200, seed: 11 },
    );
  });
});
