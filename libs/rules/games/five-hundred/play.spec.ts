import { fiveHundred } from './game';
import {
  calls,
  cards,
  contract,
  enforced,
  hand,
  legal,
  partly,
  playOut,
  taken,
  winnersOf,
} from './testing/table';

/** East takes no-trump with a joker and leads; West holds the other. */
const NO_TRUMP = contract(
  {
    E: hand('AKQJT.A..987 BO'),
    S: hand('987.KQJ.AKQJ.'),
    W: hand('65.54.T98.65 BL'),
    N: hand('.T98.765.AKQJ'),
  },
  hand('4.76.4.T4'),
  '8N',
);

describe('the lead', () => {
  it('C500-5.5 is the taker’s, whoever dealt', () => {
    const west = partly({}, '8H', 'W');
    expect(fiveHundred.tableView(west.state).turn).toBe('W');
    expect(west.when(cards('E:H4')).irregularities).toEqual(['C500-8a']);
    const table = taken('H', enforced());
    expect(table.when(cards('S:H4')).violations[0]).toMatchObject({
      article: 'C500-5.5',
      facts: { turn: 'E' },
    });
    expect(table.when(cards('E:HA')).types).toEqual(['CardPlayed']);
  });
});

describe('following', () => {
  it('C500-5-GAP-3 is asked of who can, of nobody else; the highest trump wins and leads', () => {
    const table = taken('C', enforced());
    const led = table.and(cards('E:DA'));
    expect(led.when(cards('S:C7')).violations[0]).toMatchObject({
      article: 'C500-5-GAP-3',
      facts: { led: 'D', couldFollow: ['D6'] },
    });
    const one = led.and(cards('S:D6 W:D5 N:D7'));
    expect([winnersOf(one.stream), fiveHundred.tableView(one.state).turn]).toEqual(['E', 'E']);
    expect(one.when(cards('S:C7')).refusals).toEqual(['C500-5-GAP-3']);
    // South has no diamond any more: he plays what he likes, and the trump wins.
    const two = one.and(cards('E:DK')).when(cards('S:C6 W:D9 N:D8'));
    expect(winnersOf(two.events)).toBe('S');
    expect(two.when(cards('E:CA')).refusals).toEqual(['C500-5-GAP-3']);
    expect(two.when(cards('S:SJ')).refusals).toEqual([]);
  });
  it('refuses a card that is not held, or was played, whatever the policy', () => {
    const table = taken().and(cards('E:HA'));
    expect(table.when(cards('S:H9')).violations[0]).toMatchObject({
      article: 'card-not-held',
      facts: { holder: 'N' },
    });
    expect(table.when(cards('S:HA')).refusals).toEqual(['card-already-played']);
  });
});

describe('jokers at no-trump', () => {
  it('C500-5.6 call a suit from its second round on', () => {
    const two = NO_TRUMP.and(cards('E:SA S:S7 W:S5 N:D5'));
    expect(two.when(cards('E:BO*H')).irregularities).toEqual(['C500-5.6']);
    expect(two.when(cards('E:BO*S')).irregularities).toEqual([]);
    expect(legal(two.state)).toEqual(['BO S', 'SK', 'SQ', 'SJ', 'ST', 'HA', 'C9', 'C8', 'C7']);
    const strict = enforcedNoTrump().and(cards('E:SA S:S7 W:S5 N:D5'));
    expect(strict.when(cards('E:BO*H')).refusals).toEqual(['C500-5.6']);
    expect(strict.when(cards('E:BO*S')).refusals).toEqual([]);
  });
  it('C500-5.7 are not led to the first trick', () => {
    const strict = enforcedNoTrump();
    expect(strict.when(cards('E:BO*H')).violations[0]).toMatchObject({
      article: 'C500-5.7',
      facts: { card: 'BO' },
    });
    expect(strict.when(cards('E:BO')).refusals).toEqual(['C500-5.7']);
    expect(legal(strict.state)).not.toContain('BO S');
    expect(NO_TRUMP.when(cards('E:BO*H')).irregularities).toEqual(['C500-5.7']);
  });
  it('C500-5.8 are led at any time under a trump, and are trumps', () => {
    const trump = taken('D', enforced()).state;
    expect(legal(trump)).not.toContain('BL');
    const led = enforced()
      .and(calls('pass 8D pass pass'), { do: 'take-kitty', seat: 'S' })
      .and({ do: 'discard', seat: 'S', cards: ['S9', 'S7', 'H8', 'H7', 'C6', 'C7'] })
      .when(cards('S:BL'));
    expect(led.refusals).toEqual([]);
    // The left bower is a trump, and so would the other joker be.
    expect(legal(led.state)).toEqual(['HJ', 'DJ', 'D9', 'D5']);
    expect(led.when(cards('W:S8')).refusals).toEqual(['C500-5-GAP-3']);
    expect(led.when({ do: 'play', seat: 'W', card: 'D5', calls: 'H' }).refusals).toEqual(['nothing-to-call']);
  });
  it('C500-5-GAP-4 call a suit that the others follow, or a card that its holder plays', () => {
    const two = NO_TRUMP.and(cards('E:HA S:HJ W:H4 N:H8'));
    const suit = two.and(cards('E:BO*H'));
    expect(legal(suit.state)).toEqual(['HK', 'HQ']);
    expect(suit.when(cards('S:DA')).irregularities).toEqual(['C500-6-GAP-2']);
    const king = two.and(cards('E:BO*HK'));
    expect(legal(king.state)).toEqual(['HK']);
    expect(king.when(cards('S:HQ')).irregularities).toEqual(['C500-5-GAP-4']);
    expect(fiveHundred.tableView(king.state).facts.asked).toBe('HK');
    const strict = enforcedNoTrump().and(cards('E:HA S:HJ W:H4 N:H8 E:BO*HK'));
    expect(strict.when(cards('S:HQ')).violations[0]).toMatchObject({
      article: 'C500-5-GAP-4',
      facts: { asked: 'HK' },
    });
    // The others follow with any heart, and the next trick asks for nothing.
    const over = strict.and(cards('S:HK')).when(cards('W:H5 N:HT'));
    expect([winnersOf(over.events), over.state.asked]).toEqual(['E', -1]);
  });
  it('C500-5-GAP-4 ask for nothing where they call no suit, and it is on record', () => {
    const two = NO_TRUMP.and(cards('E:SA S:S7 W:S5 N:D5'));
    const silent = two.when(cards('E:BO'));
    expect(silent.irregularities).toEqual(['C500-5-GAP-4']);
    const over = silent.when(cards('S:DA W:CT N:CA'), []);
    expect(over.refusals).toEqual(['card-not-held']);
    const fell = silent.when(cards('S:DA W:D8 N:CA'));
    expect([fell.irregularities, winnersOf(fell.events)]).toEqual([[], 'E']);
    expect(enforcedNoTrump().and(cards('E:SA S:S7 W:S5 N:D5')).when(cards('E:BO')).refusals).toEqual([
      'C500-5-GAP-4',
    ]);
    expect(two.when({ do: 'play', seat: 'E', card: 'BO', calls: 'X' }).refusals).toEqual(['C500-5-GAP-4']);
  });
  it('C500-5-GAP-5 fall on another lead only where none of the suit is held, and win', () => {
    const strict = enforcedNoTrump();
    const spade = strict.and(cards('E:SA S:S7'));
    expect(spade.when(cards('W:BL')).violations[0]).toMatchObject({
      article: 'C500-5-GAP-5',
      facts: { led: 'S' },
    });
    expect(legal(spade.state)).toEqual(['S6', 'S5']);
    const third = spade.and(cards('W:S5 N:D5 E:SK S:S8 W:S6 N:D6 E:SQ S:S9'));
    expect(legal(third.state)).toContain('BL');
    expect(winnersOf(third.when(cards('W:BL N:D7')).events)).toBe('W');
  });
  it('C500-5-GAP-6 may be led when they are all that is left', () => {
    const last = playOut(NO_TRUMP.and(cards('E:SA S:S7 W:S5 N:D5')));
    expect(last.state.phase).toBe('finished');
    const east = { E: ['SA', 'BO'] };
    const table = partly(east, '8N').and(cards('E:SA S:S7 W:S5 N:S4'));
    expect(table.when(cards('E:BO*S')).refusals).toEqual([]);
    expect(table.when(cards('E:BO*S')).irregularities).toEqual([]);
  });
});

describe('the end of the play', () => {
  it('C500-5.9 comes with the last card: nobody claims or concedes', () => {
    const one = taken('H', enforced()).and(cards('E:HA S:H4 W:HJ N:H6'));
    for (const seat of ['E', 'S']) expect(one.when({ do: 'claim', seat }).refusals).toEqual(['C500-5.9']);
    const over = playOut(one);
    expect(winnersOf(over.stream)).toHaveLength(10);
    expect(over.when(cards('E:DA')).refusals).toEqual(['deal-finished']);
    expect(
      one.when({ do: 'record-result', taker: 'E', tricks: 8, denomination: 'H', won: 8 }).refusals,
    ).toEqual(['C500-5.9']);
  });
  it('C500-6.1 is when the contract is judged, and no sooner', () => {
    let table = taken('H', enforced());
    while (table.state.play.completed < 9)
      table = table.and((state) => {
        const { turn, legal: offered } = fiveHundred.tableView(state);
        return { do: 'play', seat: turn ?? 'N', card: offered[0] ?? '' };
      });
    expect([table.state.score, table.stream.map(({ type }) => type).includes('DealScored')]).toEqual([
      null,
      false,
    ]);
    const over = playOut(table);
    expect(over.types.filter((type) => type === 'DealScored')).toHaveLength(1);
    expect(over.state.score).not.toBeNull();
  });
});

function enforcedEmpty() {
  return enforced().at(0).and({ do: 'cut', seat: 'W' });
}

/** The same deal at an enforced table. */
function enforcedNoTrump() {
  return contract(
    {
      E: hand('AKQJT.A..987 BO'),
      S: hand('987.KQJ.AKQJ.'),
      W: hand('65.54.T98.65 BL'),
      N: hand('.T98.765.AKQJ'),
    },
    hand('4.76.4.T4'),
    '8N',
    'E',
    enforcedEmpty(),
  );
}
