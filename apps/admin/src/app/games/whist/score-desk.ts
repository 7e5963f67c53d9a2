import {
  afterNextRender,
  ChangeDetectionStrategy,
  Component,
  computed,
  DestroyRef,
  effect,
  ElementRef,
  inject,
  Injector,
  input,
  signal,
  untracked,
} from '@angular/core';
import { areWhistPointsRare, type EveningView, possibleWhistPoints } from '@arbitre/rules/whist';
import { resultsTexts } from '../../results/results-texts';
import { Connection } from '../../connection/connection';
import { Hotkeys } from '../../keyboard/hotkeys';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { focusNextKey } from '../../sessions/acts/next-key';
import { type SessionAct, SessionContext } from '../../sessions/session-context';
import { textIn } from '../../sessions/form-values';
import { TapPad } from '../../tap/tap-pad';
import { Tapping } from '../../tap/tapping';
import { Undoing } from '../../undo/undoing';
import { UndoToast } from '../../undo/undo-toast';
import { completed, coupKeys, isPossible, pointsOf, type TypedPoints } from './coup-keys';
import { playerName } from './player-name';
import { whistTexts } from './texts';

const SEATS = ['N', 'E', 'S', 'W'] as const;
/** What comes after a partie in a hall: the next round where it may be called, else the score of the next table. */
export const NEXT_OF_HALL =
  '[data-testid=next-round]:not([disabled]), arb-score-desk :is(input, button):not([disabled])';

type Seat = (typeof SEATS)[number];
type Points = EveningView['partie']['points'];

/** Writes the score of an evening: each coup, its correction while it may be, the cut, the confirmed result. */
@Component({
  selector: 'arb-score-desk',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [TapPad, UndoToast],
  providers: [Undoing],
  templateUrl: './score-desk.html',
  styleUrl: './desk.scss',
})
export class ScoreDesk {
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(whistTexts);
  protected readonly resultsTexts = pageTexts(resultsTexts);
  protected readonly undoing = inject(Undoing);
  readonly view = input.required<EveningView>();
  /** In an evening of several tables, which this is of, and the round that it plays. */
  readonly table = input<number | null>(null);
  readonly round = input<number | null>(null);
  private readonly injector = inject(Injector);
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  private readonly where = computed(() => {
    // A telephone with the code of the one table says which it is.
    const table = this.table() ?? (this.context.only() === null ? null : 1);
    return table === null ? {} : { table };
  });
  protected readonly seats = SEATS;
  protected readonly sides = ['NS', 'EW'] as const;
  protected readonly name = (player: string) => playerName(player, this.view().entries, this.context);
  /** The coup that is scored anew; whatever arrives meanwhile, what is typed is meant for it. */
  protected readonly correcting = signal<string | null>(null);
  /** Who dealt, where it was not the one whose turn it was. */
  private readonly otherDealer = signal<Seat | null>(null);
  protected readonly dealer = computed(() => this.otherDealer() ?? this.view().dealer ?? 'N');
  protected readonly isOtherDealer = computed(() => this.dealer() !== this.view().dealer);
  protected readonly nextDealer = computed(() => {
    const { settings } = this.view();
    if (settings.succession !== 'left') return this.dealer();
    return SEATS[(SEATS.indexOf(this.dealer()) + 1) % SEATS.length] ?? 'N';
  });
  /** The coup that what is typed is meant for; null while nothing is. */
  private readonly typed = signal<string | null>(null);
  /** Stores what was typed once more: nobody answered, and it goes out again by itself when somebody does. */
  protected readonly waiting = signal<(() => Promise<void>) | null>(null);
  /** Somebody else has scored it meanwhile, or changed what is being scored anew. */
  protected readonly overtaken = computed(() => {
    const typed = this.typed();
    if (typed === null || this.waiting() !== null) return false;
    const { deal, points } = this.view().lastCoup ?? {};
    const correcting = this.correcting();
    if (correcting === null) return typed !== this.nextDeal();
    return deal !== correcting || points?.NS !== this.corrected?.NS || points?.EW !== this.corrected?.EW;
  });
  /** Its points as they stood when they were to be scored anew. */
  private corrected: Points | undefined;

  /** Keys for a finger, where this device likes them. */
  protected readonly taps = inject(Tapping).on;
  private readonly written = signal<TypedPoints>({ NS: '', EW: '' });
  private readonly before = computed(() => {
    const { partie, pointsBefore } = this.view();
    return this.correcting() === null ? partie.points : pointsBefore;
  });
  private readonly possible = computed(() => possibleWhistPoints(this.view().settings, this.before()));
  /** What the fields hold: the points of the other side too, where a coup leaves no choice. */
  protected readonly points = computed(() => completed(this.written(), this.possible()));
  protected readonly ready = computed(() => isPossible(this.points(), this.possible()));
  /** Possible, and worth a second look before it is sent. */
  protected readonly unusual = computed(() => {
    const points = { NS: Number(this.points().NS), EW: Number(this.points().EW) };
    return this.ready() && areWhistPointsRare(this.view().settings, this.before(), points);
  });
  protected readonly keys = computed(() => {
    const { NS = '', EW = '' } = this.language.texts().sides;
    return coupKeys(this.points(), this.possible(), { NS, EW });
  });

  constructor() {
    inject(Hotkeys).bind(
      {
        n: () => {
          this.next();
        },
      },
      inject(DestroyRef),
    );
    const { recoveries } = inject(Connection);
    effect(() => {
      if (recoveries() > 0) untracked(() => void this.waiting()?.());
    });
  }

  /** What comes next, by one key: the cut, or the confirmed result of a partie that is over. */
  private next(): void {
    const { lastCoup, lastCoupStands, partie } = this.view();
    if (this.correcting() !== null) return;
    if (partie.over) this.confirm();
    else if (lastCoup !== null && !lastCoupStands) this.cut();
  }

  /** A field of numbers takes no letters: there the key means the same. */
  protected strikeNext(event: Event): void {
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    this.next();
  }

  protected write(side: 'NS' | 'EW', value: string): void {
    this.waiting.set(null);
    this.written.update((written) => ({ ...written, [side]: value }));
  }

  protected tap(text: string): void {
    this.waiting.set(null);
    this.begin();
    this.written.set(pointsOf(text));
  }

  protected begin(): void {
    if (this.typed() === null) this.typed.set(this.nextDeal());
  }

  protected correct(deal: string): void {
    this.corrected = this.view().lastCoup?.points;
    this.correcting.set(deal);
    this.goOn();
  }

  /** Lets go of what was typed. */
  protected drop(form: HTMLFormElement): void {
    form.reset();
    this.waiting.set(null);
    this.written.set({ NS: '', EW: '' });
    this.typed.set(null);
    this.correcting.set(null);
    this.otherDealer.set(null);
    // A list that is reset stands at its first line, and is not drawn anew where the dealer is still the same.
    for (const [name, seat] of Object.entries({ dealer: this.dealer(), nextDealer: this.nextDealer() })) {
      const list = form.elements.namedItem(name);
      if (list instanceof HTMLSelectElement) list.value = seat;
    }
  }

  /** What was typed is the next coup after all. */
  protected takeAsNext(): void {
    this.correcting.set(null);
    this.typed.set(this.nextDeal());
  }

  protected chooseDealer(event: Event): void {
    const seat = SEATS.find((each) => each === (event.target as HTMLSelectElement).value) ?? null;
    this.otherDealer.set(seat === this.view().dealer ? null : seat);
  }

  protected async enter(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const points = { NS: Number(this.points().NS), EW: Number(this.points().EW) };
    // Nothing is sent over what somebody else wrote meanwhile: the page says so, and leaves the choice.
    if (this.overtaken()) return;
    const correcting = this.correcting();
    const deal = this.typed() ?? this.nextDeal();
    const act =
      correcting !== null
        ? { do: 'correct-coup', deal: correcting, points }
        : {
            ...{ do: 'enter-coup', deal, dealer: this.dealer(), points },
            nextDealer: textIn(form, 'nextDealer'),
            ...(this.isOtherDealer() ? { cause: textIn(form, 'cause') } : {}),
          };
    const before = correcting === null ? null : (this.corrected ?? null);
    const whole = { ...act, ...this.where() };
    const store = async (): Promise<void> => {
      const stored = await this.context.record(whole);
      this.waiting.set(this.context.unanswered() ? store : null);
      if (!stored) return;
      this.drop(form);
      this.offerBack(correcting ?? deal, points, before);
      form.querySelector('input')?.focus();
      this.goOn();
    };
    await store();
  }

  /** WHC-POINT-1, WHC-REN-15: a hand stays on the score and is scored anew until the next one is cut. */
  private offerBack(deal: string, points: Points, before: Points | null): void {
    const { undoCorrection, undoEntry } = this.texts();
    if (before === null)
      this.undoing.offer({
        says: undoEntry(points.NS, points.EW),
        run: () => {
          this.correct(deal);
          afterNextRender(
            () => {
              this.host.nativeElement.querySelector<HTMLElement>('form input')?.focus();
            },
            { injector: this.injector },
          );
        },
      });
    else
      this.undoing.offer({
        says: undoCorrection(before.NS, before.EW, points.NS, points.EW),
        run: () => this.context.record({ do: 'correct-coup', deal, points: before, ...this.where() }),
      });
  }

  protected cut(): void {
    this.undoing.last.set(null);
    void this.record({ do: 'cut-next' });
  }

  protected confirm(): void {
    this.undoing.last.set(null);
    void this.record({ do: 'confirm-result', by: 'scorer' });
  }

  private async record(act: SessionAct): Promise<void> {
    const hall = this.host.nativeElement.closest<HTMLElement>('arb-whist-hall');
    if (!(await this.context.record({ ...act, ...this.where() }))) return;
    if (hall === null) this.goOn();
    else focusNextKey(hall, NEXT_OF_HALL);
  }

  /** The next hand has the focus, or the key that confirms a partie which it ended. */
  private goOn(): void {
    focusNextKey(this.host.nativeElement, 'form input, .button.main');
  }

  /** `<competition>.s1-r2-t1-b3`: the third coup of the second partie, as a deal of it would be called. */
  private nextDeal(): string {
    const { lastCoup, finished } = this.view();
    const number = Number(/-b(\d+)$/u.exec(lastCoup?.deal ?? '')?.[1] ?? 0) + 1;
    const round = this.round() ?? finished.length + 1;
    return `${this.context.id()}-r${round}-t${this.table() ?? 1}-b${number}`;
  }
}
