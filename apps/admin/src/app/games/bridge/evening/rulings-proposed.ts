import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { Consequence, EveningView } from '@arbitre/rules/bridge';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { entryName } from '../../../sessions/session-entries';
import { eveningTexts } from './texts';

/** What the Laws make of what went wrong, boards that are put off, and tables that have ended. */
@Component({
  selector: 'arb-rulings-proposed',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (view().consequences.length > 0) {
      <section class="panel box pad" data-testid="consequences">
        <h3>{{ texts().consequences }}</h3>
        <p class="small soft">{{ texts().consequencesLead }}</p>
        <ul>
          @for (one of together(); track $index) {
            <li>
              <strong>{{ one.names }}</strong> · {{ proposal(one) }} ·
              {{ texts().where(one.round, one.table, one.board) }}
              <span class="soft small">{{ one.article }}</span>
            </li>
          }
        </ul>
      </section>
    }
    @if (view().postponed.length > 0) {
      <section class="panel box pad" data-testid="postponed">
        <h3>{{ texts().postponed }}</h3>
        <ul>
          @for (one of view().postponed; track $index) {
            <li>
              {{ texts().where(one.round, one.table, one.board) }} <span class="soft">{{ one.reason }}</span>
            </li>
          }
        </ul>
      </section>
    }
    @if (view().ended.length > 0) {
      <p class="soft small">{{ texts().ended(view().ended.join(', ')) }}</p>
    }
  `,
  styleUrl: '../../../sessions/seating/hall.scss',
})
export class RulingsProposed {
  protected readonly texts = pageTexts(eveningTexts);
  private readonly context = inject(SessionContext);
  readonly view = input.required<EveningView>();

  /** What is proposed for several alike is told once. */
  protected readonly together = computed(() =>
    [
      ...Map.groupBy(this.view().consequences, ({ entry: _, ...same }) => JSON.stringify(same)).values(),
    ].flatMap((alike) => {
      const names = alike.map(({ entry }) => entryName(this.context.entries(), entry)).join(', ');
      const [first] = alike;
      return first === undefined ? [] : [{ ...first, names }];
    }),
  );

  protected proposal({ propose, percent }: Consequence): string {
    const said = this.texts().proposals[propose] ?? propose;
    return percent === undefined ? said : `${said} ${percent} %`;
  }
}
