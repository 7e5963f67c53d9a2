import {
  ChangeDetectionStrategy,
  Component,
  computed,
  type ElementRef,
  inject,
  signal,
  viewChild,
} from '@angular/core';
import { RouterLink } from '@angular/router';
import { Session } from '../../account/account';
import { Announcer } from '../../announce/announcer';
import { GraphQL } from '../../graphql/client';
import { liveQuery } from '../../graphql/live-query';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { pageTitle } from '../../title/page-title';
import { allRegions } from '../all-regions';
import { suggestedClubs } from '../members/suggested-clubs';
import { Registry, RegistryWrites, registryWrites } from '../registry';
import { choicesOf } from '../regions/region-fields';
import { RegistryTabs } from '../registry-tabs';
import {
  type Choices,
  choiceOf,
  chosenOf,
  keyOf,
  NONE,
  type SaidWord,
  type WordSaidBy,
} from './word-choices';
import { WordReceiptList } from './word-receipts';
import { MatchWords, SaidWords, WordsSaidBy } from './words.operations';
import { wordsTexts } from './words-texts';

/** Words that competitions and entries have for regions and clubs: what each means is said once, seen, then written. */
@Component({
  selector: 'arb-words-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, RegistryTabs, WordReceiptList],
  providers: registryWrites,
  templateUrl: './words-page.html',
  styleUrl: './words-page.scss',
})
export class WordsPage {
  private readonly graphql = inject(GraphQL);
  private readonly registry = inject(Registry);
  private readonly announcer = inject(Announcer);
  protected readonly session = inject(Session);
  protected readonly writes = inject(RegistryWrites);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(wordsTexts);
  protected readonly none = NONE;
  protected readonly kinds = ['region', 'club'] as const;
  protected readonly query = liveQuery(SaidWords, () => ({ atLeast: this.registry.seen() }));
  private readonly regions = allRegions();
  protected readonly regionChoices = computed(() => choicesOf(this.regions() ?? []));
  protected readonly clubs = suggestedClubs();
  private readonly choices = signal<Choices>(new Map());
  /** What was written here: lists may lag behind it. */
  private readonly written = signal<ReadonlySet<string>>(new Set());
  /** What changes, once it was asked for. */
  protected readonly change = signal<readonly WordSaidBy[] | null>(null);
  protected readonly said = computed(() =>
    (this.query.data()?.saidWords ?? []).filter((each) => !this.written().has(keyOf(each))),
  );
  protected readonly left = computed(() => this.said().filter(({ left }) => left).length);
  protected readonly input = computed(() => ({
    regions: chosenOf('region', this.said(), this.choices()),
    clubs: chosenOf('club', this.said(), this.choices()),
  }));
  protected readonly isEmpty = computed(() => this.input().regions.length + this.input().clubs.length === 0);
  /** Competitions once each, however many of their words change. */
  protected readonly counts = computed(() => {
    const changing = (this.change() ?? []).filter((each) => this.meaning(each) !== null);
    const competitions = new Set(changing.flatMap(({ saidBy }) => saidBy.map(({ id }) => id)));
    const most = Math.max(competitions.size, ...changing.map((each) => each.competitions));
    return { competitions: most, entries: changing.reduce((sum, { entries }) => sum + entries, 0) };
  });
  private readonly summary = viewChild<ElementRef<HTMLElement>>('summary');
  private readonly heading = viewChild.required<ElementRef<HTMLElement>>('heading');

  constructor() {
    this.session.place.set({});
    pageTitle(() => [this.texts().title]);
  }

  protected of(kind: string, left: boolean): readonly SaidWord[] {
    return this.said().filter((each) => each.kind === kind && each.left === left);
  }

  protected choice(said: SaidWord): string {
    return choiceOf(this.choices(), said);
  }

  protected choose(said: SaidWord, value: string): void {
    this.choices.update((choices) => new Map(choices).set(keyOf(said), value));
    if (said.kind === 'club') this.clubs.typing({ club: value });
  }

  /** What a word that changes becomes; null of one that stays. */
  protected meaning({ kind, word }: Pick<SaidWord, 'kind' | 'word'>): string | null {
    const chosen = kind === 'region' ? this.input().regions : this.input().clubs;
    const means = chosen.find((each) => each.word === word)?.means ?? null;
    if (means === null || kind === 'club') return means;
    return this.regions()?.find(({ id }) => id === means)?.name ?? means;
  }

  protected async look(event: Event): Promise<void> {
    event.preventDefault();
    const { regions, clubs } = this.input();
    const asked = new Set([
      ...regions.map(({ word }) => `region ${word}`),
      ...clubs.map(({ word }) => `club ${word}`),
    ]);
    try {
      const only = [...regions, ...clubs].map(({ word }) => word);
      const { saidWords } = await this.graphql.ask(WordsSaidBy, { only });
      this.change.set(saidWords.filter((each) => asked.has(keyOf(each))));
      setTimeout(() => this.summary()?.nativeElement.focus());
    } catch {
      this.announcer.warn(this.language.texts().connection.down);
    }
  }

  protected back(): void {
    this.change.set(null);
    this.heading().nativeElement.focus();
  }

  protected async write(): Promise<void> {
    const { regions, clubs } = this.input();
    if (!(await this.writes.write(MatchWords, 'matchWords', { regions, clubs }))) return;
    const meant = (kind: string, of: typeof regions) =>
      of.flatMap(({ word, means }) => (means === null ? [] : [keyOf({ kind, word })]));
    this.written.update(
      (before) => new Set([...before, ...meant('region', regions), ...meant('club', clubs)]),
    );
    this.choices.set(new Map());
    this.announcer.say(this.texts().done);
    this.back();
  }
}
