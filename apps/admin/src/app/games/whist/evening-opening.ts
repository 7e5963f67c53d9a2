import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { textIn, textsIn } from '../../sessions/form-values';
import { SessionContext } from '../../sessions/session-context';
import { whistTexts } from './texts';

/** Opens an evening: its four players among the entries, and the game that they agreed on. */
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

  protected open(event: SubmitEvent): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const variant = textIn(form, 'variant');
    const settings = { variant, general: textIn(form, 'general') !== '' };
    void this.context.open({ players: textsIn(form, 'player'), settings });
  }
}
