import type { GameManifest } from '@arbitre/rules/kernel/manifest';
import type { SessionState } from '@arbitre/rules/kernel/session/state';
import { offeredIn } from '@arbitre/rules/kernel/session/state';
import { goldenStreams } from '@arbitre/rules/kernel/testing/golden';
import { playDeal, playSitting } from './testing/played';
import { allGames, type DomainEvent, sessionDecider, sessionView } from './index';

// What pages offer of a session: nothing is accepted that was not offered.

const offering = allGames.all.filter(({ session }) => session?.rules.offered !== undefined);

/** Follows a session; the acts that were accepted though nobody had been offered them. */
const following = ({ session }: GameManifest) => {
  let offers: readonly string[] = [];
  const accepted = new Set<string>();
  const unoffered = new Set<string>();
  return {
    accepted,
    unoffered,
    see: (state: SessionState, events: readonly DomainEvent[]): void => {
      for (const event of events) {
        const act = session?.rules.actOf(event) ?? null;
        if (act === null) continue;
        accepted.add(act.do);
        if (!offers.includes(act.do)) unoffered.add(act.do);
      }
      offers = offeredIn(state);
    },
  };
};

describe.each(offering.map((manifest) => [manifest.id, manifest] as const))(
  'a session of %s',
  (id, manifest) => {
    it.each([1, 2, 3])('drawn by seed %i records what was offered, and nothing else', async (seed) => {
      const demo = (await manifest.demo?.())?.generateSession(seed);
      if (demo === undefined) throw new Error(`${id} draws no demo`);
      const deals = demo.deals.map((deal) => playDeal(demo, deal));
      for (const sitting of demo.sittings) {
        const { accepted, unoffered, see } = following(manifest);
        playSitting(demo, sitting, deals, see);
        expect([...unoffered]).toEqual([]);
        expect(accepted.size).toBeGreaterThan(0);
      }
    });

    it('as it was once recorded, with every type of event, records what was offered', () => {
      const sessions = [...goldenStreams(id)].filter(([stream]) => stream.startsWith('session-'));
      expect(sessions.length).toBeGreaterThan(0);
      for (const [, events] of sessions) {
        const { unoffered, see } = following(manifest);
        const state = sessionDecider.initial();
        for (const { type, data } of events) {
          // As it is once the whole write is in: milestones follow their act.
          sessionDecider.evolve(state, { type, data });
          see(state, [{ type, data }]);
        }
        expect([...unoffered]).toEqual([]);
      }
    });

    it('offers the staff acts that its rules declare, and strangers none', () => {
      const acts = Object.keys(manifest.session?.acts ?? {});
      const state = sessionDecider.initial();
      const [, events = []] = [...goldenStreams(id)].find(([stream]) => stream.startsWith('session-')) ?? [];
      for (const { type, data } of events.slice(0, 1)) sessionDecider.evolve(state, { type, data });
      const { offers } = sessionView(state, { kind: 'staff' }) as { readonly offers: readonly string[] };
      expect(acts).toEqual(expect.arrayContaining([...offers]));
      expect(offers.length).toBeGreaterThan(0);
      expect(sessionView(state, { kind: 'everyone' })).not.toHaveProperty('offers');
    });

    it('offers nothing once it is closed', () => {
      for (const [, events] of [...goldenStreams(id)].filter(([stream]) => stream.startsWith('session-'))) {
        const state = sessionDecider.initial();
        for (const { type, data } of events) sessionDecider.evolve(state, { type, data });
        if (state.closed !== null) expect(offeredIn(state)).toEqual([]);
      }
    });
  },
);
