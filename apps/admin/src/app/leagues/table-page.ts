import { ChangeDetectionStrategy, Component, computed, inject, signal } from '@angular/core';
import { RouterLink } from '@angular/router';
import { divisionActs } from '@arbitre/rules/leagues';
import { liveQuery } from '../graphql/live-query';
import { hallTexts } from '../hall/hall-texts';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { allRegions } from '../people/all-regions';
import { RegistryWrites, registryWrites } from '../people/registry';
import { OwnMark } from '../standings/own/own-mark';
import { TakeAway, type Taken } from '../take-away/take-away';
import { ActButton } from '../writes/act-button';
import type { Given } from '../writes/form-field';
import { ActEffect } from './act-effect';
import { criterionWords } from './criterion-words';
import { DivisionContext } from './division-context';
import { DivisionLot } from './division-lot';
import { formOf, type Verdict } from './form-of';
import { groupNames } from './group-names';
import { adjustingFields, amountTyped, entryChoices, enumOf, orderField, orderTyped } from './league-fields';
import { leaguesTexts } from './leagues-texts';
import { lotTexts } from './lot-texts';
import { marksOf, TableNotes } from './table-notes';
import { ownPlaces } from './own/own-places';
import { adjustingAct } from './typed-acts';
import {
  AdjustPoints,
  type AdjustPointsVariables,
  DivisionFixtures,
  DivisionTable,
  type DivisionTableResult,
  DrawDivisionLots,
} from './leagues.operations';

type Row = NonNullable<DivisionTableResult['division']>['table']['rows'][number];

/** Columns of each format, as far as a row has them; `total` stands behind them. */
const COLUMNS = {
  FIXTURES: ['played', 'won', 'drawn', 'lost', 'scored', 'conceded', 'difference', 'forfeits'],
  CIRCUIT: ['competitions', 'counted', 'sessions'],
  PATH: ['competitions', 'counted', 'sessions'],
} as const;

/** Figures that stand only where somebody has something of them. */
const WHERE_ANY: readonly string[] = ['drawn', 'forfeits', 'sessions'];

/** The standings of a division: each row unfolds into the lines that its total adds up from. */
@Component({
  selector: 'arb-division-table',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton, ActEffect, DivisionLot, OwnMark, RouterLink, TableNotes, TakeAway],
  providers: registryWrites,
  templateUrl: './table-page.html',
  styleUrls: ['../people/registry-page.scss', './table-page.scss'],
})
export class DivisionTablePage {
  private readonly writes = inject(RegistryWrites);
  protected readonly context = inject(DivisionContext);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(leaguesTexts);
  protected readonly document = DivisionTable;
  protected readonly query = liveQuery(DivisionTable, () => this.context.asked());
  private readonly fixtures = liveQuery(DivisionFixtures, () =>
    this.context.head()?.format === 'FIXTURES' ? this.context.asked() : null,
  );
  private readonly regions = allRegions();
  protected readonly groupName = groupNames();
  /** Whose a row is, for whoever looks. */
  protected readonly ownOf = ownPlaces();
  protected readonly table = computed(() => this.query.data()?.division?.table ?? null);
  protected readonly notes = computed(() => this.query.data()?.division?.notes ?? []);
  protected readonly groups = computed(() =>
    [...Map.groupBy(this.table()?.rows ?? [], ({ group }) => group)].map(([name, rows]) => ({ name, rows })),
  );
  protected readonly opened = signal<string | null>(null);
  protected readonly columns = computed(() => {
    const format = this.context.head()?.format;
    const rows = this.table()?.rows ?? [];
    return (format === undefined ? [] : COLUMNS[format]).filter(
      (name) => !WHERE_ANY.includes(name) || rows.some((row) => !['', '0'].includes(this.figure(row, name))),
    );
  });
  /** Fixtures of two alone have a form. */
  protected readonly forms = computed((): ReadonlyMap<string, readonly Verdict[]> => {
    const played = this.fixtures.data()?.division?.fixtures ?? [];
    return new Map(
      (this.table()?.rows ?? []).flatMap(({ entry }) => {
        const form = formOf(played, entry);
        return form.length === 0 ? [] : [[entry, form] as const];
      }),
    );
  });
  protected readonly openRegions = computed(() =>
    (this.table()?.provisionalRegions ?? [])
      .map((region) => this.regions()?.find(({ id }) => id === region)?.name ?? region)
      .join(', '),
  );
  protected readonly lotTexts = pageTexts(lotTexts);
  protected readonly hallTexts = pageTexts(hallTexts);
  protected readonly entries = computed(() => {
    const known = new Map((this.table()?.rows ?? []).map(({ entry, name }) => [entry, { entry, name }]));
    return [...known.values()];
  });
  protected readonly adjusting = computed(() => adjustingFields(this.texts(), entryChoices(this.entries())));
  /** What stands in the form of a decision. */
  protected readonly typed = signal<Given>({});
  protected readonly adjustingAct = computed(() => adjustingAct(this.typed()));
  protected readonly lots = computed(() => [
    orderField(this.texts(), this.entries(), divisionActs['draw-division-lots'].fields.order, ''),
  ]);

  protected keyOf({ entry, group }: Row): string {
    return `${group}/${entry}`;
  }

  protected marks({ entry }: Row): string {
    return marksOf(this.notes(), entry);
  }

  protected toggle(row: Row): void {
    const key = this.keyOf(row);
    this.opened.update((opened) => (opened === key ? null : key));
  }

  protected figure({ figures }: Row, name: string): string {
    return figures.find((each) => each.name === name)?.value.text ?? '';
  }

  protected shown(row: Row, name: string): string {
    const text = this.figure(row, name);
    return name === 'difference' ? this.language.signed(text) : this.language.decimal(text);
  }

  protected partedBy({ decidedBy, tiedWith }: Row): string | null {
    const words = tiedWith > 0 ? null : criterionWords(decidedBy, this.language.code(), this.texts());
    return words === null ? null : this.texts().partedBy(words);
  }

  protected outcome({ outcome }: Row): string | null {
    return this.texts().outcomes[outcome.toLowerCase()] ?? null;
  }

  protected medal({ medal }: Row): string | null {
    return medal === null ? null : this.texts().medal(medal);
  }

  protected unranked({ unranked }: Row): string | null {
    return unranked === null
      ? null
      : (this.texts().unranked[unranked.toLowerCase().replaceAll('_', '-')] ?? unranked);
  }

  protected readonly take = (): Promise<Taken> => {
    const texts = this.texts();
    const columns = this.columns();
    const rows = this.table()?.rows ?? [];
    return Promise.resolve({
      head: [
        ...[texts.group, texts.rank, texts.entry],
        ...columns.map((name) => texts.figures[name]?.[1] ?? name),
        ...[texts.total, texts.state],
      ],
      lines: rows.map((row) => [
        ...[this.groupName(row.group), row.unranked === null ? row.rank : '', row.name],
        ...columns.map((name) => this.figure(row, name)),
        ...[row.total.text, row.provisional ? texts.provisional : ''],
      ]),
      data: rows,
    });
  };

  protected readonly adjust = (given: Given) => {
    const { entry = '', points = '', article = '', reason = '', decidedBy = '' } = given;
    return this.writes.write(AdjustPoints, 'adjustPoints', {
      ...{ division: this.context.id(), entry, points: amountTyped(points), article, reason },
      decidedBy: enumOf(decidedBy) as AdjustPointsVariables['input']['decidedBy'],
    });
  };

  protected readonly drawBySeed = (seed: string) =>
    this.writes.write(DrawDivisionLots, 'drawDivisionLots', { division: this.context.id(), seed });

  protected readonly drawLots = ({ order = '' }: Given) =>
    this.writes.write(DrawDivisionLots, 'drawDivisionLots', {
      ...{ division: this.context.id(), order: orderTyped(order, this.entries()) ?? [] },
    });
}
