import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { LADDER_GAMES, SUITS_UPWARD } from '@arbitre/rules/whist-bridge';
import { SuitSymbol } from '../../../cards/suit';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { Sign } from '../../../signs/sign';
import { ladderTexts } from './ladder-texts';
import { raisedHand } from './raised-hand';

/** The plastic ruler on the table: the games from the lowest to the highest, what the first turn alone allows, what the arbiter is called for (WB-6). */
@Component({
  selector: 'arb-ladder-ruler',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [Sign, SuitSymbol],
  template: `
    <h2>{{ texts().order }}</h2>
    <p class="soft">
      {{ texts().lead }}
      @for (suit of suits; track suit; let last = $last) {
        <arb-suit [suit]="suit" />
        @if (!last) {
          <span aria-hidden="true"> → </span>
        }
      }
    </p>
    <table class="table" data-testid="ruler">
      <thead>
        <tr>
          <th scope="col" colspan="2">{{ texts().game }}</th>
          <th scope="col">{{ texts().declarers }}</th>
          <th scope="col">{{ texts().condition }}</th>
        </tr>
      </thead>
      <tbody>
        @for (game of games; track game.code) {
          <tr [class.first]="game.firstTurn">
            <th scope="row">{{ game.code.replace('PCSA', 'PC') }}</th>
            <td>{{ game.name[language.code()] }}</td>
            <td class="soft">{{ texts()[game.declarers] }}</td>
            <td>
              @if (game.firstTurn) {
                <span class="red">{{ texts().firstTurn }}</span>
              }
              @if (game.arbiter) {
                <span><arb-sign [sign]="hand" /> {{ texts().arbiter }}</span>
              }
            </td>
          </tr>
        }
      </tbody>
    </table>
  `,
  styles: `
    :host {
      display: block;
    }
    td:last-child span {
      display: block;
    }
    .red,
    .first th {
      color: var(--bad);
    }
    td {
      white-space: normal;
    }
  `,
})
export class LadderRuler {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(ladderTexts);
  protected readonly games = LADDER_GAMES;
  protected readonly hand = raisedHand('');
  protected readonly suits = SUITS_UPWARD;
}
