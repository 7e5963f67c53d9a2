import type { RulingLaw } from '@arbitre/rules/kernel/laws/law';
import type { FactName } from './facts';
import type { OutcomeName } from './outcomes';

/** `articles`: their ids without `BD-`, laws by their number. Every ruling says whether the facts are agreed (Laws 84 and 85). */
const law = (
  articles: string,
  asks: readonly FactName[],
  may: readonly FactName[],
  outcomes: readonly OutcomeName[],
): RulingLaw => ({
  articles: articles.split(' ').map((id) => (/^\d/.test(id) ? `BD-L${id}` : `BD-${id}`)),
  asks: ['agreed', ...asks],
  may: ['evidence', ...may],
  outcomes,
});

const MISINFORMED = ['offender', 'told', 'finding'] as const;
const SCORES = ['stands', 'assigned', 'artificial'] as const;
const PENALTIES = ['warned', 'penalised'] as const;

export const LAWS: readonly RulingLaw[] = [
  // Adjusted scores
  law('12A 12 12B2', ['ground'], ['offender', 'expected'], SCORES),
  law('12B1 12C1a 12C1b 12C1c 12C1e', ['offender'], ['expected', 'serious'], ['stands', 'assigned']),
  law('12C1d', ['told'], ['offender'], ['artificial']),
  law('12C3 89', ['offender'], ['expected'], [...SCORES, ...PENALTIES, 'rectified']),
  law('11B', ['offender'], [], PENALTIES),
  // Information
  law(
    '16B1a 16B1b 16B3 73C ETHIQUE-9',
    ['offender', 'source', 'suggested', 'chosen', 'peers', 'poll'],
    ['expected'],
    [...SCORES, 'adjusted-and-penalised'],
  ),
  law('16B2', ['source', 'moment'], ['offender'], ['recorded', 'play-on']),
  law('16C1', [], ['told'], ['stands', 'play-on']),
  law(
    '16C2 16C3',
    ['offender', 'suggested', 'chosen'],
    ['source', 'peers', 'poll', 'expected'],
    ['play-on', 'stands', 'assigned'],
  ),
  law('16D1', ['told', 'moment'], [], ['recorded', 'play-on']),
  law('16D2 16D3', ['told', 'moment', 'compared'], [], ['change-seats', 'redeal', 'play-on', ...SCORES]),
  law('20A', ['asker', 'moment'], ['told'], ['answered']),
  law('20B 20C 20F1 20F2', ['asker', 'moment', 'ownTurn'], ['answers', 'told'], ['answered', 'declined']),
  law('20D', ['asker', 'answers'], ['moment', 'told'], ['answered', 'declined']),
  law('20F3', ['asker', 'single', 'told'], ['moment'], ['answered', 'play-on']),
  law('20E', ['offender', 'told'], ['expected'], ['corrected', 'stands', 'assigned']),
  law(
    '20F4 20F5a 20F5b 75B',
    ['offender', 'told', 'moment', 'declares'],
    [],
    ['corrected', 'play-on', ...PENALTIES],
  ),
  law('20F6 21B1b 40B3 40B5', MISINFORMED, ['expected', 'moment'], [...SCORES, 'adjusted-and-penalised']),
  law('20G', ['offender', 'told'], ['expected'], ['play-on', 'assigned', ...PENALTIES]),
  law('21A', ['finding'], ['told'], ['stands']),
  law('21B1a 21B2', ['told', 'moment', 'partnerCalled'], ['finding'], ['change-call', 'play-on']),
  law('21B3', MISINFORMED, ['expected', 'moment'], SCORES),
  law(
    '40B2-card',
    ['offender', 'card', 'moment', 'ownTurn', 'declares'],
    ['told'],
    ['answered', 'declined', ...PENALTIES],
  ),
  law('40A1 40A3 40B2-alert 40B2d', ['told'], ['offender'], ['recorded', ...PENALTIES]),
  law('40B4 40C1', ['offender', 'told'], ['expected'], [...SCORES, 'adjusted-and-penalised']),
  // Proprieties
  law('72B1 72B3', ['offender', 'deliberate'], ['told'], ['recorded', 'assigned', ...PENALTIES]),
  law('72C', ['offender', 'couldKnow'], ['expected'], ['play-on', 'stands', 'assigned']),
  law('73A', [], ['offender', 'told'], ['recorded']),
  law('73B2', ['offender', 'told'], ['approved'], ['pending', 'disqualified']),
  law('73D1', ['source'], ['offender'], ['stands']),
  law(
    '73D2 73E2 ETHIQUE-17',
    ['offender', 'source', 'couldKnow', 'bridgeReason'],
    ['expected'],
    ['stands', 'assigned'],
  ),
  law('74A 74C ETHIQUE-7 ETHIQUE-18 ETHIQUE-21', ['offender', 'told'], [], ['recorded', ...PENALTIES]),
  law('75A', ['offender', 'told'], ['expected', 'chosen', 'peers', 'poll'], ['stands', 'assigned']),
  law('75C 75D', MISINFORMED, ['expected'], ['stands', 'assigned']),
  law('76', ['told'], [], ['recorded']),
  // The score
  law('79A2', ['tricks'], ['offender', 'deliberate'], ['counted', 'adjusted-and-penalised', 'stands']),
  law('79B1 79B2', ['tricks'], ['moment'], ['counted', 'stands']),
  law('79B3', ['sure'], ['tricks', 'moment'], ['counted', 'stands']),
  law('79C2', ['sure', 'approved'], ['told'], ['counted', 'stands']),
  // The director
  law('82B', ['told'], ['compared'], ['postponed', 'artificial', 'assigned', 'play-on']),
  law('82C', ['told'], [], ['assigned', 'artificial']),
  law('83', [], [], ['notified']),
  law('84', [], ['offender', 'told'], ['play-on', 'rectified', 'explained', 'assigned']),
  law('85', [], ['offender', 'told'], ['play-on', 'rectified', 'assigned', 'artificial']),
  law('86A', ['compared'], ['told'], ['redeal', 'assigned', 'artificial']),
  law('88', ['told'], ['offender'], ['artificial']),
  // Penalties
  law('90A 90B1 90B2 90B3 90B4 90B5 90B6 90B7 90B8 90-GAP-1 FADOQ-3', ['told'], ['offender'], PENALTIES),
  law('91A ETHIQUE-28', ['told'], ['offender', 'fromRound'], [...PENALTIES, 'suspended']),
  law('91B', ['told'], ['offender', 'approved'], ['pending', 'disqualified']),
];

export const GENERAL: Omit<RulingLaw, 'articles'> = {
  asks: [],
  may: ['agreed', 'evidence', 'offender', 'told', 'expected'],
  outcomes: [...SCORES, 'play-on', 'rectified', 'recorded', ...PENALTIES],
};
