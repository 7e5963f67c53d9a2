// Written by `npm run games` from the folders of the games; never by hand.
import bridge from './bridge/listing';
import bridgePlafond from './bridge-plafond/listing';
import cribbage from './cribbage/listing';
import fiveHundred from './five-hundred/listing';
import joffre from './joffre/listing';
import scrabble from './scrabble/listing';
import skat from './skat/listing';
import whist from './whist/listing';
import whistBridge from './whist-bridge/listing';
import whistMilitaire from './whist-militaire/listing';

export const NAMES = {
  bridge: { fr: 'Bridge', en: 'Bridge' },
  'bridge-plafond': { fr: 'Bridge-plafond', en: 'Plafond bridge' },
  cribbage: { fr: 'Cribbage', en: 'Cribbage' },
  'five-hundred': { fr: '500', en: 'Five hundred' },
  joffre: { fr: 'Joffre', en: 'Joffre' },
  scrabble: { fr: 'Scrabble duplicate', en: 'Duplicate Scrabble' },
  skat: { fr: 'Skat', en: 'Skat' },
  whist: { fr: 'Whist classique', en: 'Whist classique' },
  'whist-bridge': { fr: 'Whist bridge', en: 'Belgian whist (whist bridge)' },
  'whist-militaire': { fr: 'Whist militaire', en: 'Whist militaire' },
};

export const LISTINGS = {
  bridge: bridge,
  'bridge-plafond': bridgePlafond,
  cribbage: cribbage,
  'five-hundred': fiveHundred,
  joffre: joffre,
  scrabble: scrabble,
  skat: skat,
  whist: whist,
  'whist-bridge': whistBridge,
  'whist-militaire': whistMilitaire,
};

export const FACES = {
  bridge: () => import('./bridge/face'),
  'bridge-plafond': () => import('./bridge-plafond/face'),
  cribbage: () => import('./cribbage/face'),
  'five-hundred': () => import('./five-hundred/face'),
  joffre: () => import('./joffre/face'),
  scrabble: () => import('./scrabble/face'),
  skat: () => import('./skat/face'),
  whist: () => import('./whist/face'),
  'whist-bridge': () => import('./whist-bridge/face'),
  'whist-militaire': () => import('./whist-militaire/face'),
};

export const RULES = {
  bridge: () => import('@arbitre/rules/bridge'),
  'bridge-plafond': () => import('@arbitre/rules/bridge-plafond'),
  cribbage: () => import('@arbitre/rules/cribbage'),
  'five-hundred': () => import('@arbitre/rules/five-hundred'),
  joffre: () => import('@arbitre/rules/joffre'),
  scrabble: () => import('@arbitre/rules/scrabble'),
  skat: () => import('@arbitre/rules/skat'),
  whist: () => import('@arbitre/rules/whist'),
  'whist-bridge': () => import('@arbitre/rules/whist-bridge'),
  'whist-militaire': () => import('@arbitre/rules/whist-militaire'),
};
