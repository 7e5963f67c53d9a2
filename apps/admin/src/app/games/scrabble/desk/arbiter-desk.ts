import {
  ChangeDetectionStrategy,
  Component,
  DestroyRef,
  computed,
  effect,
  inject,
  input,
  signal,
  untracked,
  viewChild,
} from '@angular/core';
import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { Announcer } from '../../../announce/announcer';
import { Connection } from '../../../connection/connection';
import { Hotkeys } from '../../../keyboard/hotkeys';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext, type SessionAct } from '../../../sessions/session-context';
import { entryName, type SessionEntries } from '../../../sessions/session-entries';
import { ScrabbleBoard } from '../board/board';
import { squaresOf } from '../game/replay';
import { SubTops } from '../game/sub-tops';
import { scrabbleTexts } from '../texts';
import { WordCheck } from '../opening/word-check';
import { deskTexts } from './desk-texts';
import { OtherActs } from './other-acts';
import { PhaseCard } from './phase-card';
import { CloseRound } from './judging/close-round';
import { JudgedList, type SlipAt } from './judging/judged-list';
import { RulingForm, type SlipRuling } from './judging/ruling-form';
import { AppealsCard } from './players/appeals-card';
import { ConductForm } from './players/conduct-form';
import { expectedIn } from './players/expected';
import { PlayersCard } from './players/players-card';
import { SlipDesk } from './slips/slip-desk';
import { SlipQueue } from './slips/slip-queue';

/** What an act depends on: where the game is, and whether the act is on offer, whoever hands slips in meanwhile. */
const momentOf = ({ phase, round, rounds, next, interruptedSince }: ScrabbleSessionView, act: SessionAct) => {
  const isOffered = next.some(
    (one) => one.do === act.do && (act.round === undefined || act.round === one.with.round),
  );
  return JSON.stringify([phase, round, rounds.at(-1)?.thrownBack.length, interruptedSince, isOffered]);
};

type Placed = { readonly place: string; readonly word: string };

/** The table of the arbiter: draw, clock, slips, rulings, the retained word, with what is said aloud. */
@Component({
  selector: 'arb-arbiter-desk',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [
    ...[ScrabbleBoard, PhaseCard, SlipDesk, CloseRound, JudgedList, RulingForm, SubTops],
    ...[PlayersCard, ConductForm, AppealsCard, WordCheck, OtherActs],
  ],
  templateUrl: './arbiter-desk.html',
  styleUrl: './arbiter-desk.scss',
})
export class ArbiterDesk {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(deskTexts);
  protected readonly game = pageTexts(scrabbleTexts);
  protected readonly context = inject(SessionContext);
  readonly view = input.required<ScrabbleSessionView>();
  readonly entries = input.required<SessionEntries>();
  /** The round whose slips somebody was sent to look at; 0 for none. */
  readonly asked = input(0);
  protected readonly queue = inject(SlipQueue);
  private readonly connection = inject(Connection);
  private readonly announcer = inject(Announcer);
  private readonly phase = viewChild(PhaseCard);
  private readonly closing = viewChild(CloseRound);
  private readonly slips = viewChild(SlipDesk);
  protected readonly pointed = signal<Placed | null>(null);
  protected readonly ghost = computed(() => {
    const pointed = this.pointed();
    return pointed === null ? new Map<number, string>() : squaresOf(pointed);
  });
  /** The round whose slips are being keyed in: the oldest that is not closed. */
  protected readonly judging = computed(() => {
    const open = this.view().next.find((next) => next.do === 'enter-slip')?.with.round;
    return this.view().rounds.find(({ number }) => number === open) ?? null;
  });
  protected readonly closable = computed(() =>
    this.view().next.some((next) => next.do === 'close-round' && next.with.round === this.judging()?.number),
  );
  /** Slips that nobody has entered, those on their way left out. */
  protected readonly missing = computed(() => {
    const round = this.judging();
    return round === null ? 0 : round.missing.filter((entry) => !this.queue.has(entry, round.number)).length;
  });
  /** Rounds that have slips to look through. */
  protected readonly withSlips = computed(() =>
    this.view().rounds.filter(({ slips, retained }) => retained !== null || slips.length > 0),
  );
  protected readonly currentRound = computed(
    () => this.judging()?.number ?? this.withSlips().at(-1)?.number ?? 0,
  );
  /** A slip that somebody corrects, of any round. */
  protected readonly opened = signal<SlipAt | null>(null);
  protected readonly correcting = computed(() => {
    const at = this.opened();
    if (at === null) return [];
    const slips = this.view().rounds.find(({ number }) => number === at.round)?.slips ?? [];
    const slip = slips.find(({ entry }) => entry === at.entry) ?? null;
    return [{ ...at, key: `${at.round} ${at.entry}`, name: this.name(at.entry), slip }];
  });
  /** `Ctrl Enter` was struck while slips were on their way: it follows once they are there. */
  private readonly struck = signal(false);
  protected readonly latecomers = computed(() => this.view().end === null);
  /** The newest rack that has been drawn: what the best scores are asked for. */
  protected readonly drawn = computed(() => this.view().rounds.findLast(({ rack }) => rack !== null) ?? null);
  protected readonly toRule = computed(() =>
    this.view()
      .next.filter((next) => next.do === 'rule-slip')
      .map(({ with: at }) => {
        const [round, entry] = [Number(at.round), String(at.entry)];
        const slips = this.view().rounds.find(({ number }) => number === round)?.slips ?? [];
        const slip = slips.find((each) => each.entry === entry) ?? null;
        return { key: `${round} ${entry}`, round, entry, name: this.name(entry), slip };
      }),
  );

  constructor() {
    inject(Hotkeys).bind(
      {
        'mod+enter': () => {
          this.step();
        },
      },
      inject(DestroyRef),
    );
    effect(() => {
      if (!this.struck() || this.queue.unsent() > 0) return;
      untracked(() => {
        this.struck.set(false);
        this.goOn();
      });
    });
    // Minutes later nobody remembers having struck it.
    effect(() => {
      if (this.connection.state() !== 'up') this.struck.set(false);
    });
  }

  protected name(entry: string): string {
    return entryName(this.entries(), entry);
  }

  /** Slips of other desks come in at any time, and change nothing for what the arbiter does with the game. */
  protected send(act: SessionAct): void {
    const moment = momentOf(this.view(), act);
    void this.context.recordWhile(() => momentOf(this.view(), act) === moment, act);
  }

  protected rule(round: number, entry: string, ruling: SlipRuling): void {
    void this.context.record({ do: 'rule-slip', round, entry, ...ruling }).then((written) => {
      if (written && this.opened()?.entry === entry) this.leave();
    });
  }

  protected leave(): void {
    this.opened.set(null);
    this.slips()?.focus();
  }

  /** Slips that this desk has sent come first; while there is no network nothing goes on. */
  private step(): void {
    if (this.queue.unsent() === 0) this.goOn();
    else if (this.connection.state() === 'up') this.struck.set(true);
    else this.announcer.warn(this.language.texts().connection.down);
  }

  /** One key for whatever comes next: announce, close what is judged, draw. */
  private goOn(): void {
    // The same key once more before there is an answer is a second click.
    if (this.context.busy()) return;
    const expected = expectedIn(this.entries(), this.view().players);
    if (this.view().players.length === 0 && this.view().phase === 'draw' && expected.length > 0) {
      this.send({ do: 'check-in', entries: expected });
      return;
    }
    const announces = this.view().next[0]?.do === 'announce-word';
    if (this.closable() && !announces) this.closing()?.close();
    else this.phase()?.step();
  }
}
