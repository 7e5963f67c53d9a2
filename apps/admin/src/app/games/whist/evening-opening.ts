import { ChangeDetectionStrategy, Component, computed, inject, linkedSignal } from '@angular/core';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { numberIn, textIn, textsIn } from '../../sessions/form-values';
import { SessionContext } from '../../sessions/session-context';
import { hallTexts } from './hall/hall-texts';
import { whistTexts } from './texts';

type Planned = { readonly settings?: { readonly variant?: string; readonly general?: boolean } };

const MOST_TABLES = 40;

/** Opens an evening: four players of one table, or so many tables where seats are given in the hall; and the game agreed on. */
@Component({
  selector: 'arb-evening-opening',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './evening-opening.html',
  styleUrl: './desk.scss',
})
export class EveningOpening {
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(whistTexts);
  protected readonly numbers = [1, 2, 3, 4] as const;
  protected readonly variants = ['base', 'partie-simple-1', 'partie-simple-2'] as const;
  protected readonly entries = computed(() => [...this.context.entries()]);
  protected readonly hall = pageTexts(hallTexts);
  protected readonly ofs = ['players', 'pairs'] as const;
  protected readonly moveses = ['up', 'stay'] as const;
  protected readonly pairs = computed(() => this.context.present().some(({ kind }) => kind === 'pair'));
  /** Four players draw at their table; whoever else comes sits down in the hall. */
  protected readonly kind = linkedSignal((): 'one' | 'hall' =>
    this.pairs() || this.context.present().length !== 4 ? 'hall' : 'one',
  );
  protected readonly tables = computed(() =>
    Math.min(MOST_TABLES, Math.max(1, Math.ceil(this.context.present().length / (this.pairs() ? 2 : 4)))),
  );

  protected choose(event: Event): void {
    this.kind.set((event.target as HTMLSelectElement).value === 'one' ? 'one' : 'hall');
  }

  protected openHall(event: SubmitEvent): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    void this.context.open({
      ...{ tables: numberIn(form, 'tables'), rounds: numberIn(form, 'rounds') },
      ...{ of: textIn(form, 'of'), moves: textIn(form, 'moves') },
      settings: { variant: textIn(form, 'variant') },
    });
  }

  /** What the competition plans for all its evenings. */
  protected readonly planned = computed(() => (this.context.planned() ?? {}) as Planned);

  protected open(event: SubmitEvent): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const variant = textIn(form, 'variant');
    const { settings: agreed = {}, ...rest } = this.planned();
    const settings = { ...agreed, variant, general: textIn(form, 'general') !== '' };
    void this.context.open({ ...rest, players: textsIn(form, 'player'), settings });
  }
}
