import { ChangeDetectionStrategy, Component, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { plainWord } from '@arbitre/rules/federation';
import { furtherPages } from '../graphql/further-pages';
import { More } from '../graphql/more';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { pageTitle } from '../title/page-title';
import { regionsTexts } from './regions-texts';
import { OneRegion, type OneRegionResult } from './regions.operations';

type Competition = NonNullable<OneRegionResult['region']>['competitions']['nodes'][number];
type Leader = Competition['leaders'][number];

/** Leaders of one field: those that are told, and how many more are level with them. */
type Field = { readonly name: string; readonly leaders: readonly Leader[]; readonly more: number };

/** A region's competitions, newest first, with who leads each of their fields. */
@Component({
  selector: 'arb-region-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, More],
  templateUrl: './region-page.html',
  styleUrl: './region-page.scss',
})
export class RegionPage {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(regionsTexts);
  readonly name = input.required<string>();
  protected readonly list = furtherPages(
    OneRegion,
    () => ({ name: this.name(), id: plainWord(this.name()) }),
    ({ region }) => region?.competitions ?? null,
  );

  constructor() {
    pageTitle(() => [this.name(), this.texts().title]);
  }

  protected game(id: string): string {
    return this.language.game(id);
  }

  protected fields({ leaders }: Competition): readonly Field[] {
    return [...Map.groupBy(leaders, ({ field }) => field)].map(([name, of]) => ({
      ...{ name, leaders: of },
      more: Math.max(0, (of[0]?.tiedWith ?? 0) + 1 - of.length),
    }));
  }

  protected total({ competition }: Competition, { total }: Leader): string {
    const { unit } = competition ?? {};
    const value = unit === 'imp' ? this.language.signed(total.text) : this.language.decimal(total.text);
    return `${value}\u00a0${this.language.texts().units[unit ?? ''] ?? ''}`.trimEnd();
  }
}
