import type { acts } from './acts';
import type { SessionState } from './state';

type Name = keyof typeof acts;

const when = (holds: boolean, name: Name): readonly Name[] => (holds ? [name] : []);

const playing = ({ board, lastCoup, lastCoupStands }: SessionState): readonly Name[] => [
  ...when(!board.over, 'enter-coup'),
  ...when(!board.over, 'cut-next'),
  ...when(lastCoup !== null && !lastCoupStands, 'correct-coup'),
  ...when(board.over, 'confirm-result'),
];

/** Acts of an evening that this state has room for. Succession may change between two coups, the other settings before the first. */
export const offeredIn = (state: SessionState): readonly Name[] => {
  const settings = when(state.phase !== 'ended' && state.lastCoup === null, 'change-settings');
  switch (state.phase) {
    case 'draw':
      return ['draw', ...settings];
    case 'seats':
      return ['choose-seats', ...settings];
    case 'parties':
      return [...playing(state), ...settings];
    default:
      return [];
  }
};
