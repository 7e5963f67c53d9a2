import type { Outcome } from '@arbitre/rules/whist-bridge';
import { DAMES, gameOf } from '@arbitre/rules/whist-bridge';
import type { SessionAct } from '../../../sessions/session-context';
import type { Pointed } from './call-step';
import type { ContractDraft } from './contract-steps';
import type { TableContract, TableNow, WaitingCall } from './table-now';

/** Of a pair the one who joined stands first on the sheet: he spoke for both. */
const declarersIn = ({ game, by }: ContractDraft): readonly string[] =>
  game !== null && game !== DAMES && gameOf(game).kind === 'emballage' ? by.toReversed() : by;

export const contractOf = (draft: ContractDraft): TableContract | null => {
  const { game, suit, direct } = draft;
  return game === null ? null : { game, suit, declarers: declarersIn(draft), direct: direct === true };
};

/** A contract as acts have it: how it was announced is said of a solo of 8 alone. */
export const written = ({ game, suit, declarers, direct }: TableContract) => ({
  ...{ game, suit, declarers },
  ...(game === 'S8' ? { direct } : {}),
});

/** The acts of a table as it stands: what its telephone, its desk and the arbiter send. */
export const actsAt = ({ manche, table, deal }: Pick<TableNow, 'manche' | 'table' | 'deal'>) => {
  const own = { manche, table };
  const line = { ...own, deal };
  const now = (): string => new Date().toISOString();
  const announce = (contract: TableContract): SessionAct => ({
    ...{ do: 'announce', ...line, contract: written(contract), at: now() },
  });
  const tell = (outcome: Outcome): SessionAct => ({ do: 'tell-result', ...line, outcome });
  const validate = (): SessionAct => ({ do: 'validate', ...line, at: now() });
  return {
    ...{ announce, tell, validate },
    seat: (players: readonly string[]): SessionAct => ({ do: 'configure-table', ...own, players }),
    undo: (): SessionAct => ({ do: 'undo', ...line }),
    tick: (entry: string, mail: boolean): SessionAct => ({
      ...{ do: 'tick', ...own, entry, at: now() },
      ...(mail ? { mail } : {}),
    }),
    call: ({ by, game, suit }: Pointed): SessionAct => ({
      ...{ do: 'call-arbiter', ...line, by, for: 'contract', game },
      ...(suit === null ? {} : { suit }),
    }),
    answer: ({ id }: WaitingCall, granted: boolean): SessionAct => ({
      ...{ do: 'answer-call', ...own, call: id, granted },
    }),
    /** A line of a paper sheet: announced, told and validated at once. */
    whole: (contract: TableContract, outcome: Outcome): readonly SessionAct[] => [
      ...[announce(contract), tell(outcome), validate()],
    ],
  };
};
