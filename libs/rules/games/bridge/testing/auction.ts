import type { Seat } from '@arbitre/rules/kernel/compass';
import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import type { CallFinding, ChoiceOption } from '../fields';
import { bridgeDuplicate } from '../game';
import type { BridgeState } from '../state';
import { DEAL, given } from './table';

type Plain = Readonly<Record<string, unknown>>;

/** `N:1S E:Pass S:2S`: calls of any seat, in the order in which they were made. */
export const said = (text: string): readonly AnyAct[] =>
  text.split(' ').map((each) => {
    const [seat, call] = each.split(':');
    return { do: 'call', seat, call };
  });

/** The arbiter explains the choice. */
export const explained: AnyAct = { do: 'offer-options' };
export const take = (by: Seat, option: ChoiceOption): AnyAct => ({ do: 'take-option', by, option });
export const rule = (finding: CallFinding, more: Plain = {}): AnyAct => ({
  ...{ do: 'rule-call', finding, reason: 'heard at the table' },
  ...more,
});
export const expose = (seat: Seat, card: string, more: Plain = {}): AnyAct => ({
  ...{ do: 'expose', seat, card },
  ...more,
});

/** A real table of a board after these acts. Board 1: North deals; 2: East; 3: South; 4: West. */
export const auction = (board: number, ...acts: readonly (readonly AnyAct[] | AnyAct)[]) =>
  given({ board }).when(DEAL, acts.flat());

/** `N 1S`: the calls that count, and one that waits after them. */
export const callsIn = ({ state }: { readonly state: BridgeState }): string =>
  bridgeDuplicate
    .tableView(state)
    .calls.map(({ seat, call }) => `${seat} ${call}`)
    .join(', ');

/** `must-pass W`: what is owed, calls that wait apart. */
export const owedIn = ({ state }: { readonly state: BridgeState }): readonly string[] =>
  bridgeDuplicate
    .tableView(state)
    .obligations.filter(({ kind }) => kind !== 'pending-call')
    .map(({ kind, seat }) => `${kind} ${seat}`);

export const turnIn = ({ state }: { readonly state: BridgeState }): string | null =>
  bridgeDuplicate.tableView(state).turn;
export const legalIn = ({ state }: { readonly state: BridgeState }): readonly string[] =>
  bridgeDuplicate.tableView(state).legal;
export const contractIn = ({ state }: { readonly state: BridgeState }): string | null =>
  bridgeDuplicate.tableView(state).contract;

const wordOf = ({ option, finding, call, do: name }: AnyAct): string =>
  [option, finding, call].find((word) => typeof word === 'string') ?? name;

/** `offer BD-L27A1 S: accept refuse`: what waits, for whom, with the words of each option. */
export const waitingIn = ({ state }: { readonly state: BridgeState }): readonly string[] =>
  (bridgeDuplicate.openMatters?.(state) ?? []).map(({ kind, article, options }) => {
    const words = options
      .filter(({ act }) => act.do !== 'draw-attention')
      .map(({ by, act }) => `${by} ${wordOf(act)}`);
    return `${kind} ${article}: ${words.join(', ')}`;
  });
