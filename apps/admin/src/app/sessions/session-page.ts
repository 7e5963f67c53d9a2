import { NgComponentOutlet } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  computed,
  effect,
  inject,
  input,
  signal,
  type Type,
} from '@angular/core';
import { RouterLink, RouterLinkActive } from '@angular/router';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { CompetitionContext } from '../standings/competition-context';
import { ReasonForm } from './reason-form';
import { sessionComponents, sessionOpenings } from './session-components';
import { SessionContext } from './session-context';
import { sessionTexts } from './texts';

/** One session of a competition, shown by its game's own component; opened and closed here. */
@Component({
  selector: 'arb-session-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NgComponentOutlet, RouterLink, RouterLinkActive, ReasonForm],
  providers: [SessionContext],
  templateUrl: './session-page.html',
  styleUrl: './session-page.scss',
})
export class SessionPage {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(sessionTexts);
  protected readonly competition = inject(CompetitionContext);
  protected readonly context = inject(SessionContext);
  /** The session's number, from the address. */
  readonly number = input.required<string>();
  protected readonly sessions = computed(() => this.competition.head()?.sessions ?? []);
  protected readonly shown = signal<Type<unknown> | null>(null);
  protected readonly opening = signal<Type<unknown> | null>(null);
  protected readonly unknown = computed(() => {
    const ruleset = this.context.session()?.ruleset;
    return ruleset !== undefined && !(ruleset in sessionComponents);
  });
  protected readonly closing = signal(false);

  constructor() {
    effect(() => {
      const number = Number(this.number());
      this.context.number.set(Number.isInteger(number) && number > 0 ? number : 0);
    });
    const ruleset = computed(() => this.context.session()?.ruleset ?? '');
    effect(() => {
      const load = sessionComponents[ruleset()];
      if (load !== undefined)
        void load().then((component) => {
          this.shown.set(component);
        });
    });
    const asked = computed(() => (this.context.missing() ? (this.competition.head()?.ruleset ?? '') : ''));
    effect(() => {
      const load = sessionOpenings[asked()];
      if (load !== undefined)
        void load().then((component) => {
          this.opening.set(component);
        });
    });
  }

  protected open(): void {
    void this.context.open({});
  }

  protected async close(reason: string): Promise<void> {
    if (await this.context.close(reason)) this.closing.set(false);
  }
}
