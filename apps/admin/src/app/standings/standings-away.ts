import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { GraphQL } from '../graphql/client';
import { hallTexts } from '../hall/hall-texts';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { TakeAway, type Taken } from '../take-away/take-away';
import { boardTexts } from './board-texts';
import { Standings, type StandingsResult } from './standings.operations';
import { takenStandings, type TakenRow as Row } from './taken-standings';

/** What is taken away of the standings: all rows of the field that is shown, and the screen for the hall. */
@Component({
  selector: 'arb-standings-away',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, TakeAway],
  template: `
    <arb-take-away [name]="name()" [take]="take" [document]="document" [variables]="variables()" />
    <a class="button quiet" [routerLink]="['/hall', id()]" data-testid="hall-link">{{ hall().title }}</a>
  `,
  styles: `
    :host {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25rem;
    }
  `,
})
export class StandingsAway {
  private readonly graphql = inject(GraphQL);
  private readonly language = inject(Language);
  protected readonly hall = pageTexts(hallTexts);
  private readonly boards = pageTexts(boardTexts);
  readonly id = input.required<string>();
  /** Null where all entries are one. */
  readonly field = input.required<string | null>();
  protected readonly document = Standings;
  protected readonly name = computed(() => (this.field() ? `${this.id()}-${this.field()}` : this.id()));
  protected readonly variables = computed(() => {
    const field = this.field();
    return { id: this.id(), ...(field === null ? {} : { field }) };
  });

  protected readonly take = async (): Promise<Taken> => {
    const texts = this.language.texts().standings;
    const rows = await this.all();
    return {
      head: [
        ...[texts.fields, texts.rank, this.boards().sharedWith, this.boards().fieldSize],
        ...[texts.number, texts.entry, texts.club, texts.deals, texts.total],
      ],
      lines: takenStandings(rows, (entry) => this.language.entry(entry)),
      data: rows,
    };
  };

  private async all(): Promise<readonly Row[]> {
    const rows: Row[] = [];
    let after: string | null = null;
    do {
      const { competition }: StandingsResult = await this.graphql.ask(Standings, {
        ...{ ...this.variables(), after },
      });
      rows.push(...(competition?.standings.nodes ?? []));
      const page: { readonly hasNextPage: boolean; readonly endCursor: string | null } | undefined =
        competition?.standings.pageInfo;
      after = page?.hasNextPage === true ? page.endCursor : null;
    } while (after !== null);
    return rows;
  }
}
