import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import type { OpenAppeals } from './appeals-open';
import { appealsTexts } from './appeals-texts';

type Appeal = OpenAppeals['appeals'][number];
type Place = OpenAppeals['asRuled'][number];

const keyOf = ({ field, rank, entry }: Place): string => [field, rank, entry?.id].join('/');

/** The appeals that are open, and the prizes in both cases; printed with the standings. */
@Component({
  selector: 'arb-under-appeal',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink],
  template: `
    <section class="panel" data-testid="under-appeal">
      <h2>{{ texts().title }}</h2>
      <p class="soft">{{ texts().lead }}</p>
      <ul>
        @for (appeal of appeals().appeals; track appeal.id) {
          <li>
            <a [routerLink]="['/deals', appeal.deal.id]">{{ said(appeal) }}</a>
          </li>
        }
      </ul>
      @if (prizesDiffer()) {
        <div class="lists">
          @for (list of lists(); track list.label) {
            <div class="scroller" tabindex="0" role="group" [attr.aria-label]="list.label">
              <table class="table dense" data-testid="prizes">
                <caption>
                  {{
                    list.label
                  }}
                </caption>
                <thead>
                  <tr>
                    <th class="rank" scope="col">{{ texts().rank }}</th>
                    <th scope="col">{{ texts().entry }}</th>
                    <th class="number" scope="col">{{ texts().total }}</th>
                  </tr>
                </thead>
                <tbody>
                  @for (place of list.places; track $index) {
                    <tr [attr.data-entry]="place.entry?.id">
                      <td class="rank figures">{{ place.rank }}{{ place.tiedWith > 0 ? '=' : '' }}</td>
                      <th scope="row">
                        {{ place.entry && language.entry(place.entry) }}
                        @if (place.field !== '') {
                          <span class="soft small">{{ place.field }}</span>
                        }
                      </th>
                      <td class="number">{{ language.decimal(place.total.text) }}</td>
                    </tr>
                  }
                </tbody>
              </table>
            </div>
          }
        </div>
      } @else {
        <p class="soft" data-testid="prizes-same">{{ texts().same }}</p>
      }
    </section>
  `,
  styles: `
    section {
      display: grid;
      gap: 0.5rem;
      margin-block-start: 1rem;
      padding: 1rem;
    }
    .lists {
      display: grid;
      gap: 1rem;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
    }
    caption {
      text-align: start;
      font-weight: 600;
      padding-block: 0.5rem;
    }
  `,
})
export class UnderAppealPanel {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(appealsTexts);
  readonly appeals = input.required<OpenAppeals>();
  protected readonly prizesDiffer = computed(() => {
    const { asRuled, withoutRulings } = this.appeals();
    return asRuled.map(keyOf).join() !== withoutRulings.map(keyOf).join();
  });
  protected readonly lists = computed(() => {
    const { asRuled, withoutRulings } = this.appeals();
    const texts = this.texts();
    return [
      { label: texts.asRuled, places: asRuled },
      { label: texts.withoutRulings, places: withoutRulings },
    ];
  });

  protected said({ by, ruling, article, deal }: Appeal): string {
    const texts = this.texts();
    const place = texts.place(deal.session, deal.round, deal.table, deal.board);
    return texts.appeal(texts.side(this.language.texts().sides[by] ?? by), ruling, article ?? '', place);
  }
}
