import type { Act, DomainEvent } from '../../kernel/decider';
import type { BoxWritten, TournamentEvent } from './events';

const ACTS: Readonly<Partial<Record<TournamentEvent['type'], string>>> = {
  TeamEntered: 'enter-team',
  PartnersChosen: 'choose-partners',
  SubstituteAdmitted: 'admit-substitute',
  CaptainNamed: 'name-captain',
  RotationAnnounced: 'announce-rotation',
  PlayerSeated: 'take-seat',
  SpectatorSentAway: 'send-away',
  TableForfeited: 'forfeit-table',
  SheetSigned: 'sign-sheet',
  SignatureRefused: 'refuse-signature',
  GameRuled: 'rule-game',
  TeamDisqualified: 'disqualify',
  MeasureTaken: 'take-measure',
  RefundRequested: 'request-refund',
};

/** A captain writes a box, the arbiter corrects it; the points for what is not played follow from other acts. */
const boxAct = (data: BoxWritten['data']): Act | null => {
  const { game, table, deal, winner, by, cause } = data;
  if (cause === 'played') return { do: 'write-box', game, table, deal, winner, by } as Act;
  return cause === 'arbiter' ? ({ do: 'correct-box', game, table, deal, winner, by } as Act) : null;
};

/** The act that an event of a tournament records, or null for a milestone. */
export const tournamentActOf = (event: DomainEvent): Act | null => {
  const { type, data } = event as TournamentEvent;
  switch (type) {
    case 'TeamEntered':
      return { do: 'enter-team', ...data, players: [data.captain, ...data.players] } as Act;
    case 'SchedulePublished': {
      const { date, games } = data;
      return {
        do: 'publish-schedule',
        date,
        games: games.length,
        trumps: games.map(({ trump }) => trump),
      } as Act;
    }
    case 'BoxWritten':
      return boxAct(data);
    default: {
      const act = ACTS[type];
      return act === undefined ? null : { do: act, ...(data as object) };
    }
  }
};
