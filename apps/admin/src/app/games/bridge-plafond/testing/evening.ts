import type { AnySessionRules } from '@arbitre/rules/kernel/manifest';
import { EMPTY_SHELF } from '@arbitre/rules/kernel/session/shelf';

type Act = { readonly do: string };

/** A table of four whose cards, seats and packs are chosen, with these lines on its first sheet, and what follows. */
export const drawnTable = (
  rules: AnySessionRules,
  lines: readonly string[],
  more: readonly Act[] = [],
): unknown => {
  const setup = rules.readSetup({});
  if (!setup.ok) throw new Error('setup');
  const at = { partie: 1, table: '1' };
  const acts: readonly Act[] = [
    { do: 'enter-players', entries: ['ana', 'bea', 'cleo', 'dora'] } as Act,
    { do: 'call-partie' },
    {
      ...{ do: 'draw-cards', ...at },
      draws: [
        { entry: 'ana', cards: ['SA'] },
        { entry: 'bea', cards: ['HT'] },
        { entry: 'cleo', cards: ['SK'] },
        { entry: 'dora', cards: ['D2'] },
      ],
    } as Act,
    { do: 'choose-seat', ...at, entry: 'ana', seat: 'N' } as Act,
    { do: 'choose-seat', ...at, entry: 'bea', seat: 'E' } as Act,
    { do: 'choose-pack', ...at, pack: 'blue' } as Act,
    ...lines.map(
      (line, before) => ({ do: 'write-line', round: 1, table: '1', deal: before + 1, line }) as Act,
    ),
    ...more,
  ];
  let state = rules.initial(setup.setup);
  for (const act of acts) {
    const decision = rules.decide(state, act, EMPTY_SHELF);
    if (!decision.ok) throw new Error(`${act.do}: ${JSON.stringify(decision)}`);
    for (const event of decision.events) state = rules.evolve(state, event);
  }
  return state;
};
