import { Injectable, effect, inject, signal, untracked } from '@angular/core';
import { Announcer } from '../../../announce/announcer';
import { Connection } from '../../../connection/connection';
import { resultsTexts } from '../../../results/results-texts';
import {
  CorrectResult,
  RecordResult,
  StoredDeal,
  type RecordResultResult,
} from '../../../results/results.operations';
import { freshId } from '../../../graphql/fresh-id';
import { GraphQL } from '../../../graphql/client';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { CompetitionContext } from '../../../standings/competition-context';
import { SessionContext } from '../../../sessions/session-context';
import { KeptLists, type ListState, type ListWriting, type Sending } from './kept-lists';

type Outcome = RecordResultResult['recordResult'];

/** A game as it is stored now. */
export type StoredGame = {
  readonly id: string;
  readonly version: number;
  readonly notation: string;
  readonly by: string;
};

/**
 * Writes lines of the game lists of a tournament, one after the other, whatever list is open; what has no answer waits
 * for the network with the same id, in the browser, so that a reload loses nothing.
 */
@Injectable()
export class ListDesk {
  private readonly graphql = inject(GraphQL);
  private readonly competition = inject(CompetitionContext);
  private readonly session = inject(SessionContext);
  private readonly connection = inject(Connection);
  private readonly announcer = inject(Announcer);
  private readonly language = inject(Language);
  private readonly resultsTexts = pageTexts(resultsTexts);
  private readonly kept = inject(KeptLists);
  /** By id of the deal. */
  readonly states = signal<ReadonlyMap<string, ListState>>(new Map());
  private queue: Sending[] = [];
  private running = false;

  constructor() {
    effect(() => {
      const session = this.session.id();
      untracked(() => {
        this.bringBack(session);
      });
    });
    effect(() => {
      if (this.connection.recoveries() > 0) untracked(() => void this.run());
    });
  }

  store(writing: ListWriting): void {
    this.queue.push({ ...writing, mutation: freshId() });
    this.kept.keepWriting(this.session.id(), this.queue.at(-1) ?? null, writing.id);
    this.set({ kind: 'saving', writing });
    void this.run();
  }

  /** Takes a refused line off the list: it goes back into the field. */
  take(id: string): void {
    if (this.states().get(id)?.kind !== 'refused') return;
    this.kept.keepWriting(this.session.id(), null, id);
    this.states.update((states) => new Map([...states].filter(([key]) => key !== id)));
  }

  async stored(id: string): Promise<StoredGame | null> {
    try {
      const { deal } = await this.graphql.ask(StoredDeal, { id });
      if (typeof deal?.notation !== 'string') return null;
      const by = deal.history.findLast(({ type }) => type === 'DealScored')?.actor ?? '';
      return { id, version: deal.version, notation: deal.notation, by };
    } catch {
      return null;
    }
  }

  private async run(): Promise<void> {
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

  /** False when the server cannot be reached: the queue waits for the network. */
  private async write(writing: Sending): Promise<boolean> {
    try {
      const outcome = await this.send(writing);
      const label = this.language.texts().standings.table(writing.place.table);
      const texts = this.resultsTexts();
      if (outcome.__typename === 'Committed') {
        this.kept.keepWriting(this.session.id(), null, writing.id);
        this.competition.learn(outcome.position);
        this.set({ kind: 'stored', writing });
        this.announcer.say(texts.storedAnnounce(`${label}, ${writing.deal}`, writing.typed));
      } else {
        const reason = this.language.pick(outcome);
        this.kept.keepWriting(this.session.id(), { ...writing, refused: reason }, writing.id);
        this.set({ kind: 'refused', writing, reason });
        this.announcer.warn(texts.refusedAnnounce(`${label}, ${writing.deal}`, reason));
      }
      return true;
    } catch {
      this.set({ kind: 'waiting', writing });
      this.connection.unanswered();
      return false;
    }
  }

  private async send({
    mutation,
    id,
    place,
    seating,
    players,
    first,
    act,
    replaces,
  }: Sending): Promise<Outcome> {
    const input = { clientMutationId: mutation, result: act };
    if (replaces === null) {
      const competition = this.competition.id();
      const setup = first === undefined ? { players } : { players, first };
      const opened = { ...input, competition, place, seating, setup };
      return (await this.graphql.send(RecordResult, { input: opened })).recordResult;
    }
    const { version, reason } = replaces;
    const correction = { ...input, deal: id, expectedVersion: version, reason };
    return (await this.graphql.send(CorrectResult, { input: correction })).correctResult;
  }

  private bringBack(session: string): void {
    const left = this.kept.writings(session);
    const states = left.map((writing): [string, ListState] => [
      writing.id,
      writing.refused === undefined
        ? { kind: 'saving', writing }
        : { kind: 'refused', writing, reason: writing.refused },
    ]);
    this.states.set(new Map(states));
    this.queue = left.filter(({ refused }) => refused === undefined);
    void this.run();
  }

  private set(state: ListState): void {
    this.states.update((states) => new Map(states).set(state.writing.id, state));
  }
}
