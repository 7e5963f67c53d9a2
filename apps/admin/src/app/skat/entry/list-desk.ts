import { Injectable, inject, signal } from '@angular/core';
import { Announcer } from '../../announce/announcer';
import { Connection } from '../../connection/connection';
import {
  CorrectResult,
  RecordResult,
  StoredDeal,
  type RecordResultResult,
} from '../../entry/entry.operations';
import { freshId } from '../../entry/fresh-id';
import { GraphQL } from '../../graphql/client';
import { Language } from '../../language/language';
import { CompetitionContext } from '../../standings/competition-context';
import type { ResultAct } from './judged-game';

type Outcome = RecordResultResult['recordResult'];

/** A line of the list on its way. */
export type ListWriting = {
  readonly deal: number;
  /** `<session>-r1-t2-b3` */
  readonly id: string;
  readonly place: {
    readonly session: number;
    readonly round: number;
    readonly table: string;
    readonly board: number;
  };
  readonly seating: readonly { readonly seat: string; readonly entry: string }[];
  readonly players: number;
  readonly act: ResultAct;
  readonly typed: string;
  /** Present when a stored result is replaced. */
  readonly reason: string | null;
};

export type ListState =
  | { readonly kind: 'saving' | 'waiting' | 'stored'; readonly writing: ListWriting }
  | { readonly kind: 'refused'; readonly writing: ListWriting; readonly reason: string };

type Sending = ListWriting & { readonly mutation: string };

/** Writes lines of a game list, one after the other; what has no answer waits for the network with the same id. */
@Injectable()
export class ListDesk {
  private readonly graphql = inject(GraphQL);
  private readonly competition = inject(CompetitionContext);
  private readonly connection = inject(Connection);
  private readonly announcer = inject(Announcer);
  private readonly language = inject(Language);
  /** By deal. */
  readonly states = signal<ReadonlyMap<number, ListState>>(new Map());
  private readonly queue: Sending[] = [];
  private running = false;

  store(writing: ListWriting): void {
    this.queue.push({ ...writing, mutation: freshId() });
    this.set({ kind: 'saving', writing });
    void this.run();
  }

  /** Sends what waits again; called when the connection is back. */
  async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      for (let next = this.queue[0]; next !== undefined; next = this.queue[0]) {
        if (!(await this.write(next))) return;
        this.queue.shift();
      }
    } finally {
      this.running = false;
    }
  }

  private async write(writing: Sending): Promise<boolean> {
    try {
      const outcome = await this.send(writing);
      const label = this.language.texts().standings.table(writing.place.table);
      const texts = this.language.texts().entry;
      if (outcome.__typename === 'Committed') {
        this.competition.learn(outcome.position);
        this.set({ kind: 'stored', writing });
        this.announcer.say(texts.storedAnnounce(`${label}, ${writing.deal}`, writing.typed));
      } else {
        const reason = this.language.pick(outcome);
        this.set({ kind: 'refused', writing, reason });
        this.announcer.warn(texts.refusedAnnounce(`${label}, ${writing.deal}`, reason));
      }
      return true;
    } catch {
      this.set({ kind: 'waiting', writing });
      void this.connection.ask();
      return false;
    }
  }

  private async send({ mutation, id, place, seating, players, act, reason }: Sending): Promise<Outcome> {
    if (reason === null) {
      const competition = this.competition.id();
      const input = {
        clientMutationId: mutation,
        competition,
        place,
        seating,
        setup: { players },
        result: act,
      };
      return (await this.graphql.send(RecordResult, { input })).recordResult;
    }
    const { deal } = await this.graphql.ask(StoredDeal, { id });
    const input = {
      clientMutationId: mutation,
      deal: id,
      expectedVersion: deal?.version ?? -1,
      reason,
      result: act,
    };
    return (await this.graphql.send(CorrectResult, { input })).correctResult;
  }

  private set(state: ListState): void {
    this.states.update((states) => new Map(states).set(state.writing.deal, state));
  }
}
