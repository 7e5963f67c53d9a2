import { readFileSync } from 'node:fs';
import { type Card, parseCard, suitOf } from '@arbitre/rules/kernel/cards';
import { hasShared, sharedFile } from '@arbitre/rules/kernel/testing/shared-data';
import { readDealTag } from '../pbn/deal-tag';
import { doubleDummy } from './double-dummy';

const SEATS = ['N', 'E', 'S', 'W'] as const;
/** The lists count spades first, and no trump last. */
const TRUMPS = [3, 2, 1, 0, 4];
/** So many tricks from the end the search is short. */
const LAST = 5;

type Hands = Card[][];
type Hand = {
  readonly trump: number;
  readonly leader: number;
  readonly hands: Hands;
  readonly play: readonly Card[];
  readonly trace: readonly number[];
};

const numbersIn = (line: string): readonly number[] => line.trim().split(/\s+/).slice(2).map(Number);

const readList = (name: string): readonly Hand[] => {
  const lines = readFileSync(sharedFile(`bridge/double-dummy/${name}`), 'utf8').split(/\r?\n/);
  return lines.flatMap((line, at) => {
    const [, trump = '', leader = '', deal = ''] = /^PBN \d \d (\d) (\d) "([^"]*)"/.exec(line) ?? [];
    const read = readDealTag(deal);
    if (!read.ok) return [];
    const after = lines.slice(at, at + 8);
    const [, played = ''] = /"(\w*)"/.exec(after.find((each) => each.startsWith('PLAY')) ?? '') ?? [];
    return [
      {
        trump: TRUMPS[Number(trump)] ?? 4,
        leader: Number(leader),
        hands: SEATS.map((seat) => (read.hands[seat] ?? []).map(parseCard)),
        play: (played.match(/../g) ?? []).map(parseCard),
        trace: numbersIn(after.find((each) => each.startsWith('TRACE')) ?? ''),
      },
    ];
  });
};

/** Who wins four cards. */
const winnerOf = (
  trick: readonly { readonly seat: number; readonly card: Card }[],
  trump: number,
): number => {
  const led = suitOf(trick[0]?.card ?? 0);
  const power = (card: Card): number =>
    suitOf(card) === trump ? 1000 + card : suitOf(card) === led ? card : -1;
  return trick.toSorted((a, b) => power(b.card) - power(a.card))[0]?.seat ?? 0;
};

/** Each position between two tricks of a line of play, with what declarer has won and what the list says he takes in all. */
const positions = ({ trump, leader, hands, play, trace }: Hand) => {
  const held = hands.map((hand) => [...hand]);
  // Declarer sits to the right of whoever leads.
  const side = (leader + 3) % 2;
  let [lead, won] = [leader, 0];
  const found = [];
  for (let at = 0; at < play.length && at < trace.length; at += 4) {
    found.push({
      ending: { hands: held.map((hand) => [...hand]), leader: lead, trump, side },
      won,
      listed: trace[at] ?? -1,
    });
    const trick = play.slice(at, at + 4).map((card, step) => ({ seat: (lead + step) % 4, card }));
    for (const { seat, card } of trick) held[seat]?.splice(held[seat].indexOf(card), 1);
    lead = winnerOf(trick, trump);
    won += lead % 2 === side ? 1 : 0;
  }
  return found;
};

(hasShared ? describe : describe.skip)('published lines of play, double dummy (need ../shared)', () => {
  if (!hasShared) {
    it.skip('../shared is not beside this working copy', () => undefined);
    return;
  }
  it.each([
    ['list10.txt', 10],
    ['list100.txt', 100],
  ])('BD-L64-GAP-1 %s: every ending of its %i hands is worth what the list traces', (name, number) => {
    const hands = readList(name);
    expect(hands).toHaveLength(number);
    const endings = hands.flatMap(positions).filter(({ ending }) => (ending.hands[0]?.length ?? 13) <= LAST);
    expect(endings.length).toBeGreaterThan(number);
    expect(endings.map(({ ending, won }) => won + (doubleDummy(ending) ?? NaN))).toEqual(
      endings.map(({ listed }) => listed),
    );
  });
});
