import { scoreWhist } from './score-entry';

const scores = (notation: string, options: Readonly<Record<string, string>> = {}): unknown => {
  const answer = scoreWhist(notation, options);
  return answer.ok ? answer.score.scores : answer.violation.article;
};

describe('the score of a result alone', () => {
  it('reads tricks, honours and revokes as scores write them', () => {
    expect(scores('NS 9-4')).toEqual({ NS: 3, EW: 0 });
    expect(scores('NS 7-6 H EW3', { variant: 'partie-simple-1' })).toEqual({ NS: 2, EW: 2 });
    expect(scores('EW 10-3 R EW1')).toEqual({ NS: 1, EW: 0 });
    expect(scores('NS 7-6 H EW3', { variant: 'partie-simple-1', before: '8-8' })).toEqual({ NS: 2, EW: 0 });
  });
  it('gives back its own notation', () => {
    const answer = scoreWhist('EW 7-6 H NS4 R EW1', { variant: 'partie-simple-2', target: '5' });
    expect(answer.ok ? answer.score.notation : answer.violation).toBe('EW 7-6 H NS4 R EW1');
  });
  it('refuses what does not add up or cannot be read', () => {
    expect([scores('NS 9-5'), scores('4SXN'), scores('NS 7-6', { variant: 'poker' })]).toEqual([
      'WHC-POINT-5',
      'WHC-POINT-5',
      'invalid-field',
    ]);
  });
});
