import { allGames, dealDecider, type DomainEvent } from '@arbitre/rules';
import { actOfDealEvent } from '@arbitre/rules/kernel/deal/audit';
import { dealTableView } from '@arbitre/rules/kernel/deal/table-view';
import type { DealState } from '@arbitre/rules/kernel/deal/state';
import { shapesOf } from '@arbitre/rules/kernel/declare/shapes';
import type { GameManifest } from '@arbitre/rules/kernel/manifest';
import { asNewest, goldenStreams } from '@arbitre/rules/kernel/testing/golden';
import { FACES } from '../../games/faces.generated';
import { canBe, type Said } from '../../sessions/acts/narrowing';
import { possible } from './possible';
import { knownOf } from './samples';

const faces = Object.entries(FACES).map(async ([game, load]) => {
  const forms = await (await load()).default.dealActs?.();
  const manifest = allGames.all.find(({ id }) => id === game);
  const { elsewhere = [], never = [] } = forms ?? {};
  return manifest?.play === undefined ? [] : [{ game, manifest, acts: manifest.play.acts, elsewhere, never }];
});
const played = (await Promise.all(faces)).flat();

const ask = (state: DealState, { play, articles }: GameManifest, name: string) => {
  const [declared, view] = [play?.acts[name], dealTableView(state)];
  if (declared === undefined || view === null) return null;
  const known = knownOf(
    view,
    articles.map(({ id }) => id),
    state.opened?.setup,
  );
  return possible(name, declared, known, (act) => dealDecider.decide(state, act).ok);
};

const plain = (value: unknown): value is string | number => ['string', 'number'].includes(typeof value);

/** What an act says in fields of a form; null for what no act says, the consequence of another. */
const saidIn = ({ play }: GameManifest, { do: name, ...given }: { readonly do: string }): Said | null => {
  const declared = shapesOf(play?.acts[name]?.fields ?? {}).find((fields) =>
    Object.entries(fields).every(
      ([field, of]) =>
        of.optional === true || of.accepts((given as Readonly<Record<string, unknown>>)[field]),
    ),
  );
  if (declared === undefined) return null;
  return Object.fromEntries(
    Object.entries(given).flatMap(([field, value]) =>
      field in declared && plain(value) ? [[field, value]] : [],
    ),
  );
};

/** The deals of a game as they were once recorded, with every type of event. */
const dealsOf = (manifest: GameManifest): readonly (readonly DomainEvent[])[] =>
  [...goldenStreams(manifest.id)].flatMap(([stream, events]) =>
    stream.startsWith('deal-') ? [events.map((event) => asNewest(manifest, event))] : [],
  );

describe.each(played)(
  'the form of other acts at a table of $game',
  ({ manifest, acts, elsewhere, never }) => {
    it('offers every act that its rules ever accept, with what it says', () => {
      const [offered, missed] = [new Set<string>(), new Set<string>()];
      for (const events of dealsOf(manifest)) {
        const state = dealDecider.initial();
        for (const event of events) {
          const act = actOfDealEvent(state, event);
          const said = act !== null && act.do in acts ? saidIn(manifest, act) : null;
          // A call that follows from the arbiter's word is no act that somebody gives.
          const isTaken = act !== null && dealDecider.decide(state, act).ok;
          if (isTaken && said !== null && !elsewhere.includes(act.do)) {
            const choices = ask(state, manifest, act.do);
            if (choices !== null && canBe(choices, said)) offered.add(act.do);
            else missed.add(JSON.stringify(act));
          }
          dealDecider.evolve(state, event);
        }
      }
      expect([...missed]).toEqual([]);
      expect(Object.keys(acts).filter((act) => !offered.has(act))).toEqual([...elsewhere, ...never]);
    });

    it('offers no second deal while everybody’s cards are known', () => {
      let asked = 0;
      for (const events of dealsOf(manifest)) {
        const state = dealDecider.initial();
        for (const event of events) {
          dealDecider.evolve(state, event);
          const { seats = [], trick } = dealTableView(state) ?? {};
          if (trick?.cards.length !== 1 || seats.some(({ hand }) => hand === null)) continue;
          asked += 1;
          expect(ask(state, manifest, 'deal')).toBeNull();
        }
      }
      expect(asked).toBeGreaterThan(0);
    });
  },
);
