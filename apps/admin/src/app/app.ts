import {
  ChangeDetectionStrategy,
  Component,
  computed,
  effect,
  inject,
  viewChild,
  ViewContainerRef,
} from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { NavigationEnd, Router, RouterLink, RouterLinkActive, RouterOutlet } from '@angular/router';
import { filter, map } from 'rxjs';
import { Announcements } from './announce/announcer';
import { ConnectionBanner } from './connection/banner';
import { Connection } from './connection/connection';
import { Palette } from './keyboard/palette';
import { PaletteDoor } from './keyboard/palette-door';
import { Language } from './language/language';
import { Session } from './account/account';
import { AccountMenu } from './account/menu/account-menu';
import { barPages } from './account/menu/bar-pages';
import { SeeingBanner } from './account/seeing/seeing-banner';

/** The sign loads beside the first page. Without a connection the page goes without it, and the banner says why. */
const showSign = async (place: ViewContainerRef): Promise<void> => {
  const loaded = await import('./connection/system-sign').catch(() => null);
  if (loaded !== null && place.length === 0) place.createComponent(loaded.SystemSign);
};

@Component({
  selector: 'arb-root',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [
    RouterOutlet,
    RouterLink,
    RouterLinkActive,
    AccountMenu,
    Announcements,
    ConnectionBanner,
    Palette,
    SeeingBanner,
  ],
  templateUrl: './app.html',
  styleUrl: './app.scss',
})
export class App {
  protected readonly language = inject(Language);
  protected readonly session = inject(Session);
  protected readonly connection = inject(Connection);
  protected readonly palette = inject(PaletteDoor);
  protected readonly other = computed(() => (this.language.code() === 'fr' ? 'English' : 'Français'));

  protected readonly links = barPages();
  /** Who is signed in with an account: a telephone at a table is offered its table alone. */
  protected readonly named = computed(() => (this.session.isAtTable() ? null : this.session.account()));

  protected readonly here = toSignal(
    inject(Router).events.pipe(
      filter((event) => event instanceof NavigationEnd),
      map(({ urlAfterRedirects }) => urlAfterRedirects),
    ),
    { initialValue: '/sign-in' },
  );
  /** A stranger who reads what everybody may read is shown the door. */
  protected readonly mayComeIn = computed(
    () =>
      this.session.account() === null &&
      /^\/(calendar|competitions|deals|divisions|hall|seasons)\b/.test(this.here()),
  );

  /** Only for those who are signed in. */
  private readonly systemSign = viewChild('systemSign', { read: ViewContainerRef });

  constructor() {
    effect(() => {
      const place = this.systemSign();
      if (place !== undefined) void showSign(place);
    });
  }
}
