import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { pageTitle } from '../title/page-title';
import { furtherPages } from '../graphql/further-pages';
import { More } from '../graphql/more';
import { regionsTexts } from './regions-texts';
import { Regions } from './regions.operations';

/** The regions of the federation by name: how many competitions each has, and when one of them changed last. */
@Component({
  selector: 'arb-regions-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, More],
  templateUrl: './regions-page.html',
  styleUrl: './regions-page.scss',
})
export class RegionsPage {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(regionsTexts);
  protected readonly list = furtherPages(
    Regions,
    () => ({}),
    ({ regions }) => regions,
  );

  constructor() {
    pageTitle(() => [this.texts().title]);
  }
}
