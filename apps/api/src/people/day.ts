import { isDay } from '@arbitre/rules/kernel/declare/stream-fields';
import { requestFault } from '../graphql/errors';

/** The day that a list is asked for, today (UTC) where none is given. @throws GraphQLError for what is no day */
export const dayOf = (given: string | null | undefined): string => {
  if (given === null || given === undefined) return new Date().toISOString().slice(0, 10);
  if (isDay(given)) return given;
  throw requestFault('BAD_USER_INPUT', `on: "${given.slice(0, 40)}" is no day; give one such as 2026-11-21.`);
};
