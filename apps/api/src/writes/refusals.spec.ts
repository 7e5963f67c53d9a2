import { explain, sharedRefusals } from '@arbitre/rules';
import { textsOf } from './problem-texts';
import { apiRefusals, refuse } from './refusals';

describe('what the API refuses', () => {
  it('is told in both languages, each with its facts', () => {
    for (const [code, { fr }] of Object.entries(apiRefusals)) {
      const names = [...fr.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const facts = Object.fromEntries(names.map((name) => [name, `⟨${name}⟩`]));
      const texts = explain(null, { article: code, facts }, apiRefusals);
      for (const text of [texts.fr, texts.en]) {
        expect(text).not.toMatch(/[{}…]/);
        for (const fact of Object.values(facts)) expect(text).toContain(fact);
      }
    }
  });

  it('has no second text for what all layers share', () => {
    expect(Object.keys(apiRefusals).filter((code) => code in sharedRefusals)).toEqual([]);
  });

  it('fills in facts, lists included', () => {
    const { messageEn } = textsOf(refuse('unknown-seat', { seat: 'X', seats: ['N', 'E'] }));
    expect(messageEn).toBe('"X" is no seat of this game (N, E).');
  });

  it('has the words of the game that was played', () => {
    const violation = { article: 'card-not-held', facts: { seat: 'E', card: 'DJ' } };
    expect(textsOf({ violation }, 'bridge').messageFr).toBe('Est n’a pas la carte ♦V.');
  });
});
