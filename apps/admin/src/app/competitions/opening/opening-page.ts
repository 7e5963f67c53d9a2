import {
  ChangeDetectionStrategy,
  Component,
  computed,
  effect,
  inject,
  input,
  linkedSignal,
  resource,
  signal,
} from '@angular/core';
import { Router, RouterLink } from '@angular/router';
import { Announcer } from '../../announce/announcer';
import { RULES } from '../../games/faces.generated';
import { GameOnPage } from '../../games/game-on-page';
import { methodsOfGames } from '../../games/listings';
import { GraphQL } from '../../graphql/client';
import { liveQuery } from '../../graphql/live-query';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { today } from '../../people/held';
import { regionsWhere } from '../../people/regions-where';
import { PlannedSetup } from '../../sessions/acts/planned-setup';
import { pageTitle } from '../../title/page-title';
import { ActForm } from '../../writes/act-form';
import type { FormField, Given } from '../../writes/form-field';
import { KeyedWrites, keyedWrites } from '../../writes/keyed-writes';
import { daysAfter, nextLike } from './days';
import { entriesLike } from './entries-like';
import { TemplateLine } from '../templates/template-line';
import { templateTexts } from '../templates/template-texts';
import { Templates } from '../templates/templates.operations';
import { type About, gameOf, openingFields, openingInput } from './opening-fields';
import { openingTexts } from './opening-texts';
import { ScoringFields } from './scoring-fields';
import { CompetitionLike, OpenCompetition, RegisterLike } from './opening.operations';

/** Who plays in one that is opened like another. */
const NOBODY = 'nobody';
const SAME = 'same';

type GameRules = (typeof RULES)[keyof typeof RULES];

/** What the form begins with, and how many would come with it. */
type Model = About & { readonly entryCount: number };

/** Opens a competition; `?like=ID` takes all but the day from another one, a week later, `?template=ID` from a template. */
@Component({
  selector: 'arb-opening-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActForm, RouterLink, TemplateLine],
  providers: [keyedWrites, GameOnPage, PlannedSetup, ScoringFields],
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
  protected readonly templateTexts = pageTexts(templateTexts);
  readonly like = input<string>();
  readonly template = input<string>();
  protected readonly regions = regionsWhere('openCompetition');
  /** Templates stand above the form, which would jump under whoever types: it comes with them, or without where there is no answer. */
  protected readonly ready = computed(() => this.answered.data() !== null || this.answered.failed());
  /** Where the list of templates was changed from here: it is asked for from there on. */
  protected readonly changed = signal<string | null>(null);
  private readonly answered = liveQuery(Templates, () => ({ atLeast: this.changed() }));
  /** Those of the regions in which the account opens competitions. */
  protected readonly templates = computed(() => {
    const names = new Map((this.regions() ?? []).map(({ id, name }) => [id, name]));
    return (this.answered.data()?.templates ?? []).flatMap((template) => {
      const region = names.get(template.region);
      return region === undefined ? [] : [{ template, region }];
    });
  });
  /** The one in the address; null: none, or it is there no more. */
  protected readonly chosen = computed(
    () => this.templates().find(({ template: { id } }) => id === this.template())?.template ?? null,
  );
  protected readonly gone = computed(
    () => this.template() !== undefined && this.answered.data() !== null && this.chosen() === null,
  );
  private readonly asked = resource({
    params: () => this.like(),
    loader: async ({ params }) => (await this.graphql.ask(CompetitionLike, { id: params })).competition,
  });
  /** Undefined while it is on its way. */
  protected readonly model = computed((): Model | null | undefined => {
    if (this.template() !== undefined) {
      if (this.answered.data() === null && !this.answered.failed()) return undefined;
      const chosen = this.chosen();
      return chosen && { ...chosen, startsOn: nextLike(chosen.startsOn, today()), entryCount: 0 };
    }
    if (this.like() === undefined || this.asked.error() !== undefined) return null;
    const other = this.asked.value();
    return other && { ...other, startsOn: daysAfter(other.startsOn, 7) };
  });
  /** Another pattern begins a form anew. */
  protected readonly typed = linkedSignal<string | undefined, Given>({
    source: () => this.template() ?? this.like(),
    computation: () => ({}),
  });
  private readonly planned = inject(PlannedSetup);
  private readonly scoring = inject(ScoringFields);
  protected readonly fields = computed(() => {
    const methods = methodsOfGames(this.language.code());
    const model = this.model() ?? null;
    const typed = this.typed();
    const same = model === null || typed.method === undefined || gameOf(typed) === model.game;
    const fields = this.planned.fields(same ? (model?.plan?.setup ?? null) : null, true);
    const planned = { fields, hasDeals: this.planned.hasDeals() };
    const chosen = same ? ((model?.scoring ?? null) as Readonly<Record<string, unknown>> | null) : null;
    const method = typed.method ?? (model === null ? '' : `${model.game}/${model.method}`);
    const scoring = this.scoring.fields({ ...typed, method }, chosen, model === null || !same);
    const all = openingFields(this.texts(), this.regions() ?? [], methods, model, typed, planned, scoring);
    return [
      ...all,
      ...(model !== null && same && model.entryCount > 0 ? [this.entriesField(model.entryCount)] : []),
    ];
  });

  constructor() {
    pageTitle(() => [this.texts().title]);
    const game = inject(GameOnPage);
    effect(() => {
      const { method } = this.typed();
      game.id.set(method === undefined ? (this.model()?.game ?? '') : gameOf({ method }));
    });
  }

  protected async open(given: Given): Promise<void> {
    const ruleset = await this.rulesetOf(gameOf(given));
    if (ruleset === null) return;
    const input = openingInput(given, ruleset, this.planned.setup(given), this.scoring.scoring(given));
    const done = await this.writes.sendOnce(OpenCompetition, 'openCompetition', input);
    if (done === null) return;
    const registered = given.entries === SAME ? await this.register(done.id) : null;
    // Its pages are there once the read models have it.
    const there = { id: done.id, atLeast: registered ?? done.position };
    await this.graphql.ask(CompetitionLike, there).catch(() => undefined);
    await this.router.navigate(['/competitions', done.id, 'entries']);
  }

  private entriesField(count: number): FormField {
    const { entries, nobody, everybody } = this.texts();
    return {
      ...{ name: 'entries', label: entries, value: NOBODY },
      choices: [
        { value: NOBODY, label: nobody },
        { value: SAME, label: everybody(count) },
      ],
    };
  }

  /** Enters whoever plays in the other one; the position then, null where that failed, which is said: the competition is open. */
  private async register(competition: string): Promise<string | null> {
    const entries = await entriesLike(this.graphql, this.like() ?? '').catch(() => []);
    if (entries.length === 0) return null;
    const done = await this.writes.sendOnce(RegisterLike, 'registerEntries', { competition, entries });
    return done?.position ?? null;
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
