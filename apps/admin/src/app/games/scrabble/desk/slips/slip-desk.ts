import {
  ChangeDetectionStrategy,
  Component,
  DestroyRef,
  ElementRef,
  computed,
  inject,
  input,
  linkedSignal,
  signal,
  viewChild,
} from '@angular/core';
import { oddScrabbleSlip, type ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { resultsTexts } from '../../../../results/results-texts';
import { Hotkeys } from '../../../../keyboard/hotkeys';
import { Language } from '../../../../language/language';
import { pageTexts } from '../../../../language/page-texts';
import { SessionContext } from '../../../../sessions/session-context';
import { entryName, type SessionEntries } from '../../../../sessions/session-entries';
import { readSlip, type SlipMarks, typedWord, type TypedSlip } from './typed-slip';
import { Undoing } from '../../../../undo/undoing';
import { UndoToast } from '../../../../undo/undo-toast';
import { deskTexts } from '../desk-texts';
import { KeptSlips } from './kept-slips';
import { offeredTop, slipActs, type SlipActs } from './slip-acts';
import { SlipQueue, type QueuedSlip } from './slip-queue';

type Slip = Extract<TypedSlip, { kind: 'slip' }>;
type Player = { readonly entry: string; readonly name: string };
type Reading =
  | { readonly kind: 'none' }
  | { readonly kind: 'problem'; readonly text: string }
  | { readonly kind: 'offer'; readonly player: Player; readonly typed: string; readonly text: string }
  | { readonly kind: 'ready'; readonly player: Player; readonly slip: Slip; readonly acts: SlipActs };

/** Paper slips by keyboard: one line a slip, Enter stores it and the next one begins; nobody waits for the server. */
@Component({
  selector: 'arb-slip-desk',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [UndoToast],
  providers: [Undoing],
  templateUrl: './slip-desk.html',
  styleUrl: './slip-desk.scss',
})
export class SlipDesk {
  protected readonly language = inject(Language);
  protected readonly resultsTexts = pageTexts(resultsTexts);
  protected readonly texts = pageTexts(deskTexts);
  protected readonly queue = inject(SlipQueue);
  readonly round = input.required<ScrabbleSessionView['rounds'][number]>();
  readonly players = input.required<ScrabbleSessionView['players']>();
  readonly entries = input.required<SessionEntries>();
  private readonly field = viewChild.required<ElementRef<HTMLInputElement>>('field');
  private readonly context = inject(SessionContext);
  private readonly kept = inject(KeptSlips);
  /** Says for a while what `Ctrl Z` does, which it does at any time. */
  protected readonly undoing = inject(Undoing);
  private readonly number = computed(() => this.round().number);
  /** Kept for its round: a live update, a reload and another page leave what is being typed as it is. */
  protected readonly typed = linkedSignal({
    source: () => `${this.context.id()} ${this.number()}`,
    computation: () => this.kept.draft(this.context.id(), this.number()),
  });
  private readonly last = signal('');
  private readonly byNumber = computed(
    () => new Map([...this.entries()].map(([entry, { number }]) => [number, entry])),
  );
  private readonly present = computed(
    () => new Set(this.players().flatMap(({ entry, left }) => (left ? [] : [entry]))),
  );
  private readonly known = computed(() => new Set(this.round().slips.map(({ entry }) => entry)));
  protected readonly reading = computed(() => this.read(readSlip(this.typed())));
  protected readonly missing = computed(() =>
    this.round().missing.filter((entry) => !this.queue.has(entry, this.round().number)),
  );
  protected readonly missingNames = computed(() =>
    this.missing()
      .slice(0, 12)
      .map((entry) => entryName(this.entries(), entry))
      .join(', '),
  );

  constructor() {
    // A slip typed without looking is typed: its letters are no shortcuts.
    inject(Hotkeys).takeText(() => {
      this.focus();
      return true;
    }, inject(DestroyRef));
    inject(Hotkeys).bind(
      {
        'mod+z': () => {
          this.undoing.last.set(null);
          this.retype(this.last());
        },
      },
      inject(DestroyRef),
    );
  }

  focus(): void {
    this.field().nativeElement.focus();
  }

  protected type(text: string): void {
    this.typed.set(text);
    this.kept.keepDraft(this.context.id(), this.number(), text);
  }

  protected press(event: KeyboardEvent): void {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    // A key held down is one Enter.
    if (event.key === 'Enter') {
      if (!event.repeat) this.enter();
    } else if (event.key === 'Escape') this.fill('');
    else return;
    event.preventDefault();
  }

  /** Puts a refused slip, or the last one, back into the field. */
  protected retype(typed: string, key?: string): void {
    if (typed === '') return;
    if (key !== undefined) this.queue.take(key);
    this.fill(typed);
    this.focus();
  }

  protected marksOf({ marks }: Slip): readonly (keyof SlipMarks)[] {
    return (['hardToRead', 'several'] as const).filter((mark) => marks[mark] === true);
  }

  protected isRetypable({ state }: QueuedSlip): boolean {
    return state === 'refused' || state === 'stored';
  }

  /** At once, in the field too: the next key of a quick typist comes before anything is drawn again. */
  private fill(text: string): void {
    this.type(text);
    this.field().nativeElement.value = text;
  }

  private enter(): void {
    const reading = this.reading();
    if (reading.kind === 'offer') this.fill(reading.typed);
    if (reading.kind !== 'ready' || !reading.acts.ok) return;
    const { player, acts } = reading;
    const round = this.round().number;
    this.queue.add({ entry: player.entry, round, typed: this.typed(), label: player.name, acts: acts.acts });
    const typed = this.typed();
    this.last.set(typed);
    this.fill('');
    this.undoing.offer({
      says: this.texts().undoSays(typed, player.name),
      run: () => {
        this.retype(typed);
      },
    });
  }

  private read(typed: TypedSlip): Reading {
    const { problems } = this.texts();
    if (typed.kind === 'empty') return { kind: 'none' };
    if (typed.kind === 'unfinished') {
      const { problem } = typed;
      if (problem.kind === 'unknown') return { kind: 'problem', text: problems.unknown(problem.part) };
      if (problem.kind === 'character') return { kind: 'problem', text: problems.character(problem.code) };
      return { kind: 'problem', text: problems[problem.kind] };
    }
    const entry = this.byNumber().get(typed.player);
    if (entry === undefined) return { kind: 'problem', text: problems.unknownPlayer(typed.player) };
    const player = { entry, name: entryName(this.entries(), entry) };
    if (!this.present().has(entry)) return { kind: 'problem', text: problems.absent(player.name) };
    return typed.kind === 'player' ? this.offer(player, typed.player) : this.ready(player, typed);
  }

  private offer(player: Player, number: number): Reading {
    const top = offeredTop(this.round());
    if (top === null) return { kind: 'problem', text: this.texts().problems.nothing };
    const text = `${top.place} ${typedWord(top.word)} ${top.score}`;
    return { kind: 'offer', player, typed: `${number} ${text}`, text: this.texts().offers(text) };
  }

  private ready(player: Player, slip: Slip): Reading {
    const { entry } = player;
    const round = this.round();
    const again = this.known().has(entry) || this.queue.has(entry, round.number);
    const acts = slipActs(slip, { entry, round, again, reason: this.texts().deskReason });
    return acts.ok
      ? { kind: 'ready', player, slip, acts }
      : { kind: 'problem', text: this.texts().problems.points };
  }

  /** Possible, and worth a second look before Enter. */
  protected isUnusual({ solution, claim, sanction }: Slip): boolean {
    const { tops, topScore } = this.round();
    if (solution === null || sanction !== null || tops === null || topScore === null) return false;
    return oddScrabbleSlip({ tops, topScore }, { word: solution.word, claimed: claim, worth: null }) !== null;
  }

  protected isAgain(entry: string): boolean {
    return this.known().has(entry) || this.queue.has(entry, this.round().number);
  }
}
