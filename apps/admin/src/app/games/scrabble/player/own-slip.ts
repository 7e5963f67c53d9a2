import {
  afterNextRender,
  ChangeDetectionStrategy,
  Component,
  computed,
  ElementRef,
  inject,
  Injector,
  input,
  linkedSignal,
  signal,
} from '@angular/core';
import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { Kept } from '../../../kept/kept';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { Rack } from '../board/rack';
import { GameClock } from '../desk/game-clock';
import { SlipQueue } from '../desk/slips/slip-queue';
import { typedWord } from '../desk/slips/typed-slip';
import { ownTexts } from './own-texts';
import { readWritten, type Written } from './written-slip';

export type ScrabblePhase = ScrabbleSessionView['phase'];

const BLANK: Written = { word: '', place: '', score: '' };

/** The slip of one player on his own telephone: written while the clock runs, read once more, handed in, replaced (SCR-3C-GAP-2). */
@Component({
  selector: 'arb-own-slip',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [GameClock, Rack],
  templateUrl: './own-slip.html',
  styleUrl: './own-slip.scss',
})
export class OwnSlip {
  protected readonly texts = pageTexts(ownTexts);
  protected readonly context = inject(SessionContext);
  private readonly queue = inject(SlipQueue);
  private readonly kept = inject(Kept);
  private readonly injector = inject(Injector);
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  readonly view = input.required<ScrabbleSessionView>();
  readonly entry = input.required<string>();
  protected readonly fields = ['word', 'place', 'score'] as const;
  protected readonly round = computed(
    () => this.view().rounds.find(({ number }) => number === this.view().round) ?? null,
  );
  /** The player has a place in the game at this moment. */
  protected readonly isIn = computed(() =>
    this.view().players.some(
      ({ entry, left, excluded, from }) =>
        entry === this.entry() && !left && !excluded && from <= this.view().round,
    ),
  );
  protected readonly writes = computed(() => this.view().phase === 'playing' && this.isIn());
  /** What comes before anything can be written. */
  protected readonly awaited = computed(() => {
    const { phase } = this.view();
    return phase === 'playing' ? null : this.texts().waits[phase];
  });
  /** What is being written; another round begins with a blank slip. */
  protected readonly written = linkedSignal({
    source: () => this.view().round,
    computation: (): Written => BLANK,
  });
  private readonly read = computed(() => readWritten(this.written(), this.view().round));
  /** It was looked at once: what is wrong with it is said, or whether to hand it in is asked. */
  protected readonly looked = linkedSignal({ source: () => this.view().round, computation: () => false });
  protected readonly problem = computed(() => {
    const read = this.read();
    return read.ok || !this.looked() ? null : this.texts()[read.problem];
  });
  protected readonly asked = computed(() => this.looked() && this.read().ok);
  protected readonly summary = computed(() => this.say(this.written()));
  private readonly replacing = signal(false);
  private readonly sent = computed(() =>
    this.queue.recent().find(({ entry, round }) => entry === this.entry() && round === this.view().round),
  );
  protected readonly refusal = computed(() => {
    const sent = this.sent();
    return sent?.state === 'refused' ? sent.reason : null;
  });
  protected readonly going = computed(() => ['waiting', 'sending'].includes(this.sent()?.state ?? ''));
  /** What this telephone has handed in for the round, also before it was reloaded. */
  protected readonly handedIn = computed(() => {
    const sent = this.sent();
    if (sent?.state === 'stored') return sent.typed;
    const found = new Map(this.box().entries()).get(String(this.view().round));
    return sent === undefined && typeof found === 'string' ? found : null;
  });
  protected readonly open = computed(
    () => this.writes() && !this.going() && (this.handedIn() === null || this.replacing()),
  );

  protected type(field: keyof Written, value: string): void {
    this.written.update((written) => ({ ...written, [field]: value }));
    this.looked.set(false);
  }

  protected look(event: Event): void {
    event.preventDefault();
    this.looked.set(true);
    this.focus(this.read().ok ? '[data-testid=hand-in]' : '[aria-invalid=true]');
  }

  protected handIn(): void {
    const read = this.read();
    if (!read.ok || this.going()) return;
    const { word, place, score } = read;
    const [round, entry, typed] = [this.view().round, this.entry(), this.summary()];
    const refused = this.sent();
    if (refused?.state === 'refused') this.queue.take(refused.key);
    const act = {
      ...{ do: 'submit-slip', entry, round, word, at: new Date().toISOString() },
      ...(place === null ? {} : { place }),
      ...(score === null ? {} : { score }),
    };
    this.box().put(String(round), typed);
    this.queue.add({ entry, round, typed, label: this.texts().title(round), acts: [act] });
    this.looked.set(false);
    this.replacing.set(false);
  }

  protected change(): void {
    this.looked.set(false);
    this.focus('input');
  }

  protected replace(): void {
    this.replacing.set(true);
    this.focus('input');
  }

  protected label(field: keyof Written): string {
    return this.texts()[field];
  }

  protected isWrong(field: keyof Written): boolean {
    const read = this.read();
    if (read.ok || !this.looked()) return false;
    const of = { badWord: 'word', badPlace: 'place', noPlace: 'place', badScore: 'score' } as const;
    return of[read.problem] === field;
  }

  private say(written: Written): string {
    const read = readWritten(written, this.view().round);
    if (!read.ok) return '';
    const score = read.score === null ? '' : String(read.score);
    return this.texts().written(typedWord(read.word), read.place ?? '', score);
  }

  private box() {
    return this.kept.box(`scrabble.${this.context.id()}.${this.entry()}.own`);
  }

  private focus(what: string): void {
    afterNextRender(() => this.host.nativeElement.querySelector<HTMLElement>(what)?.focus(), {
      injector: this.injector,
    });
  }
}
