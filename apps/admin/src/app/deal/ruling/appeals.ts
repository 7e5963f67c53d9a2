import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { Article } from '@arbitre/rules/kernel/articles';
import { Session } from '../../account/account';
import { Announcer } from '../../announce/announcer';
import { GameOnPage } from '../../games/game-on-page';
import { GraphQL } from '../../graphql/client';
import { freshId } from '../../graphql/fresh-id';
import { pageTexts } from '../../language/page-texts';
import { ActButton } from '../../writes/act-button';
import type { FormField, Given } from '../../writes/form-field';
import { PageWrites } from '../../writes/page-writes';
import { DealPage } from '../deal.operations';
import { numberedRulings } from '../result/numbered-rulings';
import type { DealOnPage } from '../result/result-panel';
import { appealTexts } from './appeal-texts';
import type { Bounds } from './given-sides';
import { LodgeAppeal } from './ruling.operations';
import { RulingForm } from './ruling-form';
import { appealsIn } from './said-in-history';

/** Appeals against the rulings of a deal: a side lodges one, the committee decides it. */
@Component({
  selector: 'arb-appeals',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton, RulingForm],
  providers: [PageWrites],
  template: `
    @for (appeal of waiting(); track appeal.id) {
      <div class="panel box" data-testid="appeal">
        <p>
          <span class="chip warn">{{ texts().waits }}</span>
          {{ texts().against(game.side(appeal.by), appeal.ruling) }}
        </p>
        @if (appeal.reason) {
          <p class="words">{{ appeal.reason }}</p>
        }
        @if (mayDecide()) {
          <arb-ruling-form
            class="no-print"
            [deal]="deal()"
            [articles]="articles()"
            [scale]="scale()"
            [laws]="game.laws()"
            [appeal]="appeal.id"
          />
        }
      </div>
    }
    @if (mayLodge()) {
      @for (one of appealable(); track one.ruling) {
        <div class="panel box no-print">
          <arb-act-button
            act="lodgeAppeal"
            [label]="texts().lodge(one.ruling)"
            [says]="texts().until"
            [fields]="one.fields"
            [write]="lodging(one.ruling)"
          />
        </div>
      }
    }
  `,
  styles: `
    :host {
      display: contents;
    }
    .box {
      display: grid;
      gap: 0.5rem;
      padding: 0.875rem 1rem;
    }
  `,
})
export class Appeals {
  private readonly graphql = inject(GraphQL);
  private readonly writes = inject(PageWrites);
  private readonly announcer = inject(Announcer);
  private readonly session = inject(Session);
  protected readonly game = inject(GameOnPage);
  protected readonly texts = pageTexts(appealTexts);
  readonly deal = input.required<DealOnPage>();
  readonly articles = input.required<readonly Article[]>();
  readonly scale = input.required<Bounds>();
  protected readonly mayLodge = computed(() => this.session.operations().has('lodgeAppeal'));
  protected readonly mayDecide = computed(() => this.session.operations().has('decideAppeal'));
  private readonly appeals = computed(() => appealsIn(this.deal().history));
  protected readonly waiting = computed(() => this.appeals().filter(({ status }) => status === 'open'));
  /** Rulings in force, with the sides that have not appealed against them. */
  protected readonly appealable = computed(() =>
    [...numberedRulings(this.deal().history).values()].flatMap(({ id: ruling, withdrawn }) => {
      const sides = this.deal()
        .sides.filter(({ entry }) => entry !== null)
        .map(({ side }) => side)
        .filter((side) => !this.appeals().some((each) => each.ruling === ruling && each.by === side));
      return withdrawn || sides.length === 0 ? [] : [{ ruling, fields: this.fieldsFor(sides) }];
    }),
  );

  private fieldsFor(sides: readonly string[]): readonly FormField[] {
    return [
      {
        name: 'side',
        label: this.texts().side,
        choices: sides.map((value) => ({ value, label: this.game.side(value) })),
      },
      ...(this.game.laws() === null ? [] : [this.agreeing()]),
      { name: 'reason', label: this.texts().why, kind: 'lines' },
    ];
  }

  /** An appeal of one player alone is none (BD-L92CD): whoever writes it down says who agrees. */
  private agreeing(): FormField {
    const { agrees, both, captain } = this.texts();
    const choices = [
      { value: 'both', label: both },
      { value: 'captain', label: captain },
    ];
    return { name: 'agrees', label: agrees, value: 'both', choices };
  }

  private concur(side: string, agrees: string): readonly string[] | null {
    if (this.game.laws() === null) return null;
    const seats = this.deal().seating.filter(({ seat }) => side.includes(seat));
    return agrees === 'captain' ? ['captain'] : seats.map(({ seat }) => seat);
  }

  protected readonly lodging =
    (ruling: string) =>
    async ({ side = '', reason = '', agrees = 'both' }: Given) => {
      const { id, version } = this.deal();
      const concur = this.concur(side, agrees);
      const written = { clientMutationId: freshId(), deal: id, expectedVersion: version };
      const input = { ...written, ruling, side, reason, ...(concur === null ? {} : { concur }) };
      const done = await this.writes.send(LodgeAppeal, 'lodgeAppeal', { input });
      await this.graphql.ask(DealPage, done === null ? { id } : { id, atLeast: done.position });
      if (done !== null) this.announcer.say(this.texts().lodged);
      return done !== null;
    };
}
