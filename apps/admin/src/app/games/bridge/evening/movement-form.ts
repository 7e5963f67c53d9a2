import {
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  computed,
  inject,
  input,
  linkedSignal,
  output,
  signal,
} from '@angular/core';
import {
  type Entrants,
  guideNames,
  minutesFor,
  movementFacts,
  type Offer,
  offersFor,
  readEvening,
  readGuide,
  sharesBoards,
} from '@arbitre/rules/bridge';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { numberIn, textIn } from '../../../sessions/form-values';
import { factsTold } from './movement-facts';
import { MovementOffers } from './movement-offers';
import { kindsFor, ofKind, ofSize, type Wanted } from './proposal';
import { eveningTexts } from './texts';

type Plain = Readonly<Record<string, unknown>>;

/** Asks for a movement, offers what fits first, and says at once what it comes to. */
@Component({
  selector: 'arb-movement-form',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [MovementOffers],
  templateUrl: './movement-form.html',
  styleUrl: '../../../sessions/seating/seating.scss',
})
export class MovementForm {
  private readonly language = inject(Language);
  protected readonly texts = pageTexts(eveningTexts);
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  readonly proposed = input.required<Wanted>();
  readonly entrants = input.required<Entrants>();
  readonly submit = input.required<string>();
  readonly busy = input(false);
  /** Whether rounds have a clock unless somebody says otherwise. */
  readonly clocked = input(true);
  readonly given = output<Plain>();
  protected readonly evens = ['skip', 'relay', 'straight'] as const;
  protected readonly guides = ['published', 'spread'] as const;
  protected readonly fields = ['EW', 'NS'] as const;
  protected readonly offers = computed(() => offersFor(this.entrants()));
  protected readonly kinds = computed(() => kindsFor(this.entrants().kind, this.offers()));
  /** As text: what is typed stays where the same is proposed anew. */
  private readonly begins = computed(() => JSON.stringify(this.proposed()));
  /** What is chosen, begun by the proposal: a movement of another kind or size has other usual boards. */
  protected readonly wanted = linkedSignal<Plain>(() => JSON.parse(this.begins()) as Plain);
  protected readonly reading = computed(() => readEvening(this.wanted()));
  protected readonly setup = computed(() => {
    const reading = this.reading();
    return reading.ok ? reading.setup : null;
  });
  /** Where a movement that was written down breaks; the general word for any other that cannot be played. */
  protected readonly problem = computed(() => {
    const reading = this.reading();
    if (reading.ok) return '';
    const { round, place, board } = reading.violation.facts;
    const told = (fact: unknown): string =>
      typeof fact === 'string' ? fact : typeof fact === 'number' && fact > 0 ? String(fact) : '';
    return this.wanted().movement === 'written' && typeof round === 'number'
      ? this.texts().unplayable(String(round), told(place), told(board))
      : this.texts().cannot;
  });
  protected readonly isEven = computed(() => Number(this.wanted().tables) % 2 === 0);
  protected readonly hasFields = computed(() =>
    ['mitchell', 'scrambled'].includes(String(this.wanted().movement)),
  );
  /** BD-TIME-GAP-1: the clock of a round unless another one is typed. */
  protected readonly usualMinutes = computed(() => {
    const setup = this.setup();
    return setup === null ? null : minutesFor(setup.boards);
  });
  /** What the chosen movement comes to for whoever is there; empty where it cannot be played. */
  protected readonly facts = computed(() => {
    const [setup, { count }] = [this.setup(), this.entrants()];
    if (setup === null || count < 2) return [];
    return factsTold(movementFacts(setup, count), count, this.texts(), this.language.code());
  });
  protected readonly chosenNow = computed(() => {
    const setup = this.setup();
    return setup === null ? '' : `${setup.movement} ${setup.tables} ${setup.rounds} ${setup.boards}`;
  });
  /** Whether rounds have a clock. */
  protected readonly clock = linkedSignal(() => this.clocked());
  /** Why what was written down cannot be read. */
  protected readonly mistake = signal<{ readonly line: number; readonly expected: string } | null>(null);

  /** What was written down last, and which of several movements in it. */
  private readonly file = signal<{ readonly text: string; readonly name?: string }>({ text: '' });
  protected readonly names = computed(() => guideNames(this.file().text));

  protected changed(event: Event): void {
    const { name } = event.target as HTMLInputElement;
    const form = this.host.nativeElement.querySelector('form');
    if (name === 'clock') this.clock.set((event.target as HTMLInputElement).checked);
    if (form === null || name === 'file' || name === 'clock') return;
    const typed = this.typed(form);
    if (name === 'movement') this.wanted.set({ ...this.kept(typed), ...ofKind(typed, this.offers()) });
    else if (name === 'tables') this.wanted.set({ ...this.kept(typed), ...ofSize(typed) });
    else if (name === 'written') this.write({ text: textIn(form, 'written') }, typed);
    else if (name === 'guideName')
      this.write({ text: this.file().text, name: textIn(form, 'guideName') }, typed);
    else this.wanted.set(typed);
  }

  protected take({ setup }: Offer): void {
    const { minutes, firstBoard } = this.wanted();
    this.wanted.set({ ...setup, ...(minutes === undefined ? {} : { minutes }), firstBoard });
  }

  protected async read(event: Event): Promise<void> {
    const form = this.host.nativeElement.querySelector('form');
    const [file] = (event.target as HTMLInputElement).files ?? [];
    if (file !== undefined && form !== null) this.write({ text: await file.text() }, this.typed(form));
  }

  protected send(event: SubmitEvent): void {
    event.preventDefault();
    const [setup, usual] = [this.setup(), this.usualMinutes()];
    if (setup === null) return;
    const clock = this.clock() && setup.minutes === undefined ? { minutes: usual } : {};
    // BD-NEUBERG-1.
    this.given.emit({ ...setup, ...clock, expects: true });
  }

  /** A movement that somebody wrote down: as many tables, rounds and boards as it has. */
  private write(file: { readonly text: string; readonly name?: string }, typed: Wanted): void {
    this.file.set(file);
    const reading = readGuide(file.text, file.name === undefined ? {} : { name: file.name });
    this.mistake.set(reading.ok ? null : reading.mistake);
    if (!reading.ok) return;
    const rounds = Map.groupBy(reading.rows, ({ round }) => round);
    const tables = Math.max(2, ...[...rounds.values()].map((rows) => rows.length));
    const shared = sharesBoards(reading.rows) ? { shared: true } : {};
    const plain = { ...this.kept(typed), movement: 'written', tables, boards: 1, ...shared };
    this.wanted.set({ ...plain, rows: reading.rows });
  }

  /** What has nothing to do with the kind of movement. */
  private kept({ minutes, firstBoard, barometer }: Wanted): Plain {
    const some = Object.entries({ minutes, firstBoard, barometer });
    return Object.fromEntries(some.filter(([, value]) => value !== undefined));
  }

  private typed(form: HTMLFormElement): Wanted {
    const optional = (name: string): number | undefined =>
      textIn(form, name) === '' ? undefined : numberIn(form, name);
    const chosen = (name: string): string | undefined => textIn(form, name) || undefined;
    const { rows, shared } = this.wanted();
    const movement = textIn(form, 'movement');
    const wanted = {
      ...{ movement, tables: numberIn(form, 'tables'), boards: numberIn(form, 'boards') },
      ...{ rounds: optional('rounds'), minutes: this.clock() ? optional('minutes') : undefined },
      ...{ even: chosen('even'), vacant: chosen('vacant'), guide: chosen('guide') },
      ...{ arrowSwitch: optional('arrowSwitch'), firstBoard: optional('firstBoard') },
      barometer: textIn(form, 'barometer') === 'on' ? true : undefined,
      ...(movement === 'written' ? { rows, shared } : {}),
    };
    return wanted as Wanted;
  }
}
