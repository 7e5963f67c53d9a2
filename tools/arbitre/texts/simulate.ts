const en = {
  simulate: 'simulates what a federation does',
  season: 'writes a whole season of an invented federation: the same seed and size give the same tables',
  seed: 'what everything is drawn from',
  regions: (most: number) => `regions, 1 to ${most}`,
  members: (each: number) => `members, ${each} a region at least`,
  weeks: (most: number) => `weeks that are played, 1 to ${most}`,
  forDemo: 'only beside the demo, and where this season is not whole',
  noDemo: 'The log does not hold the demo: no season is added.',
  whole: (season: string) => `The season ${season} is already there.`,
  progress: (steps: number, of: number) => `${steps} of ${of} steps`,
  written: (season: string, competitions: number, steps: number) =>
    `Season ${season}: ${competitions} competitions in ${steps} steps.`,
  tooFew: (least: number) => `Too few members for so many regions: ${least} at least.`,
};

const fr: typeof en = {
  simulate: 'simule ce que fait une fédération',
  season:
    'écrit toute une saison d’une fédération inventée : la même graine et la même taille donnent les mêmes tableaux',
  seed: 'ce dont tout est tiré',
  regions: (most) => `régions, de 1 à ${most}`,
  members: (each) => `membres, au moins ${each} par région`,
  weeks: (most) => `semaines jouées, de 1 à ${most}`,
  forDemo: 'seulement à côté de la démo, et si cette saison n’est pas entière',
  noDemo: 'Le journal ne contient pas la démo : aucune saison n’est ajoutée.',
  whole: (season) => `La saison ${season} est déjà là.`,
  progress: (steps, of) => `${steps} étapes sur ${of}`,
  written: (season, competitions, steps) =>
    `Saison ${season} : ${competitions} compétitions en ${steps} étapes.`,
  tooFew: (least) => `Trop peu de membres pour autant de régions : au moins ${least}.`,
};

export const simulateTexts = { fr, en };
