import { Column, Entity, PrimaryColumn } from 'typeorm';
import { integer } from './exact-columns';

/**
 * What a session gives an entry beside its deals, exactly: `num / den` in the competition's unit (view
 * `read.session_award`). One under the place of a deal (`r1-tA-b2`) counts only while that deal has no result of its own.
 */
@Entity({ schema: 'read', name: 'session_award', synchronize: false })
export class SessionAwardRow {
  @PrimaryColumn('text') readonly session!: string;
  @PrimaryColumn('text') readonly key!: string;
  @PrimaryColumn('text') readonly entry!: string;
  @Column('text') readonly competition!: string;
  @Column('bigint', { transformer: integer }) readonly num!: number;
  @Column('bigint', { transformer: integer }) readonly den!: number;
  /** Whole numbers that break ties and fill columns, by the ranking method's names. */
  @Column('jsonb', { nullable: true }) readonly counts!: Readonly<Record<string, number>> | null;
}
