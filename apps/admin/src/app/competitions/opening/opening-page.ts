import { ChangeDetectionStrategy, Component, computed, inject, input, resource, signal } from '@angular/core';
import { Router, RouterLink } from '@angular/router';
import { Announcer } from '../../announce/announcer';
import { RULES } from '../../games/faces.generated';
import { methodsOfGames } from '../../games/listings';
import { GraphQL } from '../../graphql/client';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { regionsWhere } from '../../people/regions-where';
import { pageTitle } from '../../title/page-title';
import { ActForm } from '../../writes/act-form';
import type { Given } from '../../writes/form-field';
import { KeyedWrites, keyedWrites } from '../../writes/keyed-writes';
import { daysAfter, gameOf, openingFields, openingInput } from './opening-fields';
import { openingTexts } from './opening-texts';
import { CompetitionLike, OpenCompetition } from './opening.operations';

type GameRules = (typeof RULES)[keyof typeof RULES];

/** Opens a competition; `?like=ID` takes all but the day from another one, a week later. */
@Component({
  selector: 'arb-opening-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActForm, RouterLink],
  providers: keyedWrites,
  templateUrl: './opening-page.html',
  styleUrl: './opening-page.scss',
})
export class OpeningPage {
  private readonly router = inject(Router);
  private readonly graphql = inject(GraphQL);
  private readonly announcer = inject(Announcer);
  private readonly writes = inject(KeyedWrites);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(openingTexts);
  readonly like = input<string>();
  protected readonly regions = regionsWhere('openCompetition');
  private readonly asked = resource({
    params: () => this.like(),
    loader: async ({ params }) => (await this.graphql.ask(CompetitionLike, { id: params })).competition,
  });
  /** Undefined while it is on its way. */
  protected readonly model = computed(() => {
    if (this.like() === undefined || this.asked.error() !== undefined) return null;
    return this.asked.value();
  });
  protected readonly typed = signal<Given>({});
  protected readonly fields = computed(() => {
    const methods = methodsOfGames(this.language.code());
    const model = this.model() ?? null;
    const about = model && { ...model, startsOn: daysAfter(model.startsOn, 7) };
    return openingFields(this.texts(), this.regions() ?? [], methods, about, this.typed());
  });

  constructor() {
    pageTitle(() => [this.texts().title]);
  }

  protected async open(given: Given): Promise<void> {
    const ruleset = await this.rulesetOf(gameOf(given));
    if (ruleset === null) return;
    const input = openingInput(given, ruleset);
    const done = await this.writes.sendOnce(OpenCompetition, 'openCompetition', input);
    if (done === null) return;
    // Its pages are there once the read models have it.
    const there = { id: done.id, atLeast: done.position };
    await this.graphql.ask(CompetitionLike, there).catch(() => undefined);
    await this.router.navigate(['/competitions', done.id, 'entries']);
  }

  /** The rules in force of a game; null where they could not be fetched, which is said. */
  private async rulesetOf(game: string): Promise<string | null> {
    const load = (RULES as Readonly<Record<string, GameRules | undefined>>)[game];
    try {
      return (await load?.())?.default.ruleset ?? null;
    } catch {
      this.announcer.warn(this.language.texts().connection.down);
      return null;
    }
  }
}
