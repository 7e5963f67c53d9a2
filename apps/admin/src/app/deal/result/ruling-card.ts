import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { NotationText } from '../../cards/notation-text';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { dealTexts } from '../deal-texts';
import { GameOnPage } from '../../games/game-on-page';
import { lawTexts } from '../ruling/law-texts';
import type { Ruling, RuledPenalty, RuledSide } from './ruling';
import { rulingTexts } from './ruling-texts';
import { toldFacts } from './told-facts';

/** One ruling in full: what was decided, what each side gets, the article with what it says, and the reason. */
@Component({
  selector: 'arb-ruling-card',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationText],
  template: `
    <dl data-testid="ruling">
      @if (ruling().decision; as decision) {
        <dt>{{ texts().decision }}</dt>
        <dd>
          <strong>{{ outcome() ?? game.words().decisions?.[decision] ?? decision }}</strong>
          @if (ruling().about.won !== null) {
            <span>{{ ruling().about.won ? texts().won : texts().lost }}</span>
          }
          @if (ruling().about.level; as level) {
            <span>{{ game.words().levels?.[level] ?? level }}</span>
          }
          @if (ruling().about.seat; as seat) {
            <span>{{ game.seat(seat) }}</span>
          }
          @if (ruling().about.card; as card) {
            <arb-notation [text]="card" as="card" />
          }
          @if (ruling().about.trick; as trick) {
            <span>{{ dealTexts().trick(trick) }}</span>
          }
          @for (side of ruling().about.tricks; track side[0]) {
            <span class="figures">{{ game.side(side[0]) }} {{ side[1] }}</span>
          }
        </dd>
      }
      @for (side of sides(); track side.side) {
        <dt>{{ game.side(side.side) }}</dt>
        <dd>
          <strong class="figures">{{ amount(side) }}</strong>
          <span class="soft">{{ texts().kinds[side.kind] }}</span>
          @if (side.kind === 'assigned' && side.least !== null) {
            <span class="figures">{{ lawTexts().least }} {{ side.least }}</span>
          }
          @if (side.kind === 'assigned' && side.most !== null) {
            <span class="figures">{{ lawTexts().most }} {{ side.most }}</span>
          }
        </dd>
      }
      @for (penalty of ruling().penalties; track $index) {
        <dt>{{ lawTexts().penalty }}</dt>
        <dd>
          <strong>{{ game.names().get(penalty.entry) ?? penalty.entry }}</strong>
          <span class="soft">{{ penalised(penalty) }}</span>
        </dd>
      }
      @if (ruling().article; as article) {
        <dt>{{ texts().article }}</dt>
        <dd>
          <span class="mono">{{ article }}</span>
          @if (game.articleSays(article); as sentence) {
            <span class="soft" data-testid="article-says">{{ sentence }}</span>
          }
        </dd>
      }
      @for (fact of facts(); track fact.name) {
        <dt>{{ fact.says }}</dt>
        <dd class="reason" data-testid="found">{{ fact.told }}</dd>
      }
      @if (ruling().reason; as reason) {
        <dt>{{ texts().reason }}</dt>
        <dd class="reason">{{ reason }}</dd>
      }
    </dl>
  `,
  styles: `
    dl {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0.0625rem 0.625rem;
      padding: 0.125rem 0;
    }
    dt {
      color: var(--ink-soft);
    }
    dd {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.4rem;
      overflow-wrap: anywhere;
    }
    .reason {
      white-space: pre-line;
    }
  `,
})
export class RulingCard {
  protected readonly language = inject(Language);
  protected readonly dealTexts = pageTexts(dealTexts);
  protected readonly texts = pageTexts(rulingTexts);
  protected readonly lawTexts = pageTexts(lawTexts);
  readonly ruling = input.required<Ruling>();
  protected readonly game = inject(GameOnPage);

  /** What the law let the arbiter decide, in the reader's words. */
  protected readonly outcome = computed(() => {
    const { decision } = this.ruling();
    return decision === null
      ? null
      : (this.game.laws()?.outcomes[decision]?.says[this.language.code()] ?? null);
  });
  protected readonly facts = computed(() => {
    const { yes, no } = this.lawTexts();
    return toldFacts(this.game.laws(), this.ruling().facts, {
      ...{ language: this.language.code(), yes, no },
      seat: (seat) => this.game.seat(seat),
    });
  });

  /** As on the score: the log keeps its keys by the alphabet. */
  protected readonly sides = computed(() => {
    const order = [
      ...Object.keys(this.game.words().seats ?? {}),
      ...Object.keys(this.language.texts().sides),
    ];
    return this.ruling().adjustments.toSorted((a, b) => order.indexOf(a.side) - order.indexOf(b.side));
  });

  protected penalised({ kind, size }: RuledPenalty): string {
    const { kinds, given } = this.lawTexts();
    const told = kinds[kind as keyof typeof kinds];
    return given(told, size === null ? null : this.language.decimal(String(size)));
  }

  protected amount(side: RuledSide): string {
    const percent = (of: number): string => `${this.language.decimal(String(of))}\u202f%`;
    switch (side.kind) {
      case 'artificial':
        return percent(side.amount);
      case 'assigned':
        return this.language.signed(side.amount);
      case 'apart':
        return side.form;
      case 'weighted':
        return side.of
          .map((each) => `${percent(each.percent)} × ${this.language.signed(each.score)}`)
          .join(' · ');
    }
  }
}
