import type { WriteKeys } from '../writes/write';

type Asked<Input extends WriteKeys> = {
  readonly [Name in keyof Input as Exclude<Name, keyof WriteKeys>]: Exclude<Input[Name], null>;
};

/** What a write asks for, without its keys: what is null was not given. */
export const askedOf = <Input extends WriteKeys>({
  clientMutationId: _id,
  expectedVersion: _version,
  ...asked
}: Input): Asked<Input> =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null)) as Asked<Input>;
