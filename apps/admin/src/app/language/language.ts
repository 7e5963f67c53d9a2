import { DOCUMENT, Injectable, computed, effect, inject, signal } from '@angular/core';
import { en } from './en';
import { fr, type Catalogue } from './fr';
import { decimal, longDate, moment, signed, whole } from './formats';
import { termsOf, type GameTerms } from './game-terms';
import { preferredLanguage } from './language-choice';
import { ordinal, type LanguageCode } from './plural';

const catalogues: Readonly<Record<LanguageCode, Catalogue>> = { fr, en };
const storageKey = 'arbitre.language';

/** Texts and formats of the chosen language. Known before the first paint, so that no page flashes in the other one. */
@Injectable({ providedIn: 'root' })
export class Language {
  private readonly document = inject(DOCUMENT);
  readonly code = signal<LanguageCode>(
    preferredLanguage(localStorage.getItem(storageKey), navigator.languages),
  );
  readonly texts = computed(() => catalogues[this.code()]);

  constructor() {
    effect(() => {
      this.document.documentElement.lang = this.code();
    });
  }

  choose(code: LanguageCode): void {
    localStorage.setItem(storageKey, code);
    this.code.set(code);
  }

  toggle(): void {
    this.choose(this.code() === 'fr' ? 'en' : 'fr');
  }

  decimal(text: string): string {
    return decimal(this.code(), text);
  }
  signed(text: string | number): string {
    return signed(this.code(), String(text));
  }
  whole(value: number): string {
    return whole(this.code(), value);
  }
  date(iso: string): string {
    return longDate(this.code(), iso);
  }
  moment(iso: string): string {
    return moment(this.code(), iso);
  }
  /** What a game calls its boards and results. */
  terms(game: string): GameTerms {
    return termsOf(this.code(), game);
  }
  ordinal(rank: number): string {
    return ordinal(this.code(), rank);
  }
  /** One of a pair of texts that the API gives in both languages. */
  pick(problem: { readonly messageFr: string; readonly messageEn: string }): string {
    return this.code() === 'fr' ? problem.messageFr : problem.messageEn;
  }
}
