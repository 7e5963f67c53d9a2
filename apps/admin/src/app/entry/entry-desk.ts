import { Injectable, computed, effect, inject, signal } from '@angular/core';
import { Announcer } from '../announce/announcer';
import { Connection } from '../connection/connection';
import { GraphQL } from '../graphql/client';
import { Language } from '../language/language';
import { CompetitionContext } from '../standings/competition-context';
import {
  CorrectResult,
  EntryHead,
  RecordResult,
  type EntryHeadResult,
  type RecordResultResult,
} from './entry.operations';
import { freshId } from './fresh-id';
import { rest, type LineState, type Writing } from './line-state';
import type { PlannedLine, SheetLine, StoredDeal } from './score-sheet';
import { StoredResults } from './stored-results';
import type { ResultAct } from './typed-result';

export type SeatedEntry = NonNullable<EntryHeadResult['competition']>['entries']['nodes'][number];
type Outcome = RecordResultResult['recordResult'];
type Committed = Extract<Outcome, { __typename: 'Committed' }>;

/** The last stored entry, as long as it can be taken back. */
export type Undo = {
  readonly line: SheetLine;
  readonly writing: Writing;
  readonly version: number;
  readonly deal: string;
};

const undoFor = 10_000;

/** Everything that the entry page knows and does: deals, entries, lines on their way, undo. */
@Injectable()
export class EntryDesk {
  private readonly graphql = inject(GraphQL);
  private readonly connection = inject(Connection);
  private readonly context = inject(CompetitionContext);
  private readonly announcer = inject(Announcer);
  private readonly language = inject(Language);
  private readonly results = inject(StoredResults);
  readonly deals = this.results.deals;
  readonly entries = signal<ReadonlyMap<string, SeatedEntry>>(new Map());
  readonly ruleset = signal('');
  readonly closed = computed(() => this.context.head()?.state === 'CLOSED');
  readonly planned = signal<readonly PlannedLine[]>([]);
  readonly ready = signal(false);
  readonly undo = signal<Undo | null>(null);
  private readonly states = signal<ReadonlyMap<string, LineState>>(new Map());
  private readonly lines = new Map<string, SheetLine>();
  private undoTimer: ReturnType<typeof setTimeout> | undefined;
  readonly waiting = computed(
    () => [...this.states().values()].filter(({ kind }) => kind === 'waiting').length,
  );

  constructor() {
    effect(() => {
      const id = this.context.id();
      this.connection.recoveries();
      if (id !== '') this.load(id).catch(() => undefined);
    });
    effect(() => {
      const atLeast = this.context.changed();
      if (atLeast !== null) this.results.load(this.context.id(), atLeast).catch(() => undefined);
    });
    effect(() => {
      if (this.connection.recoveries() > 0) this.resend();
    });
  }

  stateOf(key: string): LineState {
    return this.states().get(key) ?? rest;
  }

  /** Lines that are taken for done while their answer is on its way. */
  onTheirWay(): ReadonlySet<string> {
    return new Set(
      [...this.states()].flatMap(([key, { kind }]) => (kind === 'saving' || kind === 'waiting' ? [key] : [])),
    );
  }

  /** Stores a result where there is none, or corrects the one that stands; resolves when the answer is on its line. */
  async store(line: SheetLine, act: ResultAct, notation: string, reason: string): Promise<void> {
    const { deal } = line;
    const from = deal?.notation ?? null;
    const correction =
      deal === null || from === null ? null : { deal: deal.id, version: deal.version, reason, from };
    await this.write(line, { mutation: freshId(), act, notation, correction });
  }

  /** After a conflict: mine replaces theirs, as a correction of what they stored. */
  async insist(line: SheetLine, reason: string): Promise<void> {
    const state = this.stateOf(line.key);
    if (state.kind !== 'conflict') return;
    const { deal, version, notation } = state.theirs;
    const correction = { deal, version, reason, from: notation };
    await this.write(line, { ...state.writing, mutation: freshId(), correction });
  }

  clear(key: string): void {
    this.set(key, rest);
  }

  private async write(line: SheetLine, writing: Writing): Promise<void> {
    this.lines.set(line.key, line);
    this.set(line.key, { kind: 'saving', writing });
    let outcome: Outcome;
    try {
      outcome = await this.send(line, writing);
    } catch {
      this.set(line.key, { kind: 'waiting', writing });
      void this.connection.ask();
      return;
    }
    if (outcome.__typename === 'Committed') this.commit(line, writing, outcome);
    else await this.refuse(line, writing, outcome);
  }

  private async send(line: SheetLine, { mutation, act, correction }: Writing): Promise<Outcome> {
    if (correction !== null) {
      const { deal, version, reason } = correction;
      const input = { clientMutationId: mutation, deal, expectedVersion: version, reason, result: act };
      return (await this.graphql.send(CorrectResult, { input })).correctResult;
    }
    const [session = '', round = ''] = line.key.split('/');
    const place = { session: Number(session), round: Number(round), table: line.table, board: line.board };
    const seating = Object.entries(line.seating).map(([seat, entry]) => ({ seat, entry }));
    const input = { clientMutationId: mutation, competition: this.context.id(), place, seating, result: act };
    return (await this.graphql.send(RecordResult, { input })).recordResult;
  }

  private commit(line: SheetLine, writing: Writing, { id, version, position }: Committed): void {
    this.results.put(this.storedDeal(line, id, version, writing.notation));
    this.set(line.key, { kind: 'stored', corrected: writing.correction !== null });
    this.context.learn(position);
    const texts = this.language.texts().entry;
    this.announcer.say(texts.storedAnnounce(texts.cell(line.table, line.board), writing.notation));
    clearTimeout(this.undoTimer);
    this.undo.set({ line, writing, version, deal: id });
    this.undoTimer = setTimeout(() => {
      this.undo.set(null);
    }, undoFor);
  }

  private storedDeal(line: SheetLine, id: string, version: number, notation: string): StoredDeal {
    const [session = '', round = ''] = line.key.split('/');
    const seating = Object.entries(line.seating).map(([seat, entry]) => ({ seat, entry: { id: entry } }));
    const place = { session: Number(session), round: Number(round), table: line.table, board: line.board };
    return { setup: {}, ...line.deal, ...place, id, version, notation, state: 'SCORED', seating };
  }

  /** Somebody else's result in the same place is a conflict, whatever the code that the refusal carries. */
  private async refuse(
    line: SheetLine,
    writing: Writing,
    outcome: Exclude<Outcome, Committed>,
  ): Promise<void> {
    const texts = this.language.texts().entry;
    const reason = this.language.pick(outcome);
    const cell = texts.cell(line.table, line.board);
    const theirs = await this.results.theirs(this.context.id(), line, writing.correction?.version ?? null);
    if (theirs !== null && theirs.notation !== writing.notation) {
      this.set(line.key, { kind: 'conflict', writing, theirs });
      this.announcer.warn(`${cell} : ${texts.conflict(theirs.notation, theirs.actor)}`);
      return;
    }
    this.set(
      line.key,
      theirs === null ? { kind: 'refused', writing, reason } : { kind: 'stored', corrected: false },
    );
    if (theirs === null) this.announcer.warn(texts.refusedAnnounce(cell, reason));
  }

  private resend(): void {
    for (const [key, state] of this.states()) {
      const line = this.lines.get(key);
      if (state.kind === 'waiting' && line !== undefined) void this.write(line, state.writing);
    }
  }

  private async load(id: string): Promise<void> {
    const entries = new Map<string, SeatedEntry>();
    for (let after: string | null = null, more = true; more;) {
      const answer: EntryHeadResult = await this.graphql.ask(
        EntryHead,
        after === null ? { id } : { id, after },
      );
      if (answer.competition === null) return;
      for (const entry of answer.competition.entries.nodes) entries.set(entry.id, entry);
      this.ruleset.set(answer.competition.ruleset);
      after = answer.competition.entries.pageInfo.endCursor;
      more = answer.competition.entries.pageInfo.hasNextPage;
    }
    this.entries.set(entries);
    await this.results.load(id, null);
    this.ready.set(true);
  }

  private set(key: string, state: LineState): void {
    this.states.update((states) => new Map(states).set(key, state));
  }
}
