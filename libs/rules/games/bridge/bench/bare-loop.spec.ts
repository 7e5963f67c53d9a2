import type { CardPlayed } from '../events';
import { STRAINS } from '@arbitre/rules/kernel/auction/calls';
import { tricksOfSide } from '@arbitre/rules/kernel/tricks/compass';
import { parseCard } from '@arbitre/rules/kernel/cards';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import { emptyHands, give } from '@arbitre/rules/kernel/hands';
import { bareTricks } from '@arbitre/rules/kernel/testing/bare-loop';
import { playedDeals } from '../demo/random-deals';

describe('the bare loop that the bench compares with', () => {
  it('counts the tricks that the engine counts', () => {
    for (const { commands, events, state } of playedDeals(50)) {
      const held = emptyHands(4);
      for (const command of commands)
        if (command.do === 'deal')
          for (const [seat, hand] of Object.entries(command.hands))
            for (const card of hand ?? []) give(held, seatIndex(seat), parseCard(card));
      const cards = events.filter((event): event is CardPlayed => event.type === 'CardPlayed');
      const trump = STRAINS.indexOf(state.contract?.strain ?? 'NT');
      const leader = seatIndex(cards[0]?.data.seat ?? 'N');
      expect(
        bareTricks(
          held,
          cards.map((card) => card.data),
          trump,
          leader,
        ),
      ).toBe(tricksOfSide(state.play, 0));
    }
  });
});
