import { Injectable, computed, effect, inject, signal, untracked } from '@angular/core';
import { Announcer } from '../announce/announcer';
import { Connection } from '../connection/connection';
import { GameOnPage, partOf } from '../games/game-on-page';
import { GraphQL } from '../graphql/client';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { isSettled, Session } from '../account/account';
import { CompetitionContext } from '../standings/competition-context';
import {
  CorrectResult,
  EntryHead,
  RecordResult,
  RepairResult,
  type EntryHeadResult,
  type RecordResultResult,
} from './results.operations';
import { resultsTexts } from './results-texts';
import { freshId } from '../graphql/fresh-id';
import { BothAsked } from './order/both-asked';
import { KeptResults } from './kept-results';
import { refusedBy, rest, standing, type Draft, type LineState, type Writing } from './line-state';
import { isEntryOf, isIn, lineKey, type PlannedLine, type SheetLine, type StoredDeal } from './score-sheet';
import { SayOfResult } from './say-of-result';
import { StoredResults } from './stored-results';
import { UNDO_FOR_MS } from '../undo/undoing';
import type { BoardInPlay, ResultAct } from './result-grammar';

export type SeatedEntry = NonNullable<EntryHeadResult['competition']>['entries']['nodes'][number];
type Outcome = RecordResultResult['recordResult'];
type Committed = Extract<Outcome, { __typename: 'Committed' }>;

/** A result that is to be stored on a line. */
export type Meant = {
  readonly act: ResultAct;
  readonly notation: string;
  readonly typed: string;
  /** Why it replaces another. */
  readonly reason: string;
};

/** The last stored entry, as long as it can be taken back. */
export type Undo = {
  readonly line: SheetLine;
  readonly writing: Writing;
  readonly version: number;
  readonly deal: string;
};

const keyOf = ({ session, round, table, board }: PlannedLine): string =>
  lineKey(session, round, table, board);

/** Everything that the entry page knows and does: deals, entries, typed text, lines on their way, undo. */
@Injectable()
export class ResultsDesk {
  private readonly graphql = inject(GraphQL);
  private readonly connection = inject(Connection);
  private readonly context = inject(CompetitionContext);
  private readonly announcer = inject(Announcer);
  private readonly language = inject(Language);
  private readonly texts = pageTexts(resultsTexts);
  private readonly results = inject(StoredResults);
  private readonly kept = inject(KeptResults);
  private readonly say = inject(SayOfResult);
  private readonly game = inject(GameOnPage);
  private readonly account = inject(Session);
  private readonly may = this.account.may;
  private readonly both = inject(BothAsked);
  readonly deals = this.results.deals;
  readonly entries = signal<ReadonlyMap<string, SeatedEntry>>(new Map());
  readonly teams = computed(
    () => new Set([...this.entries().values()].flatMap(({ id, kind }) => (kind === 'team' ? [id] : []))),
  );
  readonly ruleset = signal('');
  /** Corrections are over: nothing that counts changes until somebody reopens them. */
  readonly over = computed(() => isSettled(this.context.head()?.stage));
  readonly closed = computed(() => this.context.head()?.state === 'CLOSED' || this.over());
  /** Whether a result may be stored where there is none, and one that stands be replaced, by this account. */
  readonly mayRecord = computed(() => !this.closed() && this.may().record);
  readonly mayCorrect = computed(() => !this.closed() && this.may().correct);
  private readonly mayRepair = computed(
    () => !this.closed() && this.account.operations().has('repairResult'),
  );
  readonly planned = signal<readonly PlannedLine[]>([]);
  /** How results are typed; null until it is there. */
  readonly grammar = partOf(() => this.game.face()?.results);
  /** Who is asked for when lines are opened. */
  readonly sides = computed(() => this.grammar()?.sides ?? []);
  private readonly loaded = signal(false);
  readonly ready = computed(() => this.loaded() && this.grammar() !== null);
  readonly undo = signal<Undo | null>(null);
  private readonly states = signal<ReadonlyMap<string, LineState>>(new Map());
  private readonly drafts = signal<ReadonlyMap<string, Draft>>(new Map());
  private readonly lines = new Map<string, SheetLine>();
  private undoTimer: ReturnType<typeof setTimeout> | undefined;
  /** Results in notation, by session and board. */
  private readonly onBoards = computed(() => {
    const found = new Map<string, string[]>();
    for (const { session, board, notation } of this.deals()) {
      if (notation === null) continue;
      const key = `${session}/${board}`;
      found.set(key, [...(found.get(key) ?? []), notation]);
    }
    return found;
  });
  readonly waiting = computed(
    () => [...this.states().values()].filter(({ kind }) => kind === 'waiting').length,
  );

  /** A board as its game calls it: `Étui 3`. */
  boardTitle(board: number): string {
    return this.language.terms(this.context.head()?.game ?? '').board(board);
  }

  /** The same inside a sentence: `étui 3`, `brasse 3`. */
  boardName(board: number): string {
    const named = this.boardTitle(board);
    return named.charAt(0).toLowerCase() + named.slice(1);
  }

  constructor() {
    effect(() => {
      const id = this.context.id();
      if (id !== '')
        untracked(() => {
          this.bringBack(id);
        });
    });
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
      if (this.connection.recoveries() > 0)
        untracked(() => {
          this.resend();
        });
    });
  }

  /** Whether this account may replace the result that stands here: whoever corrects, or made the entry while it is no more than that. */
  mayReplace({ deal }: SheetLine): boolean {
    if (this.mayCorrect()) return true;
    if (deal === null || !this.mayRepair()) return false;
    const { id, role } = this.account.account() ?? { id: '', role: '' };
    return isEntryOf(deal, role === 'SCORER' ? null : id);
  }

  boardOf({ board, deal, key }: SheetLine): BoardInPlay {
    const setup = (deal?.setup ?? {}) as BoardInPlay['setup'];
    const session = Number(key.split('/')[0]);
    // Who sits at a table is told nothing of the others.
    const elsewhere = this.account.isAtTable() ? [] : (this.onBoards().get(`${session}/${board}`) ?? []);
    return { ruleset: this.ruleset(), board, setup, elsewhere, both: this.both.on() };
  }

  stateOf(key: string): LineState {
    return this.states().get(key) ?? rest;
  }

  /** What stands on a line, or is on its way there: whoever types fast repeats it before the answer is back. */
  notationOn(line: SheetLine | null): string | null {
    if (line === null) return null;
    const state = this.stateOf(line.key);
    return 'writing' in state ? state.writing.notation : (line.deal?.notation ?? null);
  }

  draftOf(key: string): Draft | null {
    return this.drafts().get(key) ?? null;
  }

  /** Keeps what is being typed on a line; null when it is stored, sent or given up. */
  type(key: string, draft: Draft | null): void {
    const drafts = new Map(this.drafts());
    if (draft === null) drafts.delete(key);
    else drafts.set(key, draft);
    this.drafts.set(drafts);
    this.kept.keep(this.context.id(), 'drafts', key, draft);
    const { kind } = this.stateOf(key);
    if (kind === 'refused' || kind === 'stored') this.set(key, rest);
  }

  /** Results that are on their way, by the keys of their lines. */
  readonly sent = computed(
    () =>
      new Map(
        [...this.states()].flatMap(([key, state]): [string, string][] =>
          state.kind === 'saving' || state.kind === 'waiting' ? [[key, state.writing.notation]] : [],
        ),
      ),
  );

  /** Lines that are taken for done while their answer is on its way. */
  onTheirWay(): ReadonlySet<string> {
    return new Set(
      [...this.states()].flatMap(([key, { kind }]) => (kind === 'saving' || kind === 'waiting' ? [key] : [])),
    );
  }

  /** Opens lines for a table; they stay until they are stored or closed. */
  plan(lines: readonly PlannedLine[]): void {
    for (const line of lines) this.kept.keep(this.context.id(), 'lines', keyOf(line), line);
    const opened = new Set(lines.map(keyOf));
    this.planned.update((before) => [...before.filter((line) => !opened.has(keyOf(line))), ...lines]);
  }

  /** Closes the opened lines among these that hold nothing. */
  unplan(lines: readonly SheetLine[]): void {
    const empty = new Set(lines.filter((line) => !isIn(line)).map(({ key }) => key));
    for (const key of empty) {
      this.kept.keep(this.context.id(), 'lines', key, null);
      this.type(key, null);
    }
    this.planned.update((before) => before.filter((line) => !empty.has(keyOf(line))));
  }

  /** Stores a result where there was none, or corrects the one that was seen; resolves when the answer is on its line. */
  async store(line: SheetLine, meant: Meant, seen: number | null): Promise<void> {
    const { act, notation, typed, reason } = meant;
    const { deal } = line;
    const from = deal?.notation ?? null;
    const own = this.mayCorrect() ? {} : { own: true };
    const correction =
      deal === null || from === null || seen === null
        ? null
        : { deal: deal.id, version: seen, reason, from, ...own };
    this.type(line.key, null);
    const side = this.say.mayConfirm() ? this.say.side() : null;
    await this.write(line, { mutation: freshId(), act, notation, typed, side, correction });
  }

  authorOf({ deal }: SheetLine): StoredDeal['entered'] {
    return deal?.entered ?? null;
  }

  /** Who stored what stands, as people call him; empty where nobody knows. */
  nameOf(author: StoredDeal['entered']): string {
    return author === null ? '' : this.language.doer(author.actor, author.role);
  }

  /** An entry as people call it, behind its number. */
  nameOfEntry(id: string | undefined): string {
    const entry = id === undefined ? undefined : this.entries().get(id);
    return entry === undefined ? '' : this.language.numbered(entry);
  }

  private async write(line: SheetLine, writing: Writing): Promise<void> {
    this.lines.set(line.key, line);
    this.set(line.key, { kind: 'saving', writing });
    this.kept.keep(this.context.id(), 'writes', line.key, { line, writing });
    let outcome: Outcome;
    try {
      outcome = await this.send(line, writing);
    } catch {
      this.set(line.key, { kind: 'waiting', writing });
      this.connection.unanswered();
      return;
    }
    this.kept.keep(this.context.id(), 'writes', line.key, null);
    if (outcome.__typename === 'Committed') this.commit(line, writing, outcome);
    else await this.refuse(line, writing, outcome);
  }

  private async send(line: SheetLine, { mutation, act, side = null, correction }: Writing): Promise<Outcome> {
    if (correction !== null) {
      const { deal, version, reason } = correction;
      const input = { clientMutationId: mutation, deal, expectedVersion: version, reason, result: act };
      return correction.own === true
        ? (await this.graphql.send(RepairResult, { input })).repairResult
        : (await this.graphql.send(CorrectResult, { input })).correctResult;
    }
    const [session = '', round = ''] = line.key.split('/');
    const place = { session: Number(session), round: Number(round), table: line.table, board: line.board };
    const seating = Object.entries(line.seating).map(([seat, entry]) => ({ seat, entry }));
    const input = {
      ...{ clientMutationId: mutation, competition: this.context.id() },
      ...{ place, seating, side, result: act },
    };
    return (await this.graphql.send(RecordResult, { input })).recordResult;
  }

  private commit(line: SheetLine, writing: Writing, { id, version, position }: Committed): void {
    this.results.put(this.storedDeal(line, id, version, writing));
    this.set(line.key, { kind: 'stored', corrected: writing.correction !== null });
    this.kept.keep(this.context.id(), 'lines', line.key, null);
    // What was typed on the line meanwhile was typed over one's own result.
    const draft = this.draftOf(line.key);
    if (draft !== null) this.type(line.key, { ...draft, seen: version });
    this.context.learn(position);
    const texts = this.texts();
    this.announcer.say(
      texts.storedAnnounce(texts.cell(line.table, this.boardName(line.board)), writing.notation),
    );
    const now = this.results.find(line.key);
    if (!this.mayReplace({ ...line, deal: now })) return;
    clearTimeout(this.undoTimer);
    this.undo.set({ line, writing, version, deal: id });
    this.undoTimer = setTimeout(() => {
      this.undo.set(null);
    }, UNDO_FOR_MS);
  }

  private storedDeal(
    line: SheetLine,
    id: string,
    version: number,
    { notation, side = null }: Writing,
  ): StoredDeal {
    const [session = '', round = ''] = line.key.split('/');
    const seating = Object.entries(line.seating).map(([seat, entry]) => ({ seat, entry: { id: entry } }));
    const place = { session: Number(session), round: Number(round), table: line.table, board: line.board };
    // What was said of the result before is not said of this one.
    const account = this.account.account();
    const at = new Date().toISOString();
    const entered = { actor: account?.id ?? '', role: account?.role ?? '', at };
    const confirmations = side === null ? [] : [{ side, actor: entered.actor, at }];
    const said = {
      ...{ finality: 'ENTERED' as const, entered, confirmations },
      ...{ dispute: null, secondPass: null, upheld: null },
    };
    return { setup: {}, ...line.deal, ...place, ...said, id, version, notation, state: 'SCORED', seating };
  }

  /**
   * What was typed goes back on its line. When somebody else's result is the cause, the line itself shows both, whatever
   * the code that the refusal carries; the same result twice is no conflict.
   */
  private async refuse(
    line: SheetLine,
    writing: Writing,
    outcome: Exclude<Outcome, Committed>,
  ): Promise<void> {
    const texts = this.texts();
    const reason = this.language.pick(outcome);
    const cell = texts.cell(line.table, this.boardName(line.board));
    const seen = writing.correction?.version ?? null;
    await this.results.load(this.context.id(), null).catch(() => undefined);
    const deal = this.results.find(line.key);
    const now = { ...line, deal };
    const isOvertaken = standing(now) !== null && standing(now) !== seen;
    if (isOvertaken && deal?.notation === writing.notation) {
      this.set(line.key, { kind: 'stored', corrected: false });
      return;
    }
    if (this.draftOf(line.key) === null)
      this.type(line.key, { text: writing.typed, seen, reason: writing.correction?.reason ?? null });
    this.set(line.key, isOvertaken ? rest : { kind: 'refused', reason, code: refusedBy(outcome) });
    if (isOvertaken) {
      this.announcer.warn(
        `${this.language.label(cell)} ${texts.conflict(deal?.notation ?? '', this.nameOf(this.authorOf(now)))}`,
      );
    } else this.announcer.warn(texts.refusedAnnounce(cell, reason));
  }

  private resend(): void {
    for (const [key, state] of this.states()) {
      const line = this.lines.get(key);
      if (state.kind === 'waiting' && line !== undefined) void this.write(line, state.writing);
    }
  }

  /** What this account left here: opened lines, typed text, and writes that never had an answer, which go out again. */
  private bringBack(id: string): void {
    this.planned.set([...this.kept.planned(id).values()]);
    this.drafts.set(this.kept.drafts(id));
    for (const { line, writing } of this.kept.writings(id).values()) void this.write(line, writing);
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
    this.forgetStored(id);
    this.loaded.set(true);
  }

  /** An opened line that has its result needs no opening any more. */
  private forgetStored(id: string): void {
    const isStored = (line: PlannedLine): boolean =>
      typeof this.results.find(keyOf(line))?.notation === 'string';
    for (const line of this.planned().filter(isStored)) this.kept.keep(id, 'lines', keyOf(line), null);
    this.planned.update((planned) => planned.filter((line) => !isStored(line)));
  }

  private set(key: string, state: LineState): void {
    this.states.update((states) => new Map(states).set(key, state));
  }
}
