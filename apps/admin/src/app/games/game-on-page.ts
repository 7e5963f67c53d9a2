import { Injectable, type Signal, computed, effect, inject, signal, untracked } from '@angular/core';
import type { Article } from '@arbitre/rules/kernel/articles';
import type { EventTable } from '@arbitre/rules/kernel/declare/events';
import type { RulingLaws } from '@arbitre/rules/kernel/laws/law';
import { eventLine, type EventLine } from '../deal/events/event-line';
import { Language } from '../language/language';
import { wordIn } from '../language/word-in';
import { FACES, RULES } from './faces.generated';
import type { GameFace } from './face';
import { wordsOf } from './words';

type Modules<Value> = Readonly<Record<string, () => Promise<{ readonly default: Value }>>>;

/** What a key leads to, loaded once it is asked for: undefined until it is there, null where there is none. In an injection context. */
const loadedBy = <Value>(key: () => string, modules: Modules<Value>): Signal<Value | null | undefined> => {
  const loaded = signal<{ readonly key: string; readonly value: Value | null } | null>(null);
  effect(() => {
    const asked = key();
    const load = wordIn(modules, asked);
    const show = (value: Value | null): void => {
      if (untracked(key) === asked) loaded.set({ key: asked, value });
    };
    if (load === undefined) show(null);
    else
      load().then(
        (module) => {
          show(module.default);
        },
        () => {
          show(null);
        },
      );
  });
  return computed(() => (loaded()?.key === key() ? loaded()?.value : undefined));
};

/** The manifest of a game, loaded when a page replays its deals: no other game comes with it. In an injection context. */
export const rulesOf = (game: () => string) => loadedBy(game, RULES);

type PlaceOfDeal = {
  readonly competition: string;
  readonly session: number;
  readonly round: number;
  readonly table: string;
  readonly board: number;
};

/** The game that a page is about, with its face: provided by the page, which says the game once it knows it. */
@Injectable()
export class GameOnPage {
  private readonly language = inject(Language);
  /** Empty as long as nobody knows. */
  readonly id = signal('');
  /** Where the deal of the page was dealt, on the page of a deal; `session` by its number. */
  readonly place = signal<PlaceOfDeal | null>(null, {
    equal: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  });
  /** The events that the page tells, once the rules of the game are there. */
  readonly declared = signal<EventTable>({});
  /** The articles of its rulebook, once its rules are there. */
  readonly articles = signal<readonly Article[]>([]);
  /** What its laws ask of a ruling, once its rules are there; null where they ask nothing. */
  readonly laws = signal<RulingLaws | null>(null);
  /** What its entries are called, by id. */
  readonly names = signal<ReadonlyMap<string, string>>(new Map());
  /** What people call somebody whom an event refers to; null where the page knows nobody. */
  readonly person = signal<((reference: string) => string) | null>(null);
  private readonly loaded = loadedBy(this.id, FACES);
  /** Null for a game that brings none, and before it is there. */
  readonly face = computed((): GameFace | null => this.loaded() ?? null);
  readonly ready = computed(() => this.id() !== '' && this.loaded() !== undefined);
  readonly words = computed(() => wordsOf(this.face(), this.language.code()));

  /** An event in the reader's language. */
  tell(type: string, data: unknown): EventLine {
    const person = this.person();
    return eventLine(type, data, {
      ...{ declared: this.declared(), face: this.face() },
      ...{ language: this.language.code(), names: this.names() },
      ...(person === null ? {} : { person }),
    });
  }

  /** What an article says, in our own words; null for what is none of this game. */
  articleSays(id: unknown): string | null {
    return this.articles().find((article) => article.id === id)?.text[this.language.code()] ?? null;
  }

  seat(seat: string): string {
    return wordIn(this.words().seats, seat) ?? wordIn(this.language.texts().seats, seat) ?? seat;
  }

  seatLetter(seat: string): string {
    return (
      wordIn(this.words().seatLetters, seat) ??
      wordIn(this.language.texts().seatLetters, seat) ??
      seat.charAt(0)
    );
  }

  /** A side, or a seat that plays for itself. */
  side(side: string): string {
    const { sides, seatLetters } = this.language.texts();
    return wordIn(this.words().seats, side) ?? wordIn(sides, side) ?? wordIn(seatLetters, side) ?? side;
  }
}

/** A part of a face, loaded once a page asks for it; null before, and where the game brings none. In an injection context. */
export const partOf = <Value>(part: () => (() => Promise<Value>) | undefined): Signal<Value | null> => {
  const loaded = signal<{ readonly part: () => Promise<Value>; readonly value: Value } | null>(null);
  effect(() => {
    const asked = part();
    asked?.().then(
      (value) => {
        loaded.set({ part: asked, value });
      },
      () => undefined,
    );
  });
  return computed(() => {
    const found = loaded();
    return found !== null && found.part === part() ? found.value : null;
  });
};
