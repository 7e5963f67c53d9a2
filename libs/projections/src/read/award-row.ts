import { Column, Entity, PrimaryColumn } from 'typeorm';
import { integer } from './exact-columns';

/** What one deal is worth to one side, exactly: `num / den` in the competition's unit (view `read.award`). */
@Entity({ schema: 'read', name: 'award', synchronize: false })
export class AwardRow {
  @PrimaryColumn('text') readonly deal!: string;
  @PrimaryColumn('text') readonly side!: string;
  @Column('text') readonly entry!: string;
  @Column('text') readonly competition!: string;
  /** Deals of one group were compared with each other. */
  @Column('text', { name: 'group_key' }) readonly groupKey!: string;
  @Column('bigint', { transformer: integer }) readonly num!: number;
  @Column('bigint', { transformer: integer }) readonly den!: number;
  /** Whole numbers that break ties and fill columns, by the ranking method's names. */
  @Column('jsonb', { nullable: true }) readonly counts!: Readonly<Record<string, number>> | null;
}
