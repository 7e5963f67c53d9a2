import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { RouterLink, RouterLinkActive } from '@angular/router';
import { Session } from '../account/account';
import { Language } from '../language/language';

/** From one list of the registry to the others, where the bar of the page has no room for them. */
@Component({
  selector: 'arb-registry-tabs',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, RouterLinkActive],
  template: `
    <nav class="tabs no-print" [attr.aria-label]="language.texts().app.registry">
      @for (page of pages(); track page.path) {
        <a
          [routerLink]="page.path"
          routerLinkActive="on"
          #active="routerLinkActive"
          [attr.aria-current]="active.isActive ? 'page' : null"
          >{{ page.title }}</a
        >
      }
    </nav>
  `,
  styles: `
    @media (min-width: 47.001rem) {
      :host {
        display: none;
      }
    }
  `,
})
export class RegistryTabs {
  private readonly session = inject(Session);
  protected readonly language = inject(Language);
  protected readonly pages = computed(() => {
    const { regions, clubs, members, officials } = this.language.texts().app;
    return [
      { path: '/regions', title: regions },
      { path: '/clubs', title: clubs },
      ...(this.session.reads().members ? [{ path: '/members', title: members }] : []),
      ...(this.session.reads().officials ? [{ path: '/officials', title: officials }] : []),
    ];
  });
}
