import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import { whistBridgeDrawCommitment } from '@arbitre/rules/whist-bridge';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { LotKey } from '../../../sessions/lots/lot-key';
import { peopleToName } from '../../../sessions/person-names';
import { SessionContext } from '../../../sessions/session-context';
import { mancheTexts } from './texts';

/** Fewer players fill no table (WB-16.b). */
const LEAST = 4;

/** Tables and places of the next manche by lot, with who runs the draw (WB-2.a, WB-2.b). */
@Component({
  selector: 'arb-draw-desk',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [LotKey],
  template: `
    <label class="field">
      <span>{{ texts().conductedBy }}</span>
      <select class="input" name="conductedBy" (change)="who.set($any($event.target).value)">
        @for (one of people(); track one.value) {
          <option [value]="one.value" [selected]="one.value === who()">{{ one.label }}</option>
        }
      </select>
    </label>
    <arb-lot-key
      [commitment]="commitment()"
      [commitmentOf]="commitmentOf"
      [committing]="committing"
      [act]="draw()"
      [fits]="present().length >= least"
      [draws]="texts().draw(manche(), present().length)"
    >
      <p class="soft">{{ texts().tooFew }}</p>
    </arb-lot-key>
  `,
  styles: `
    :host {
      display: grid;
      gap: 0.75rem;
      padding: 0.75rem;
    }
    .field {
      max-width: 24rem;
    }
  `,
})
export class DrawDesk {
  private readonly language = inject(Language);
  private readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(mancheTexts);
  readonly commitment = input.required<string | null>();
  /** The manche that is drawn. */
  readonly manche = input.required<number>();
  /** Who plays no more (WB-19.b). */
  readonly excluded = input<readonly string[]>([]);
  protected readonly who = signal('organiser');
  protected readonly least = LEAST;
  protected readonly commitmentOf = whistBridgeDrawCommitment;
  protected readonly committing = { do: 'commit-draw' };
  protected readonly people = computed(() => peopleToName(this.context.entries(), this.language.code()));
  protected readonly present = computed(() =>
    this.context
      .present()
      .map(({ id }) => id)
      .filter((id) => !this.excluded().includes(id)),
  );
  protected readonly draw = computed(() => ({
    ...{ do: 'draw-tables', manche: this.manche(), entries: this.present(), conductedBy: this.who() },
  }));
}
