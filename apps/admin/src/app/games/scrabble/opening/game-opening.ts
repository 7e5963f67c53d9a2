import { ChangeDetectionStrategy, Component, computed, DestroyRef, inject, signal } from '@angular/core';
import { seedCommitment } from '@arbitre/rules/scrabble';
import { Announcer } from '../../../announce/announcer';
import { GraphQL } from '../../../graphql/client';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { numberIn, textIn } from '../../../sessions/form-values';
import { SessionContext } from '../../../sessions/session-context';
import { KeptSeeds, freshSeed } from '../desk/draw/kept-seeds';
import { seedTexts } from '../desk/draw/seed-texts';
import { firstChoice, type GameChoices, gameSetup } from './game-setup';
import { readRecord } from './read-record';
import { InstalledWordLists, type InstalledWordListsResult } from './opening.operations';
import { openingTexts } from './opening-texts';

const LOOK_AGAIN_MS = 3_000;
/** Most tournaments are of two games (SCR-FADOQ-2). */
const USUAL_GAMES = 2;

type Planned = Partial<Pick<GameChoices, 'seconds' | 'format' | 'kind' | 'rules' | 'joker' | 'games'>> & {
  readonly wordList?: { readonly name: string };
};

/** Opens a game: the word list that judges it, its time, its format. */
@Component({
  selector: 'arb-game-opening',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './game-opening.html',
  styleUrl: './game-opening.scss',
})
export class GameOpening {
  private readonly graphql = inject(GraphQL);
  private readonly announcer = inject(Announcer);
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  private readonly kept = inject(KeptSeeds);
  protected readonly texts = pageTexts(openingTexts);
  protected readonly seeds = pageTexts(seedTexts);
  protected readonly times = [180, 150, 120, 60] as const;
  protected readonly formats = ['normal', '7-sur-8', '7-et-8', '7-8-9'] as const;
  protected readonly kinds = ['duplicate', 'sudden-death'] as const;
  protected readonly editions = ['FADOQ-2026', 'FISF-2023'] as const;
  /** Null until the server has told them. */
  protected readonly lists = signal<InstalledWordListsResult['wordLists'] | null>(null);
  protected readonly chosen = signal<string | null>(null);
  /** What the competition plans for all its games. */
  protected readonly planned = computed(() => (this.context.planned() ?? {}) as Planned);
  protected readonly chosenName = computed(() => {
    const lists = this.lists() ?? [];
    const planned = lists.find(({ name }) => name === this.planned().wordList?.name);
    return this.chosen() ?? planned?.name ?? firstChoice(lists);
  });
  protected readonly isTrial = computed(
    () => this.lists()?.find(({ name }) => name === this.chosenName())?.official === false,
  );
  /** Where letters come from: the bag, a seed, or the record of another centre. */
  protected readonly source = signal('hand');
  protected readonly fromSeed = computed(() => this.source() === 'platform');
  protected readonly fromRecord = computed(() => this.source() === 'record');
  protected readonly recordText = signal('');
  private readonly reading = computed(() => readRecord(this.recordText()));
  protected readonly record = computed(() => {
    const reading = this.reading();
    return this.fromRecord() && reading !== null && 'setup' in reading ? reading : null;
  });
  /** The line that cannot be read; null where all can. */
  protected readonly wrongLine = computed(() => {
    const reading = this.reading();
    return reading !== null && 'line' in reading ? reading.line : null;
  });
  protected readonly seed = signal(freshSeed());
  protected readonly commitment = computed(() => seedCommitment(this.seed().trim()));
  protected readonly games = computed(() =>
    Math.max(this.planned().games ?? USUAL_GAMES, this.context.number()),
  );

  private readonly destroyed = inject(DestroyRef);
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.look();
    this.destroyed.onDestroy(() => {
      clearTimeout(this.again);
    });
  }

  protected look(): void {
    this.graphql.ask(InstalledWordLists, {}).then(
      ({ wordLists }) => {
        this.lists.set(wordLists);
        // The trial list is compiled beside the start of a server: it is there by itself a moment later.
        clearTimeout(this.again);
        if (wordLists.length === 0 && !this.destroyed.destroyed)
          this.again = setTimeout(this.look.bind(this), LOOK_AGAIN_MS);
      },
      () => {
        this.announcer.warn(this.language.texts().connection.down);
      },
    );
  }

  protected async choose(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    if (file !== undefined) this.recordText.set(await file.text());
  }

  protected open(event: SubmitEvent): void {
    event.preventDefault();
    if (this.fromRecord() && this.record() === null) return;
    const form = event.target as HTMLFormElement;
    const setup = gameSetup({
      list: this.chosenName(),
      seconds: numberIn(form, 'seconds'),
      format: textIn(form, 'format'),
      kind: textIn(form, 'kind'),
      rules: textIn(form, 'rules'),
      joker: textIn(form, 'joker') !== '',
      game: numberIn(form, 'game'),
      games: numberIn(form, 'games'),
      seed: this.fromSeed() ? this.seed().trim() : null,
      record: this.record(),
    });
    // Kept before anything is published: a game without its seed could draw nothing.
    if (this.fromSeed()) this.kept.keep(this.context.id(), this.seed().trim());
    void this.context.open(setup);
  }
}
