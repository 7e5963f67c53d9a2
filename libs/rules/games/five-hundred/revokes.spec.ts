import { fiveHundred } from './game';
import {
  cards,
  CUT,
  DEAL,
  enforced,
  given,
  notationOf,
  partly,
  playOut,
  sidesOf,
  taken,
  visible,
} from './testing/table';

const claim = (accused: string, trick = 1, by = 'E') => ({ do: 'claim-revoke', by, accused, trick });

/** South, who has a diamond, plays a club to East's lead of diamonds, hearts being trump. */
const revoked = taken('H').and(cards('E:DA S:C7'));

describe('a failure to follow that can still be corrected', () => {
  it('C500-6-GAP-2 is corrected until the next player has played; the wrong card becomes visible', () => {
    expect(taken('H').and(cards('E:DA')).when(cards('S:C7')).irregularities).toEqual(['C500-6-GAP-2']);
    const mended = revoked.when({ do: 'replace', seat: 'S', card: 'C7', with: 'D6' });
    expect([mended.refusals, visible(mended.state)]).toEqual([[], ['S:C7']]);
    expect(fiveHundred.tableView(mended.state).trick.cards.at(-1)).toEqual({ seat: 'S', card: 'D6' });
    expect(mended.when(claim('S')).refusals).toEqual(['C500-6-GAP-2']);
    const later = revoked.and(cards('W:D5'));
    expect(later.when({ do: 'replace', seat: 'S', card: 'C7', with: 'D6' }).refusals).toEqual([
      'C500-6-GAP-2',
    ]);
  });
  it('C500-6-GAP-2 is not established before the next player has played', () => {
    expect(revoked.when(claim('S')).violations[0]).toMatchObject({
      article: 'C500-6-GAP-2',
      facts: { accused: 'S' },
    });
    expect(revoked.and(cards('W:D5')).when(claim('S')).types).toEqual(['RevokeEstablished', 'DealScored']);
    // The last to play completes the trick: it is established at once.
    const last = taken('H').and(cards('E:DA S:D6 W:D5 N:S4'));
    expect(last.when({ do: 'replace', seat: 'N', card: 'S4', with: 'D7' }).refusals).toEqual([
      'C500-6-GAP-2',
    ]);
    expect(last.when(claim('N')).refusals).toEqual([]);
  });
  it('C500-5-GAP-3 is corrected by a card that follows, and only where there is something to correct', () => {
    expect(revoked.when({ do: 'replace', seat: 'S', card: 'C7', with: 'C6' }).refusals).toEqual([
      'C500-5-GAP-3',
    ]);
    const fine = taken('H').and(cards('E:DA S:D6'));
    expect(fine.when({ do: 'replace', seat: 'S', card: 'D6', with: 'C7' }).refusals).toEqual([
      'card-followed',
    ]);
    expect(fine.when({ do: 'replace', seat: 'W', card: 'D5', with: 'C8' }).refusals).toEqual([
      'card-not-in-trick',
    ]);
    expect(enforced().when({ do: 'replace', seat: 'W', card: 'D5', with: 'C8' }).refusals).toEqual([
      'enforced-table',
    ]);
  });
  it('is marked for the arbiter alone, until it is corrected or claimed', () => {
    const kinds = (table: typeof revoked) =>
      fiveHundred.tableView(table.state).obligations.map(({ kind, secret }) => `${kind} ${String(secret)}`);
    expect(kinds(revoked)).toEqual(['revoke true']);
    expect(kinds(revoked.and(cards('W:D5')))).toEqual(['closed-revoke true']);
    expect(kinds(revoked.and(cards('W:D5'), claim('S')))).toEqual([]);
  });
});

describe('a failure to follow that is established', () => {
  it('C500-6.8 stops the deal, which is scored at once: no further card is played', () => {
    const stopped = revoked.and(cards('W:D5')).when(claim('S'));
    expect([stopped.types, stopped.state.phase]).toEqual([['RevokeEstablished', 'DealScored'], 'finished']);
    expect(stopped.when(cards('N:D7')).refusals).toEqual(['deal-finished']);
    expect(stopped.state.play.completed).toBe(0);
  });
  it('C500-6.9 cancels the contract of the side that failed: a hundred for the others, nothing for anybody else', () => {
    const table = taken('H').and(cards('E:CA S:C6 W:S8 N:C4'));
    const stopped = table.when(claim('W', 1, 'N'));
    expect([sidesOf(stopped.state), notationOf(stopped.state)]).toEqual([[100, 0], 'E8HR-']);
  });
  it('C500-6.10 gives the side of the contract its value and a hundred, whatever the tricks', () => {
    const stopped = revoked.and(cards('W:D5')).when(claim('S'));
    expect([sidesOf(stopped.state), notationOf(stopped.state)]).toEqual([[0, 400], 'E8HR+']);
  });
  it('C500-6-GAP-2 may be claimed after the last card, and takes the place of the score', () => {
    const over = playOut(revoked);
    expect(over.state.score).not.toBeNull();
    const anew = over.when(claim('S'));
    expect(anew.types).toEqual(['RevokeEstablished', 'DealScored']);
    expect(sidesOf(anew.state)).toEqual([0, 400]);
  });
  it('C500-6-GAP-2 counts the first in order of play where both sides failed', () => {
    // West fails in the first trick, South in the second.
    const both = taken('H').and(cards('E:CA S:C6 W:S8 N:C4'), cards('E:DA S:C7 W:D5 N:D7'));
    const late = both.and(claim('S', 2));
    expect(notationOf(late.state)).toBe('E8HR+');
    const early = late.when(claim('W', 1, 'N'));
    expect([early.types, notationOf(early.state)]).toEqual([['RevokeEstablished', 'DealScored'], 'E8HR-']);
    const other = both.and(claim('W', 1, 'N')).when(claim('S', 2));
    expect(notationOf(other.state)).toBe('E8HR-');
  });
  it('C500-6.8 is refused where the cards disprove it, and disputed where they leave it open', () => {
    const fine = taken('H').and(cards('E:DA S:D6 W:D5 N:D7'));
    expect(fine.when(claim('S')).violations[0]).toMatchObject({
      article: 'C500-6.8',
      facts: { verdict: 'disproved' },
    });
    const unknown = partly({}, '8H').and(cards('E:DA S:C7 W:D5 N:D7'));
    expect(unknown.when(claim('S')).refusals).toEqual(['use-dispute']);
    // A later card proves it: it is on record at once, and can be claimed.
    const proven = unknown.when(cards('E:DK S:D6'));
    expect(proven.irregularities).toEqual(['C500-6.8']);
    expect(proven.when(claim('S')).types).toEqual(['RevokeEstablished', 'DealScored']);
    expect(given({ grain: 'result' }).when(claim('S')).refusals).toEqual(['result-grain']);
    expect(fine.when(claim('S', 7)).refusals).toEqual(['C500-6-GAP-2']);
  });
  it('C500-6.8 is ruled by the arbiter where it was disputed', () => {
    const unknown = partly({}, '8H').and(cards('E:DA S:C7 W:D5 N:D7'));
    const dispute = {
      do: 'dispute',
      by: 'E',
      article: 'C500-6.8',
      reason: 'he had diamonds',
      accused: 'S',
      trick: 1,
    };
    expect(unknown.when({ ...dispute, accused: undefined }).refusals).toEqual(['missing-field']);
    const stopped = unknown.and(dispute);
    const rule = { do: 'rule', article: 'C500-6.8', outcome: 'revoke', reason: 'as the hand shows' };
    expect(stopped.when(rule).refusals).toEqual(['missing-field']);
    const ruled = stopped.when({ ...rule, seat: 'S', trick: 1 });
    expect(ruled.types).toEqual(['ArbiterDecided', 'RevokeEstablished', 'DealScored']);
    expect(sidesOf(ruled.state)).toEqual([0, 400]);
    expect(fiveHundred.openMatters?.(stopped.state)[0]?.options.map(({ act }) => act.outcome)).toContain(
      'revoke',
    );
  });
  it('C500-6.8 does not happen at an enforced table', () => {
    const table = given({ policy: 'enforced' }).and(CUT, DEAL);
    expect(taken('H', table).and(cards('E:DA')).when(cards('S:C7')).refusals).toEqual(['C500-5-GAP-3']);
  });
});
