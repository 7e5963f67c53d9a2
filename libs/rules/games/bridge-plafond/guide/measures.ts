import type { Sentence } from '@arbitre/rules/kernel/refusals';

const measure = (fr: string, en: string, kind: 'plain' | 'ranks' = 'plain') => ({ says: { fr, en }, kind });

/** What requirements measure, in words. Those of kind `ranks` are told by letters of cards, which differ by language. */
export const MEASURES = {
  guarded: measure('couleurs gardées', 'guarded suits'),
  aces: measure('as', 'aces'),
  'aces-and-kings': measure('as et rois', 'aces and kings'),
  figures: measure('figures', 'figures'),
  trumps: measure('atouts (longueur + figures)', 'trumps (length + figures)'),
  'long-trumps': measure('atouts longs et forts', 'long and strong trumps'),
  side: measure('à côté', 'side suits', 'ranks'),
  'king-or-trump': measure(
    'un roi ou un petit atout de plus que le minimum',
    'a king or a small trump beyond the minimum',
  ),
  king: measure('un roi de plus que le minimum', 'a king beyond the minimum'),
  length: measure('longueur', 'length'),
  'losers-outside': measure('perdantes ailleurs', 'losers elsewhere'),
  losers: measure('perdantes', 'losers'),
  tricks: measure('levées avec une du partenaire', 'tricks with one of partner’s'),
  support: measure('soutien d’atout', 'trump support', 'ranks'),
  'no-support': measure('atouts du partenaire', 'cards in partner’s suit', 'ranks'),
  sure: measure('levées sûres', 'sure tricks'),
  probable: measure('levées probables', 'probable tricks'),
  ruffs: measure('levées de coupe', 'ruffs'),
  'sure-or-probable': measure('levées sûres ou probables', 'sure or probable tricks'),
  raise: measure('levées au-delà du soutien', 'tricks beyond the support'),
  'their-guard': measure('garde dans leur couleur', 'guard in their suit', 'ranks'),
  'fine-suits': measure('belles couleurs (l’as, ou deux figures)', 'fine suits (the ace, or two figures)'),
  'long-suits': measure('longueurs à nommer', 'suits long enough to name'),
  'first-round': measure('tour d’enchères', 'round of the auction'),
  level: measure('trics à demander', 'odd tricks to bid'),
  'odd-tricks-short': measure('trics qui manquent à la manche', 'odd tricks short of game'),
  undertricks: measure('levées de chute contrées attendues', 'doubled undertricks expected'),
  amende: measure('amende en points', 'penalty in points'),
  strengths: measure(
    'force des deux longueurs (longueur + figures)',
    'strength of the two suits (length + figures)',
  ),
  head: measure('tête de la couleur', 'head of the suit', 'ranks'),
  reentry: measure('rentrée ailleurs', 're-entry elsewhere'),
  'partner-suit': measure('cartes de la couleur du partenaire', 'cards of partner’s suit', 'ranks'),
  led: measure('valeur de la carte entamée', 'rank of the card led'),
  higher: measure('plus hautes dans la main et chez le mort', 'higher cards in hand and dummy'),
  'higher-of-declarer': measure('plus hautes chez le demandeur', 'higher cards with declarer'),
} as const satisfies Readonly<Record<string, { readonly says: Sentence; readonly kind: 'plain' | 'ranks' }>>;

export type Measure = keyof typeof MEASURES;
