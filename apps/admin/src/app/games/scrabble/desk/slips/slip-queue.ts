import { Injectable, computed, effect, inject, signal, untracked } from '@angular/core';
import { Announcer } from '../../../../announce/announcer';
import { Connection } from '../../../../connection/connection';
import { resultsTexts } from '../../../../results/results-texts';
import { freshId } from '../../../../graphql/fresh-id';
import { GraphQL } from '../../../../graphql/client';
import { Language } from '../../../../language/language';
import { pageTexts } from '../../../../language/page-texts';
import { SessionContext, type SessionAct } from '../../../../sessions/session-context';
import { RecordSlip } from '../desk.operations';
import { KeptSlips } from './kept-slips';

/** A typed slip on its way. `waiting`: not sent, or sent without an answer; it is sent again with the same id. */
export type QueuedSlip = {
  readonly key: string;
  readonly entry: string;
  readonly round: number;
  /** As typed, to be put right after a refusal. */
  readonly typed: string;
  /** Who and what, for people. */
  readonly label: string;
  readonly acts: readonly SessionAct[];
  readonly state: 'waiting' | 'sending' | 'stored' | 'refused';
  readonly reason: string;
};

/** A write on its way; sent again as it was, it counts once. */
export type Sending = { readonly mutation: string; readonly expectedVersion: number };

const shown = 12;

/**
 * The slips of a desk in the order typed, one write at a time: each knows the version before it. Slips of different
 * players do not touch each other, so another desk's write only means to try again on top of it.
 */
@Injectable()
export class SlipQueue {
  private readonly graphql = inject(GraphQL);
  private readonly context = inject(SessionContext);
  private readonly connection = inject(Connection);
  private readonly announcer = inject(Announcer);
  private readonly language = inject(Language);
  private readonly kept = inject(KeptSlips);
  private readonly resultsTexts = pageTexts(resultsTexts);
  private readonly all = signal<readonly QueuedSlip[]>([]);
  readonly recent = computed(() => this.all().slice(-shown).reverse());
  readonly unsent = computed(
    () => this.all().filter(({ state }) => state === 'waiting' || state === 'sending').length,
  );
  readonly refused = computed(() => this.all().filter(({ state }) => state === 'refused'));
  /** Version that another desk's write has made; the page may not have read it yet. */
  private version = -1;
  /** The write whose answer was lost: sent again as it was, so that it counts once. */
  private pending: Sending | null = null;
  private running = false;

  constructor() {
    // What the server had not taken when the page was left is there again, and goes on its way.
    effect(() => {
      const session = this.context.id();
      untracked(() => {
        const slips = this.kept.slips(session);
        this.pending = slips.find(({ refused, sent }) => !refused && sent !== null)?.sent ?? null;
        this.all.set(
          slips.map(({ refused, sent: _, ...slip }) => ({ ...slip, state: refused ? 'refused' : 'waiting' })),
        );
        void this.run();
      });
    });
    effect(() => {
      if (this.connection.recoveries() > 0) untracked(() => void this.run());
    });
  }

  add(slip: Pick<QueuedSlip, 'entry' | 'round' | 'typed' | 'label' | 'acts'>): void {
    const queued: QueuedSlip = { ...slip, key: freshId(), state: 'waiting', reason: '' };
    this.all.update((all) => [...all, queued]);
    this.keep(queued, null);
    void this.run();
  }

  /** Takes a refused slip off the list: it goes back into the field. */
  take(key: string): void {
    this.all.update((all) => all.filter((slip) => slip.key !== key));
    this.kept.dropSlip(this.context.id(), key);
  }

  /** The slip of that player in that round that this desk has sent or is sending. */
  has(entry: string, round: number): boolean {
    return this.all().some(
      (slip) => slip.entry === entry && slip.round === round && slip.state !== 'refused',
    );
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      for (let next = this.next(); next !== undefined; next = this.next())
        if (!(await this.write(next))) return;
    } finally {
      this.running = false;
    }
  }

  private next(): QueuedSlip | undefined {
    return this.all().find(({ state }) => state === 'waiting' || state === 'sending');
  }

  /** False when the server cannot be reached: the queue waits for the network. */
  private async write(slip: QueuedSlip): Promise<boolean> {
    const session = this.context.id();
    this.set(slip.key, 'sending');
    try {
      const outcome = await this.context.inTurn(async (known) => {
        this.pending ??= { mutation: freshId(), expectedVersion: Math.max(this.version, known) };
        this.keep(slip, this.pending);
        const { mutation: clientMutationId, expectedVersion } = this.pending;
        const input = { clientMutationId, session, expectedVersion, acts: slip.acts };
        return (await this.graphql.send(RecordSlip, { input })).recordSessionActs;
      });
      this.pending = null;
      if (outcome.__typename === 'ConflictingVersion') this.version = outcome.current;
      else if (outcome.__typename === 'Committed') {
        this.context.wrote(session, outcome.version);
        this.set(slip.key, 'stored');
        this.kept.dropSlip(this.context.id(), slip.key);
        this.announcer.say(this.resultsTexts().storedAnnounce(slip.label, slip.typed));
      } else this.refuse(slip, this.language.pick(outcome));
      return true;
    } catch {
      this.set(slip.key, 'waiting');
      this.connection.unanswered();
      return false;
    }
  }

  private refuse(slip: QueuedSlip, reason: string): void {
    this.set(slip.key, 'refused', reason);
    this.keep({ ...slip, state: 'refused', reason }, null);
    this.announcer.warn(this.resultsTexts().refusedAnnounce(slip.label, reason));
  }

  private keep({ state, ...slip }: QueuedSlip, sent: Sending | null): void {
    this.kept.keepSlip(this.context.id(), { ...slip, refused: state === 'refused', sent });
  }

  private set(key: string, state: QueuedSlip['state'], reason = ''): void {
    this.all.update((all) => all.map((slip) => (slip.key === key ? { ...slip, state, reason } : slip)));
  }
}
