/** A code of a refusal or of a problem in a file, where no article speaks: in lower case, with its text. */
export type CodeLine = readonly [code: string, fr: string, en: string];
