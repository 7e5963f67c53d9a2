import {
  callArbiter,
  closeCompetition,
  dealId,
  loadCompetition,
  uuidV5,
  type EventStore,
  type Actor,
  type WriteOutcome,
} from '@arbitre/events';
import { GAME_LINES } from '../../games.generated';
import type { People } from '../competition';
import { SEED } from '../season';
import { writeSession } from '../write-session';

/** Accounts of the demo: who opens and closes its evenings, and who writes their results down. */
const OPENER = { id: 'staff', role: 'staff' };
const SCORER = { id: 'club', role: 'club' };
const NAMESPACE = '6c2f7e54-6d1c-5c37-9a6e-0a4b0f3a9b11';
const REGION = 'Nord';
const DAY = 86_400_000;

type Drawn = NonNullable<(typeof GAME_LINES)[keyof typeof GAME_LINES]['evening']>;

/** The evenings that games of the command line can draw; the demo shows that of the first. */
const drawn: Drawn | undefined = Object.values(GAME_LINES).find(
  ({ evening }) => evening !== undefined,
)?.evening;

export type Evening = {
  readonly id: string;
  readonly name: string;
  readonly startsOn: string;
  readonly seed: number;
  /** Why its session is closed; it goes on unless given. */
  readonly closing?: string;
};

/** What an evening of the demo is written with. */
export type Writing = {
  readonly store: EventStore;
  readonly people?: People | undefined;
  /** The moment of a write. */
  readonly now: () => string;
  /** Called after each result that was new; whoever throws stops the evening there. */
  readonly entered?: () => Promise<void>;
};

/** What the demo itself writes is taken, or the demo is wrong. */
const taken = (outcome: WriteOutcome): void => {
  if (outcome.kind === 'refused' || outcome.kind === 'conflict')
    throw new Error(`An evening of the demo was not taken: ${JSON.stringify(outcome)}`);
};

const dayBefore = (moment: string, days: number): string =>
  new Date(Date.parse(moment) - days * DAY).toISOString().slice(0, 10);

/** The first day of an evening that stands in the log already; a later start of the demo finds it as it was. */
const keptDay = async (store: EventStore, id: string, otherwise: string): Promise<string> =>
  (await loadCompetition(store, id))?.opened?.startsOn ?? otherwise;

/** Writes an evening, result by result; what was written before stays as it is. */
export const writeEvening = async (
  { id, name, startsOn, seed, closing }: Evening,
  { store, people, now, entered }: Writing,
): Promise<void> => {
  if (drawn === undefined) return;
  const { sittings = [], ...session } = drawn(seed);
  const ending = closing === undefined ? {} : { closing };
  await writeSession(
    store,
    { ...session, sittings: sittings.map((sitting) => ({ ...sitting, ...ending })), startsOn },
    { competition: id, name, region: REGION, actor: OPENER, scorer: SCORER, time: now, people, entered },
  );
};

const context = (id: string, what: string, time: string, actor: Actor) => ({
  ...{ commandId: uuidV5(uuidV5(NAMESPACE, id), what), correlationId: uuidV5(NAMESPACE, id) },
  ...{ actor, time },
});

/** Last week's evening, closed. */
export const closedEvening = async (writing: Writing): Promise<void> => {
  const { store, now } = writing;
  const id = 'demo-soiree-close';
  const startsOn = await keptDay(store, id, dayBefore(now(), 7));
  await writeEvening(
    {
      id,
      name: 'Tournoi de la semaine dernière',
      startsOn,
      seed: SEED + 1,
      closing: 'Toutes les rondes sont jouées',
    },
    writing,
  );
  taken(
    await closeCompetition(
      store,
      { competition: id, reason: 'Résultats proclamés' },
      context(id, 'close', now(), OPENER),
    ),
  );
};

/** Yesterday's evening: at one table the arbiter is asked for, and has not ruled. */
export const disputedEvening = async (writing: Writing): Promise<void> => {
  const { store, now } = writing;
  const id = 'demo-soiree-litige';
  const startsOn = await keptDay(store, id, dayBefore(now(), 1));
  const evening = { id, name: 'Tournoi d’hier, un litige en attente', startsOn, seed: SEED + 2 };
  await writeEvening(evening, writing);
  const place = drawn?.(evening.seed).deals[10]?.place;
  const [side] = Object.keys(drawn?.(evening.seed).deals[10]?.seating ?? {});
  if (place === undefined || side === undefined) return;
  taken(
    await callArbiter(
      store,
      {
        deal: dealId(id, place),
        by: side,
        reason: 'Les deux camps ne comptent pas le même nombre de levées.',
      },
      context(id, 'call', now(), SCORER),
    ),
  );
};

/** Tonight's evening, from where it was left: one result after the other until it is complete. */
export const runningEvening = async (writing: Writing): Promise<void> => {
  const startsOn = writing.now().slice(0, 10);
  await writeEvening(
    { id: `demo-soiree-${startsOn}`, name: 'Tournoi de ce soir', startsOn, seed: SEED + 3 },
    writing,
  );
};
