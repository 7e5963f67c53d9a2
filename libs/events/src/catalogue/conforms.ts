// Compile-time only: what a conformity page claims about schemas and the rules' types (conformity.ts and one a game).
import type { Static, TSchema } from '@sinclair/typebox';
import type { EventSchema } from './event-schema';

type Written<T> = T extends readonly (infer Item)[]
  ? Written<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Written<T[Key]> }
    : T;

/** Both types describe the same data; readonly or not does not matter. */
export type Same<A, B> = [Written<A>, Written<B>] extends [Written<B>, Written<A>] ? true : false;

/** A schema describes exactly what an event of the rules holds. */
export type Conforms<Schema, Event extends { type: string; data: unknown }> =
  Schema extends EventSchema<Event['type'], infer Data extends TSchema>
    ? Same<Static<Data>, Event['data']>
    : false;

/** An error on the claim that does not hold. */
export type Holds<_Claims extends readonly true[]> = never;
