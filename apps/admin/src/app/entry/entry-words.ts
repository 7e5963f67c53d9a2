import { Injectable, inject } from '@angular/core';
import { Language } from '../language/language';
import type { Judged, Problem } from './judged-result';
import { typedForm } from './typed-result';

type Ready = Extract<Judged, { kind: 'ready' }>;

/** `contract` is drawn; `words` go on after it: "by West, made", and the score on its side. */
export type Echo = {
  readonly contract: string;
  readonly words: string;
  readonly score: string;
  readonly unusual: boolean;
};

/** What the page says about a typed line, in the reader's language. */
@Injectable()
export class EntryWords {
  private readonly language = inject(Language);

  echo({ act, ns, unusual }: Ready): Echo {
    const texts = this.language.texts();
    if (act.declarer === null || act.tricks === null)
      return { contract: 'Pass', words: '', score: this.language.whole(0), unusual: false };
    const margin = act.tricks - 6 - Number(act.contract.charAt(0));
    const outcome =
      margin === 0 ? texts.entry.made : margin > 0 ? texts.entry.over(margin) : texts.entry.down(-margin);
    const by = texts.entry.by(texts.seats[act.declarer] ?? act.declarer, outcome);
    const side = ns >= 0 ? 'NS' : 'EW';
    const score = `${texts.sides[side]} ${this.language.signed(Math.abs(ns))}`;
    return { contract: act.contract, words: by, score, unusual };
  }

  problem(problem: Problem): string {
    const texts = this.language.texts().entry.problems;
    switch (problem.kind) {
      case 'tricks':
        return texts.tricks(problem.made);
      case 'trailing':
        return texts.trailing(problem.rest);
      case 'noScore':
        return texts.noScore(problem.score);
      case 'ambiguous':
        return texts.ambiguous(
          problem.choices.map((notation) => typedForm(notation, this.language.code())).join(', '),
        );
      case 'check':
        return texts.check(this.language.signed(problem.ns));
      case 'rules':
        return texts.rules(problem.article);
      default:
        return texts[problem.kind];
    }
  }
}
