import { type Field, field } from './field';

declare const clear: unique symbol;

/**
 * Personal data as an event holds them: text that only the key of whom they are about makes readable, so that a log which is
 * never changed can forget. Rules are given the function that makes it; clear text in its place does not compile.
 */
export type Sealed<Clear> = { readonly sealed: string; readonly [clear]?: Clear };

const BASE64URL = /^[A-Za-z0-9_-]{1,8000}$/;

/** The place of sealed data in an event. `says`: what is inside. */
export const personal = <Clear>(says: string): Field<Sealed<Clear>> =>
  field(
    'sealed data',
    {
      type: 'object',
      description: `Sealed with the key of whom they are about: ${says}`,
      required: ['sealed'],
      properties: { sealed: { type: 'string', pattern: BASE64URL.source } },
      additionalProperties: false,
    },
    (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
      const { sealed } = value as { readonly sealed?: unknown };
      return typeof sealed === 'string' && BASE64URL.test(sealed) && Object.keys(value).length === 1;
    },
  );
