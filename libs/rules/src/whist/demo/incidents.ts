import { leftOf, partnerOf, rightOf, seatName } from '../../kernel/compass';
import type { Seeded } from '../../kernel/seeded';
import type { DemoTable } from './demo-table';

export type Incident =
  | 'dropped'
  | 'led-out-of-turn'
  | 'revoke-corrected'
  | 'revoke-claimed'
  | 'rest-announced'
  | 'waived-by-arbiter';

export const INCIDENTS: readonly Incident[] = [
  'dropped',
  'led-out-of-turn',
  'revoke-corrected',
  'revoke-claimed',
  'rest-announced',
  'waived-by-arbiter',
];

const dropped = (table: DemoTable, random: Seeded): void => {
  const seat = random(4);
  const card = table.anyCard(seat, random);
  if (card !== null) table.act({ do: 'report', article: 'WHC-CP-A', seat: seatName(seat), facts: { card } });
};

const ledOutOfTurn = (table: DemoTable, random: Seeded): void => {
  const leader = table.turn;
  const seat = leftOf(leader);
  const card = table.anyCard(seat, random);
  if (card === null) return;
  table.act({ do: 'play', seat: seatName(seat), card });
  table.act({ do: 'contest-lead', by: seatName(leader) });
};

/** The player to act fails to follow although he could; false when he cannot but follow. */
const revoke = (table: DemoTable, random: Seeded): number => {
  for (let cards = 0; cards < 20 && table.state.phase === 'play'; cards++) {
    const seat = table.turn;
    const [first] = table.legal();
    const { trick } = table.state.play;
    const others = table
      .handOf(seat)
      .filter((card) => trick.count > 0 && !card.startsWith(first?.charAt(0) ?? '-'));
    const follows = first !== undefined && 'CDHS'.indexOf(first.charAt(0)) === trick.led;
    const [wrong] = others;
    if (trick.count > 0 && follows && wrong !== undefined) {
      table.playCard(wrong);
      return seat;
    }
    const legal = table.legal();
    table.playCard(legal[random(legal.length)] ?? '');
  }
  return -1;
};

const revokeCorrected = (table: DemoTable, random: Seeded): void => {
  const { trick } = table.state.play;
  const seat = revoke(table, random);
  if (seat < 0) return;
  const right = table.handOf(seat).find((card) => 'CDHS'.indexOf(card.charAt(0)) === ledOf(table, trick.led));
  if (right !== undefined) table.act({ do: 'correct-revoke', seat: seatName(seat), card: right });
};

const ledOf = ({ state }: DemoTable, before: number): number =>
  state.play.trick.count > 0 ? state.play.trick.led : state.play.completed > 0 ? state.play.last.led : before;

const revokeClaimed = (table: DemoTable, random: Seeded): void => {
  const seat = revoke(table, random);
  if (seat < 0) return;
  table.playOut(random);
  table.act({ do: 'claim-revoke', by: seatName(leftOf(seat)), against: seatName(seat) });
};

const restAnnounced = (table: DemoTable, random: Seeded): void => {
  for (let cards = 0; cards < 40; cards++) {
    const legal = table.legal();
    table.playCard(legal[random(legal.length)] ?? '');
  }
  table.act({ do: 'report', article: 'WHC-SUP-2.1', seat: seatName(partnerOf(table.turn)), facts: {} });
};

const waivedByArbiter = (table: DemoTable, random: Seeded): void => {
  const seat = rightOf(table.turn);
  const card = table.anyCard(seat, random);
  if (card === null) return;
  table.act({ do: 'report', article: 'WHC-CP-A', seat: seatName(seat), facts: { card } });
  table.act({
    do: 'arbiter-decision',
    decision: 'lift',
    seat: seatName(seat),
    card,
    reason: 'La table a été bousculée.',
  });
};

const PLAYS: Readonly<Record<Incident, (table: DemoTable, random: Seeded) => void>> = {
  dropped,
  'led-out-of-turn': ledOutOfTurn,
  'revoke-corrected': revokeCorrected,
  'revoke-claimed': revokeClaimed,
  'rest-announced': restAnnounced,
  'waived-by-arbiter': waivedByArbiter,
};

/** Something that happens at real tables, for the rules or the arbiter to settle. */
export const playIncident = (table: DemoTable, incident: Incident, random: Seeded): void => {
  PLAYS[incident](table, random);
};
