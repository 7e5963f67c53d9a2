import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { divisionCommitment } from '@arbitre/rules/leagues';
import { liveQuery } from '../graphql/live-query';
import { pageTexts } from '../language/page-texts';
import { RegistryWrites } from '../people/registry';
import { OwnSeed } from '../sessions/lots/own-seed';
import { ActButton } from '../writes/act-button';
import type { FormField, Given } from '../writes/form-field';
import { CommitDivisionLot, DivisionLot as Lot } from './division-life.operations';
import { DivisionContext } from './division-context';
import { lotTexts } from './lot-texts';

/** Writes what is drawn by a seed; whether it is written. */
export type DrawBySeed = (seed: string, given: Given) => Promise<boolean>;

/**
 * A lot of a division in two steps of one button: the hash of a seed is published, then the seed is told and draws. The seed is in
 * the browser that chose it until then.
 */
@Component({
  selector: 'arb-division-lot',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton],
  providers: [OwnSeed],
  template: `
    @if (offers()) {
      <arb-act-button
        [main]="seed() !== null"
        [act]="seed() === null ? 'commitDivisionLot' : act()"
        [label]="seed() === null ? texts().commit : draws()"
        [says]="says()"
        [fields]="seed() === null ? [] : fields()"
        [write]="write"
      />
    }
    @if (commitment(); as commitment) {
      <p class="soft small" data-testid="lot-commitment">
        {{ texts().committed }} <span class="mono">{{ commitment }}</span>
      </p>
    }
  `,
  styles: `
    :host {
      display: grid;
      gap: 0.5rem;
      justify-items: start;
    }
    :host:has(arb-act-button.open) {
      flex: 1 0 100%;
    }
    .mono {
      overflow-wrap: anywhere;
    }
  `,
})
export class DivisionLot {
  private readonly writes = inject(RegistryWrites);
  private readonly seeds = inject(OwnSeed);
  private readonly context = inject(DivisionContext);
  protected readonly texts = pageTexts(lotTexts);
  /** The act that draws. */
  readonly act = input.required<'drawFixtures' | 'drawDivisionLots'>();
  /** What its button says. */
  readonly draws = input.required<string>();
  /** What it asks for beside the seed. */
  readonly fields = input<readonly FormField[]>([]);
  readonly draw = input.required<DrawBySeed>();
  private readonly query = liveQuery(Lot, () => this.context.asked());
  protected readonly commitment = computed(() => this.query.data()?.division?.lotCommitment ?? null);
  protected readonly seed = computed(() =>
    this.seeds.of(this.context.id(), this.commitment(), divisionCommitment),
  );
  protected readonly offers = computed(
    () =>
      this.query.data() !== null && this.context.may(this.seed() === null ? 'commitDivisionLot' : this.act()),
  );
  protected readonly says = computed(() => {
    if (this.seed() !== null) return this.texts().draws;
    return this.commitment() === null ? this.texts().commitSays : this.texts().another;
  });

  protected readonly write = async (given: Given): Promise<boolean> => {
    const division = this.context.id();
    const seed = this.seed();
    if (seed === null) {
      const commitment = this.seeds.choose(division, divisionCommitment);
      return this.writes.write(CommitDivisionLot, 'commitDivisionLot', { division, commitment });
    }
    const drawn = await this.draw()(seed, given);
    if (drawn) this.seeds.forget(division);
    return drawn;
  };
}
