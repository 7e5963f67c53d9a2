/** What the list of events says beside a type: who, and a piece of notation to draw. */
export type EventLine = {
  readonly seat: string | null;
  readonly notation: string | null;
  readonly as: 'contract' | 'call' | 'card';
  readonly text: string | null;
  /** Cards to draw after the notation. */
  readonly cards: readonly string[];
};

type Data = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const textIn = (data: Data, key: string): string | null => {
  const value = data[key];
  return typeof value === 'string' ? value : null;
};

const contractNotation = (contract: unknown): string => {
  if (!isRecord(contract)) return 'Pass';
  const [level, strain, risk, declarer] = ['level', 'strain', 'risk', 'declarer'].map((key) => contract[key]);
  return `${String(level)}${String(strain)}${typeof risk === 'string' ? risk : ''} ${String(declarer)}`;
};

const cardsIn = (data: Data): readonly string[] =>
  Array.isArray(data.cards) ? data.cards.filter((card) => typeof card === 'string') : [];

const nothing: EventLine = { seat: null, notation: null, as: 'contract', text: null, cards: [] };

/** Knows the events of every game that the page can draw; any other type shows its name alone. */
export const eventLine = (type: string, given: unknown): EventLine => {
  const data = isRecord(given) ? given : {};
  const seat = textIn(data, 'seat') ?? textIn(data, 'by') ?? textIn(data, 'declarer');
  switch (type) {
    case 'CallMade':
      return { ...nothing, seat, notation: textIn(data, 'call'), as: 'call', text: textIn(data, 'note') };
    case 'CardPlayed':
    case 'CardWithdrawn':
    case 'CardExposed':
    case 'TrumpCardTurned':
      return { ...nothing, seat, notation: textIn(data, 'card'), as: 'card' };
    case 'AuctionClosed':
      return 'bid' in data
        ? { ...nothing, seat, text: String(data.bid) }
        : { ...nothing, notation: contractNotation(data.contract) };
    case 'BidMade':
      return { ...nothing, seat, text: String(data.call) };
    case 'GameAnnounced':
      return { ...nothing, seat, text: textIn(data, 'contract') };
    case 'SkatTaken':
    case 'SkatDiscarded':
    case 'CardsShown':
    case 'HandLaidOpen':
      return { ...nothing, seat, cards: cardsIn(data) };
    case 'GameEnded':
    case 'ClaimDecided':
    case 'PlayerExcluded':
      return { ...nothing, seat, text: textIn(data, 'article') };
    case 'DealScored':
      return { ...nothing, notation: textIn(data, 'notation') };
    case 'ResultCorrected':
      return { ...nothing, notation: textIn(data, 'from'), text: textIn(data, 'reason') };
    case 'IrregularityObserved':
    case 'RulingGiven':
      return { ...nothing, seat, text: textIn(data, 'article') };
    case 'ObligationImposed':
    case 'ObligationLifted':
      return { ...nothing, seat, text: textIn(data, 'article') };
    case 'ArbiterDecided':
    case 'ArbiterCalled':
      return { ...nothing, seat, text: textIn(data, 'reason') };
    default:
      return { ...nothing, seat };
  }
};
