import type { ActTable } from '@arbitre/rules/kernel/declare/acts';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import type { EventTable } from '@arbitre/rules/kernel/declare/events';
import { described } from '@arbitre/rules/kernel/declare/field';
import { integer, notation, text, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { board, commitment, reason, seed } from '../fields';

// What is said of the boards before they are played: by which seed they were dealt, which copies there are, which packs serve.

const copy = text('The copy, by its section or its letter', 20);
const pack = integer(1, 9999, 'The pack, by its number');
const fingerprint = notation(
  'the fingerprint of a board: 64 hexadecimal digits',
  '^[0-9a-f]{64}$',
  'What `boards fingerprint` prints of the board: hands, dealer and vulnerability',
);

const commits = { commitment };
const reveals = { seed: described(seed, 'The seed that the boards were dealt by') };
const copied = { board, copy, fingerprint, pack: optional(pack) };
const checked = { pack, fit: yesOrNo('Backs alike and symmetric'), reason: optional(reason) };

export const preparedActs = {
  'commit-deals': {
    says: 'Publishes the hash of the seed that the boards are dealt by (BD-L6E-GAP-1)',
    fields: commits,
  },
  'reveal-deals': { says: 'Tells the seed, once every table has ended (BD-L6E-GAP-1)', fields: reveals },
  'register-copy': { says: 'Registers a copy of a board (BD-L6F)', fields: copied },
  'check-pack': { says: 'Notes whether a pack may be played with (BD-L1BC)', fields: checked },
} as const satisfies ActTable;

export const preparedEvents = {
  DealsCommitted: {
    says: { fr: 'Empreinte des donnes publiée', en: 'Hash of the deals published' },
    act: 'commit-deals',
    fields: commits,
  },
  DealsRevealed: {
    says: { fr: 'Graine des donnes révélée', en: 'Seed of the deals told' },
    act: 'reveal-deals',
    fields: reveals,
  },
  CopyRegistered: {
    says: { fr: 'Étui {board} : copie {copy} enregistrée', en: 'Board {board}: copy {copy} registered' },
    act: 'register-copy',
    fields: copied,
  },
  PackChecked: {
    says: { fr: 'Jeu de cartes {pack} vérifié', en: 'Pack {pack} checked' },
    act: 'check-pack',
    fields: checked,
  },
} as const satisfies EventTable;
