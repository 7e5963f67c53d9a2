import type { Act, DomainEvent } from '../../kernel/decider';
import type { SessionEvent } from './contract';

const ACTS: Readonly<Partial<Record<SessionEvent['type'], string>>> = {
  DrawVoided: 'draw',
  SeatsChosen: 'choose-seats',
  SettingsChanged: 'change-settings',
  NextDealCut: 'cut-next',
  CoupEntered: 'enter-coup',
  CoupCorrected: 'correct-coup',
  ResultConfirmed: 'confirm-result',
};

/** The act that an event of an evening records, or null for a milestone. */
export const sessionActOf = (event: DomainEvent): Act | null => {
  const { type, data } = event as SessionEvent;
  if (type === 'CardDrawn') {
    const { player, pack, card } = data;
    return { do: 'draw', player, pack, cards: [card] } as Act;
  }
  const act = ACTS[type];
  return act === undefined ? null : { do: act, ...(data as object) };
};
