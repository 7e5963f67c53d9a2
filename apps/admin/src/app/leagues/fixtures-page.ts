import {
  ChangeDetectionStrategy,
  Component,
  computed,
  ElementRef,
  inject,
  input,
  linkedSignal,
} from '@angular/core';
import { divisionActs, roundRobin, type LeagueRules } from '@arbitre/rules/leagues';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { RegistryWrites, registryWrites } from '../people/registry';
import { focusNextKey } from '../sessions/acts/next-key';
import { randomBelow } from '../sessions/lots/random-below';
import { TakeAway, type Taken } from '../take-away/take-away';
import { ActButton } from '../writes/act-button';
import type { Given } from '../writes/form-field';
import { DivisionContext } from './division-context';
import { FixtureActs } from './fixture-acts';
import { isPlayed } from './form-of';
import { matchDayFields, matchDays, orderField, orderTyped } from './league-fields';
import { leaguesTexts } from './leagues-texts';
import { DivisionLot } from './division-lot';
import { lotTexts } from './lot-texts';
import { DivisionFixtures, type DivisionFixturesResult, DrawFixtures } from './leagues.operations';
import { scoreTold } from './score-told';

type Fixture = NonNullable<DivisionFixturesResult['division']>['fixtures'][number];

const shuffled = <Of>(list: readonly Of[]): readonly Of[] => {
  const order = [...list];
  for (let at = order.length - 1; at > 0; at--) {
    const other = randomBelow(at + 1);
    [order[at], order[other]] = [order[other] as Of, order[at] as Of];
  }
  return order;
};

/** The fixtures of a division by round, each with what may be done about it. */
@Component({
  selector: 'arb-fixtures-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton, DivisionLot, FixtureActs, TakeAway],
  providers: registryWrites,
  templateUrl: './fixtures-page.html',
  styleUrls: ['../people/registry-page.scss', './fixtures-page.scss'],
})
export class FixturesPage {
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  private readonly writes = inject(RegistryWrites);
  protected readonly context = inject(DivisionContext);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(leaguesTexts);
  protected readonly document = DivisionFixtures;
  protected readonly query = liveQuery(DivisionFixtures, () => this.context.asked());
  protected readonly division = computed(() => this.query.data()?.division ?? null);
  /** The fixture that the address asks for, and whether for those alone that are to be done. */
  readonly fixture = input<string>();
  readonly only = input<string>();
  protected readonly onlyOpen = linkedSignal(() => this.only() === 'open');
  protected readonly opened = linkedSignal(() => this.fixture() ?? '');
  protected readonly rounds = computed(() =>
    [
      ...Map.groupBy(
        (this.division()?.fixtures ?? []).filter((each) => !this.onlyOpen() || !isPlayed(each)),
        ({ round }) => round,
      ),
    ].map(([round, fixtures]) => ({ round, fixtures, byes: this.byesOf(round) })),
  );
  private readonly playing = computed(() =>
    (this.division()?.entries ?? []).filter(({ place }) => place === 'PLAYING'),
  );
  protected readonly mayDraw = computed(
    () =>
      this.context.may('drawFixtures') && this.division()?.fixtures.length === 0 && this.playing().length > 1,
  );
  /** Drawn once for those who play: another language is no other lot. */
  private readonly lot = computed(() =>
    shuffled(this.playing())
      .map(({ name }) => name)
      .join('\n'),
  );
  protected readonly drawing = computed(() => [
    orderField(this.texts(), this.playing(), divisionActs['draw-fixtures'].fields.order, this.lot()),
    ...this.dayFields(),
  ]);
  protected readonly dayFields = computed(() => matchDayFields(this.texts()));
  protected readonly lotTexts = pageTexts(lotTexts);

  protected told(fixture: Fixture): string {
    return scoreTold(fixture.sides);
  }

  protected reportsOf({ reports, sides }: Fixture): readonly string[] {
    return reports.map(({ by, sides: said }) =>
      this.texts().reportedBy(sides.find(({ entry }) => entry === by)?.name ?? by, scoreTold(said)),
    );
  }

  /** Something can be done about it by whoever looks. */
  protected isActable(fixture: Fixture): boolean {
    const { yours = [] } = this.division() ?? {};
    if (isPlayed(fixture)) return this.context.mayCorrect('correctMatch');
    return (
      ['settleMatch', 'forfeitMatch', 'postponeFixture'].some((each) => this.context.may(each)) ||
      (this.context.open() && fixture.sides.some(({ entry }) => yours.includes(entry)))
    );
  }

  protected toggle({ id }: Fixture): void {
    this.opened.update((opened) => (opened === id ? '' : id));
  }

  protected readonly draw = (given: Given) =>
    this.drawn({ order: orderTyped(given.order ?? '', this.playing()) ?? [] }, given);

  protected readonly drawBySeed = (seed: string, given: Given) => this.drawn({ seed }, given);

  private async drawn(
    by: { readonly order: readonly string[] } | { readonly seed: string },
    { first = '', every = '7' }: Given,
  ): Promise<boolean> {
    const rules = this.division()?.rules.at(-1)?.rules as LeagueRules | undefined;
    const calendar = rules?.format === 'fixtures' ? rules.calendar : {};
    const { length } = roundRobin(this.playing().length, calendar.legs, calendar.system);
    const days = matchDays(first, Number(every), length);
    const input = { division: this.context.id(), ...by, days };
    const done = await this.writes.write(DrawFixtures, 'drawFixtures', input);
    // What drew is there no more.
    if (done) focusNextKey(this.host.nativeElement, '[tabindex="-1"]');
    return done;
  }

  protected readonly take = (): Promise<Taken> => {
    const texts = this.texts();
    const fixtures = this.division()?.fixtures ?? [];
    return Promise.resolve({
      head: [texts.tabs.fixtures, texts.day, texts.home, texts.away, texts.score, texts.state],
      lines: fixtures.map(({ round, day, sides, stage }) => [
        ...[round, day ?? '', sides[0]?.name ?? '', sides[1]?.name ?? ''],
        sides.map(({ score }) => score?.text ?? '').join(' – '),
        texts.fixtureStages[stage],
      ]),
      data: fixtures,
    });
  };

  /** Who plays nobody in a round although fixtures are drawn. */
  private byesOf(round: number): readonly string[] {
    const all = this.division()?.fixtures ?? [];
    const drawn = new Set(all.flatMap(({ sides }) => sides.map(({ entry }) => entry)));
    const here = new Set(
      all.flatMap((each) => (each.round === round ? each.sides.map(({ entry }) => entry) : [])),
    );
    return this.playing().flatMap(({ entry, name }) => (drawn.has(entry) && !here.has(entry) ? [name] : []));
  }
}
