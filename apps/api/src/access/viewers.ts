import { type Holder, refuseToAccount, Sessions } from '@arbitre/accounts';
import { type EventStore, grantsOf, located, type PlaceOfWrite } from '@arbitre/events';
import type { Audience, Refusal } from '@arbitre/rules';
import {
  type Grants,
  holding,
  mayDo,
  mayRead,
  permitted,
  type Operation,
  type Reading,
  roles,
} from '@arbitre/rules/federation';
import { Inject, Injectable } from '@nestjs/common';
import { EVENT_STORE, SETTINGS } from '../connections/tokens';
import type { Settings } from '../settings';
import { demoGrants } from './demo-accounts';
import type { Role } from './role';

/** Who is signed in. */
export type Viewer = Holder & {
  /** What he was granted, looked up when first asked: most reads are public. Nothing, while a second factor is due. */
  granted(): Promise<Grants>;
  /** Whether one of his roles asks for a second factor, and he has shown none. */
  isDue(): Promise<boolean>;
};

/** The day in UTC, by which grants begin and end. */
const today = (): string => new Date().toISOString().slice(0, 10);

/** The first of the roles that these grants give today anywhere. */
export const firstRole = (grants: Grants): Role => {
  const held = new Set(holding(grants, today()).map(({ role }) => role));
  const first = roles.find((role) => held.has(role));
  return (first ?? 'public').toUpperCase() as Role;
};

/** What those who are signed in may do. Their grants are read from the log: one that was ended holds nowhere any more. */
@Injectable()
export class Viewers {
  constructor(
    private readonly sessions: Sessions,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async of(token: string): Promise<Viewer | null> {
    const holder = await this.sessions.holderOf(token);
    if (holder === null) return null;
    let read: Promise<Grants> | null = null;
    const all = (): Promise<Grants> => (read ??= this.grantsOf(holder));
    const isDue = async (): Promise<boolean> => !holder.strong && this.asksForMore(holder, await all());
    return { ...holder, isDue, granted: async () => ((await isDue()) ? [] : all()) };
  }

  /** Whether a role that is held today is one of those of which the federation asks for a second factor. */
  private asksForMore({ demo }: Holder, grants: Grants): boolean {
    const { secondFactor } = this.settings;
    return !demo && holding(grants, today()).some(({ role }) => secondFactor.includes(role));
  }

  /** Those of an account of the demo stand in no log. */
  grantsOf({ id, demo }: Pick<Holder, 'id' | 'demo'>): Promise<Grants> {
    return demo ? Promise.resolve(demoGrants(id)) : grantsOf(this.store, id);
  }

  /** Whether a viewer may read that; `place` null: wherever one of his grants holds. */
  async mayRead(reading: Reading, viewer: Viewer | null, place: PlaceOfWrite | null): Promise<boolean> {
    if (viewer === null) return false;
    const grants = await viewer.granted();
    const where = place && (await located(this.store, place, grants));
    return mayRead(reading, grants, where, today());
  }

  /** How much of what is still hidden there a viewer may see. No account plays: none is bound to a seat. */
  async audienceOf(viewer: Viewer | null, place: PlaceOfWrite): Promise<Audience> {
    return (await this.mayRead('hidden', viewer, place)) ? { kind: 'staff' } : { kind: 'everyone' };
  }

  /** Why a viewer does not do that for the whole federation; null when he may. */
  async refusal(operation: Operation, viewer: Viewer): Promise<Refusal | null> {
    if (await viewer.isDue()) return refuseToAccount('second-factor-due', {});
    const found = permitted(operation, await viewer.granted(), {}, today());
    return 'violation' in found ? found : null;
  }

  async mayDo(viewer: Viewer | null, place: PlaceOfWrite): Promise<readonly Operation[]> {
    if (viewer === null) return [];
    const grants = await viewer.granted();
    return mayDo(grants, await located(this.store, place, grants), today());
  }
}
