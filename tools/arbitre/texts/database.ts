const en = {
  none: 'Run “npm start”, or give the address of Postgres in DATABASE_URL.',
  away: (reason: string) => `The database cannot be used: ${reason}`,
};

const fr: typeof en = {
  none: 'Lancez « npm start », ou donnez l’adresse de Postgres dans DATABASE_URL.',
  away: (reason) => `La base de données ne peut pas servir : ${reason}`,
};

export const databaseTexts = { en, fr } as const;
