import {
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  computed,
  inject,
  input,
  linkedSignal,
  output,
} from '@angular/core';
import { readEvening } from '@arbitre/rules/bridge';
import { pageTexts } from '../../../language/page-texts';
import { numberIn, textIn } from '../../../sessions/form-values';
import { boardsFor, type Wanted } from './proposal';
import { eveningTexts } from './texts';

type Plain = Readonly<Record<string, unknown>>;

/** Asks for a movement and says at once what it comes to. */
@Component({
  selector: 'arb-movement-form',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './movement-form.html',
  styleUrl: '../../../sessions/seating/seating.scss',
})
export class MovementForm {
  protected readonly texts = pageTexts(eveningTexts);
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  readonly proposed = input.required<Wanted>();
  readonly submit = input.required<string>();
  readonly busy = input(false);
  readonly given = output<Plain>();
  protected readonly kinds = ['mitchell', 'howell', 'teams'] as const;
  protected readonly evens = ['skip', 'relay'] as const;
  protected readonly fields = ['EW', 'NS'] as const;
  /** As text: what is typed stays where the same is proposed anew. */
  private readonly begins = computed(() => JSON.stringify(this.proposed()));
  /** What is chosen, begun by the proposal: a movement of another kind or size has other usual boards. */
  protected readonly wanted = linkedSignal<Plain>(() => JSON.parse(this.begins()) as Plain);
  protected readonly reading = computed(() => readEvening(this.wanted()));
  protected readonly setup = computed(() => {
    const reading = this.reading();
    return reading.ok ? reading.setup : null;
  });
  protected readonly isEven = computed(() => Number(this.wanted().tables) % 2 === 0);

  protected changed(event: Event): void {
    const { name } = event.target as HTMLInputElement;
    const form = this.host.nativeElement.querySelector('form');
    if (form === null) return;
    const typed = this.typed(form);
    const size = name === 'movement' || name === 'tables';
    this.wanted.set(size ? { ...typed, boards: boardsFor(typed), rounds: undefined } : typed);
  }

  protected send(event: SubmitEvent): void {
    event.preventDefault();
    const setup = this.setup();
    if (setup !== null) this.given.emit({ ...setup });
  }

  private typed(form: HTMLFormElement): Wanted {
    const optional = (name: string): number | undefined =>
      textIn(form, name) === '' ? undefined : numberIn(form, name);
    const wanted = {
      ...{ movement: textIn(form, 'movement'), tables: numberIn(form, 'tables') },
      ...{ boards: numberIn(form, 'boards'), rounds: optional('rounds'), minutes: optional('minutes') },
      even: textIn(form, 'even') === 'relay' ? 'relay' : 'skip',
      vacant: textIn(form, 'vacant') === 'NS' ? 'NS' : 'EW',
      ...{ arrowSwitch: optional('arrowSwitch'), firstBoard: optional('firstBoard') },
    };
    return wanted as Wanted;
  }
}
