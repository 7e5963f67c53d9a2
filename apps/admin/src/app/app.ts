import { ChangeDetectionStrategy, Component, computed, inject, viewChild } from '@angular/core';
import { Router, RouterLink, RouterLinkActive, RouterOutlet } from '@angular/router';
import { Announcements } from './announce/announcer';
import { Appearance } from './appearance/appearance';
import { ConnectionBanner } from './connection/banner';
import { Connection } from './connection/connection';
import { Palette } from './keyboard/palette';
import { Language } from './language/language';
import { Session } from './session/session';

@Component({
  selector: 'arb-root',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterOutlet, RouterLink, RouterLinkActive, Announcements, ConnectionBanner, Palette],
  templateUrl: './app.html',
  styleUrl: './app.scss',
})
export class App {
  private readonly router = inject(Router);
  protected readonly language = inject(Language);
  protected readonly session = inject(Session);
  protected readonly connection = inject(Connection);
  protected readonly appearance = inject(Appearance);
  protected readonly palette = viewChild.required(Palette);
  protected readonly other = computed(() => (this.language.code() === 'fr' ? 'English' : 'Français'));

  protected async signOut(): Promise<void> {
    await this.session.signOut();
    await this.router.navigateByUrl('/sign-in');
  }
}
