import { gamesOf } from '@arbitre/rules/kernel/games';
import { lifeOf } from '@arbitre/rules/kernel/life';
import game from '../index';

/** Deals, sessions and records of this game alone. */
export const {
  auditDeal,
  competitionDecider,
  dealDecider,
  explain,
  methodOf,
  recordOfStream,
  replayGameRecord,
  replayRecord,
  replaySession,
} = lifeOf(gamesOf([game]));
