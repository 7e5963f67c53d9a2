/** The shape of a catalogue: the same keys and parameters in every language, any text in their places. */
export type Text<T> = T extends (...given: infer Given) => string
  ? (...given: Given) => string
  : T extends string
    ? string
    : T extends Readonly<Record<string, string>>
      ? { readonly [Key in keyof T]: string }
      : { readonly [Key in keyof T]: Text<T[Key]> };
