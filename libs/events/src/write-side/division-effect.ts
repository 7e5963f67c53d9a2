import type { Refusal } from '@arbitre/rules';
import { invalidField, isAct, unkeepable } from '@arbitre/rules/kernel/act-shape';
import { fieldsProblem } from '@arbitre/rules/kernel/declare/acts';
import { refuse } from '@arbitre/rules/kernel/shared-refusals';
import {
  type DivisionAct,
  divisionActs,
  type DivisionEvent,
  type DivisionState,
  stateTold,
  tableTold,
  type ToldTable,
} from '@arbitre/rules/leagues';
import type { EventStore } from '../store/contract';
import { streams } from '../stream-kinds';
import type { CommandContext } from './contract';
import { toldOfDivision } from './division-told';
import { allowedIn, decidedIn, type InDivision } from './divisions';
import { notThere } from './not-there';

/** The table as it is and as an act would make it, with the division as it would be; or why the act cannot be. */
export type DivisionEffect =
  | { readonly now: ToldTable; readonly then: ToldTable; readonly state: DivisionState }
  | Pick<Refusal, 'violation'>;

/** Why, and who decided it, make no difference to a table: nobody has to have typed them yet. */
const UNSAID = { reason: '–', decidedBy: 'federation' };

/** An act as it is typed, which may be anything. */
const readAct = (given: unknown): DivisionAct | Refusal => {
  if (!isAct(given)) return invalidField('act', given, 'an act');
  if (!Object.hasOwn(divisionActs, given.do)) return refuse('unknown-act', { do: given.do.slice(0, 80) });
  const act = { ...UNSAID, ...given } as DivisionAct;
  return unkeepable(act) ?? fieldsProblem(divisionActs[act.do].fields)(act) ?? act;
};

/** What an act would make of a division's table; nothing is written. Refused as the write would be, to whoever may not write it too. */
export const effectInDivision = async (
  store: EventStore,
  { division, act: given }: { readonly division: string; readonly act: unknown },
  context: CommandContext,
): Promise<DivisionEffect> => {
  const act = readAct(given);
  if ('violation' in act) return act;
  const input: InDivision = { division, act };
  const forbidden = await (await allowedIn(store, input)).forbids(store, input, context);
  if (forbidden !== null) return forbidden;
  const loaded = await store.load(streams.name('division', division));
  const decided = await decidedIn(store, input, context, { loaded, again: false });
  if (!decided.ok) return decided;
  const planned = decided.events as readonly DivisionEvent[];
  const [before, after] = await Promise.all(
    [[], planned].map((events) => toldOfDivision(store, division, null, events)),
  );
  const [now, then] = [before && tableTold(before), after && tableTold(after)];
  return after && now && then ? { now, then, state: stateTold(after) } : notThere('division', division);
};
