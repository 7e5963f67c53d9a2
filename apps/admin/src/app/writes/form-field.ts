import type { Field } from '@arbitre/rules/kernel/declare/field';

export type Choice = { readonly value: string; readonly label: string };

/** What was typed, by field, without gaps at either end. */
export type Given = Readonly<Record<string, string>>;

/** One field of a form. */
export type FormField = {
  readonly name: string;
  readonly label: string;
  /** What fits: stands below the field, and is said again where something else was typed. */
  readonly help?: string;
  /** `text` where nothing is said. */
  readonly kind?: 'text' | 'date' | 'moment' | 'number' | 'email' | 'lines';
  /** What it begins with. */
  readonly value?: string;
  /** What it holds, as long as nobody has typed anything into it. */
  readonly derived?: (given: Given) => string;
  /** One of these and nothing else. */
  readonly choices?: readonly Choice[];
  /** What is offered while somebody types. */
  readonly suggested?: readonly Choice[];
  readonly optional?: true;
  /** Whether it is asked for at all; what is not asked for is not sent. */
  readonly asked?: (given: Given) => boolean;
  /** Several values: typed one after the other, or ticked among `choices` and then told with spaces between them. */
  readonly each?: true;
  /** As the act declares it: what does not fit it is not sent. */
  readonly of?: Field;
  /** What has to be typed, to the letter. */
  readonly exactly?: string;
  /** Refusals that are about this field and name none. */
  readonly refusedBy?: readonly string[];
};
