import {
  ChangeDetectionStrategy,
  Component,
  DestroyRef,
  computed,
  effect,
  inject,
  input,
} from '@angular/core';
import { Title } from '@angular/platform-browser';
import { NavigationEnd, Router, RouterLink, RouterLinkActive, RouterOutlet } from '@angular/router';
import { toSignal } from '@angular/core/rxjs-interop';
import { filter, map } from 'rxjs';
import { Commands } from '../keyboard/commands';
import { Hotkeys } from '../keyboard/hotkeys';
import { Language } from '../language/language';
import { CompetitionContext } from './competition-context';

/** The head and the tabs of one competition; its pages are shown below. */
@Component({
  selector: 'arb-competition-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterOutlet, RouterLink, RouterLinkActive],
  providers: [CompetitionContext],
  templateUrl: './competition-page.html',
  styleUrl: './competition-page.scss',
})
export class CompetitionPage {
  private readonly router = inject(Router);
  protected readonly language = inject(Language);
  protected readonly context = inject(CompetitionContext);
  readonly id = input.required<string>();
  private readonly url = toSignal(
    this.router.events.pipe(
      filter((event) => event instanceof NavigationEnd),
      map(({ urlAfterRedirects }) => urlAfterRedirects),
    ),
    { initialValue: this.router.url },
  );
  protected readonly onSession = computed(() => this.url().includes('/sessions/'));
  /** Where the tab leads: to the newest session, or to the first that is still to be opened. */
  protected readonly lastSession = computed(() => this.context.head()?.sessions.at(-1)?.number ?? 1);

  constructor() {
    const title = inject(Title);
    const here = inject(DestroyRef);
    effect(() => {
      this.context.id.set(this.id());
    });
    effect(() => {
      const name = this.context.head()?.name;
      title.setTitle(name === undefined ? 'Arbitre' : `${name} · Arbitre`);
    });
    inject(Hotkeys).bind({ r: () => void this.go('entry'), s: () => void this.go() }, here);
    inject(Commands).offer(() => this.offers(), here);
  }

  protected print(): void {
    print();
  }

  private go(...rest: readonly string[]): Promise<boolean> {
    return this.router.navigate(['/competitions', this.id(), ...rest]);
  }

  private offers() {
    const texts = this.language.texts();
    const sessions = {
      id: 'here-sessions',
      label: texts.standings.sessions,
      run: () => void this.go('sessions', String(this.lastSession())),
    };
    return [
      ...(this.context.hasSessions() ? [sessions] : []),
      { id: 'here-entry', label: texts.palette.goEntry, key: 'R', run: () => void this.go('entry') },
      { id: 'here-standings', label: texts.palette.goStandings, key: 'S', run: () => void this.go() },
      {
        id: 'here-boards',
        label: this.language.terms(this.context.head()?.game ?? '').boards,
        run: () => void this.go('boards'),
      },
    ];
  }
}
