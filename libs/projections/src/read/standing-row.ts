import { Column, Entity, PrimaryColumn } from 'typeorm';
import { integer, position } from './exact-columns';

/** One row of a ranking (view `read.standing`). */
@Entity({ schema: 'read', name: 'standing', synchronize: false })
export class StandingRowEntity {
  @PrimaryColumn('text') readonly competition!: string;
  @PrimaryColumn('text') readonly entry!: string;
  @PrimaryColumn('text') readonly field!: string;
  /** For an excluded entry its place in the list, behind every ranked one: it has no rank. */
  @Column('int') readonly rank!: number;
  /** Other rows of the same rank. */
  @Column('int', { name: 'tied_with' }) readonly tiedWith!: number;
  @Column('bigint', { name: 'total_num', transformer: integer }) readonly totalNum!: number;
  @Column('bigint', { name: 'total_den', transformer: integer }) readonly totalDen!: number;
  @Column('int') readonly deals!: number;
  /** Sums of the counts of its awards, by the ranking method's names. */
  @Column('jsonb') readonly counts!: Readonly<Record<string, number>>;
  /** The article by which a session took the entry out of the ranking, null for a ranked one; with the reason. */
  @Column('text', { name: 'excluded_article', nullable: true }) readonly excludedArticle!: string | null;
  @Column('text', { name: 'excluded_reason', nullable: true }) readonly excludedReason!: string | null;
  /** What all games of an event of Scrabble are worth at most, and those that the entry played; null in other games. */
  @Column('int', { nullable: true }) readonly top!: number | null;
  @Column('int', { name: 'played_top', nullable: true }) readonly playedTop!: number | null;
  /** Position of the last event that counted for this ranking. */
  @Column('bigint', { transformer: position }) readonly position!: bigint;
}
