/** What somebody may be granted, each somewhere and for some days. */
export const ROLES = {
  administrator: { fr: 'Administration', en: 'Administrator' },
  staff: { fr: 'Fédération', en: 'Federation staff' },
  organiser: { fr: 'Organisation', en: 'Organiser' },
  director: { fr: 'Direction de tournoi', en: 'Tournament director' },
  arbiter: { fr: 'Arbitrage', en: 'Arbiter' },
  committee: { fr: 'Commission d’appel', en: 'Appeals committee' },
  scorer: { fr: 'Marque', en: 'Scorer' },
  club: { fr: 'Club', en: 'Club' },
  player: { fr: 'Joueur', en: 'Player' },
  auditor: { fr: 'Contrôle', en: 'Auditor' },
} as const satisfies Readonly<Record<string, { readonly fr: string; readonly en: string }>>;

export type Role = keyof typeof ROLES;

export const roles = Object.keys(ROLES) as readonly Role[];

/**
 * In what somebody acts who was granted nothing: `importer` runs the command line on the installation's own machine, `public` is
 * everybody else.
 */
export type ActingRole = Role | 'importer' | 'public';
