import { BreakpointObserver } from '@angular/cdk/layout';
import { CdkMenu, CdkMenuItem, CdkMenuItemCheckbox, CdkMenuTrigger } from '@angular/cdk/menu';
import { ChangeDetectionStrategy, Component, computed, inject, output } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { Router, RouterLink } from '@angular/router';
import { Appearance } from '../../appearance/appearance';
import { Language } from '../../language/language';
import { copyReads } from '../../take-away/copy-reads';
import { Session } from '../account';
import { barPages } from './bar-pages';

/** Who is signed in, what is his, and how pages look to him: by arrows, letters and Escape, which gives the focus back. */
@Component({
  selector: 'arb-account-menu',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [CdkMenu, CdkMenuItem, CdkMenuItemCheckbox, CdkMenuTrigger, RouterLink],
  templateUrl: './account-menu.html',
  styleUrl: './account-menu.scss',
})
export class AccountMenu {
  private readonly router = inject(Router);
  protected readonly language = inject(Language);
  protected readonly session = inject(Session);
  protected readonly appearance = inject(Appearance);
  protected readonly copyQuery = copyReads();
  /** The sheet of keys is the palette's. */
  readonly keysAsked = output();
  private readonly width = toSignal(inject(BreakpointObserver).observe('(max-width: 62rem)'));
  private readonly inBar = barPages();
  /** A telephone or a tablet held upright has no room in its bar: they are here then. */
  protected readonly pages = computed(() => {
    const { app } = this.language.texts();
    const reads = this.session.reads();
    const isNarrow = this.width()?.matches === true;
    const own = [
      { path: '/account', label: app.myAccount, shown: true },
      { path: '/officials', label: app.officials, shown: reads.officials },
      { path: '/accounts', label: app.accounts, shown: reads.accounts },
      { path: '/audit', label: app.audit, shown: reads.audit },
    ];
    return [...(isNarrow ? this.inBar() : []), ...own.filter(({ shown }) => shown)];
  });

  protected async signOut(): Promise<void> {
    await this.session.signOut();
    await this.router.navigateByUrl('/sign-in');
  }
}
