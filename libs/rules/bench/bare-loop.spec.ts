import type { CardPlayed } from '../src/bridge/events';
import { STRAINS } from '../src/bridge/notation';
import { parseCard } from '../src/kernel/cards';
import { seatIndex } from '../src/kernel/compass';
import { emptyHands, give } from '../src/kernel/hands';
import { bareTricks } from './bare-loop';
import { playedDeals } from './random-deals';

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
      ).toBe(state.play.won[0]);
    }
  });
});
