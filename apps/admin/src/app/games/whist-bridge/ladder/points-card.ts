import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { gameName } from '../notation';
import { ladderTexts } from './ladder-texts';
import { type Ending, pointsRows } from './points-rows';

/** The card of points on the table: what each game is worth to whoever plays it and to each of the others (WB-13.a). */
@Component({
  selector: 'arb-points-card',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h2>{{ texts().points }}</h2>
    <p class="soft">{{ texts().queens }}</p>
    <table class="table" data-testid="points-card">
      <thead>
        <tr>
          <th scope="col">{{ texts().game }}</th>
          <th scope="col">{{ texts().ending }}</th>
          <th scope="col">{{ texts().declarers }}</th>
          <th scope="col">{{ texts().each }}</th>
          <th scope="col">{{ texts().sum }}</th>
        </tr>
      </thead>
      <tbody>
        @for (row of rows(); track $index) {
          <tr [class.apart]="row.first">
            <th scope="row">{{ row.first ? row.name : '' }}</th>
            <td>{{ row.end }}</td>
            <td class="figures">{{ row.declarers }}</td>
            <td class="figures">{{ row.each }}</td>
            <td class="figures">{{ row.sum }}</td>
          </tr>
        }
      </tbody>
    </table>
  `,
  styles: `
    :host {
      display: block;
    }
    td,
    th {
      white-space: normal;
    }
    .apart > * {
      border-top: 1px solid var(--line-strong);
    }
  `,
})
export class PointsCard {
  private readonly language = inject(Language);
  protected readonly texts = pageTexts(ladderTexts);
  protected readonly rows = () =>
    pointsRows().map(({ game, ending, declarers, each, sum }, at, all) => ({
      name: gameName(game, this.language.code()),
      first: all[at - 1]?.game !== game,
      end: this.endOf(ending),
      declarers: declarers.map((one) => this.language.signed(one)).join(' / '),
      ...{ each: this.language.signed(each), sum: this.language.whole(sum) },
    }));

  private endOf(ending: Ending): string {
    const texts = this.texts();
    if (ending.kind === 'tricks') {
      const { tricks, made, direct } = ending;
      return texts.byTricks(tricks, made, direct === true);
    }
    return ending.made.map((made) => (made ? texts.made : texts.lost)).join(' / ');
  }
}
