import { Column, Entity, PrimaryColumn } from 'typeorm';
import { integer, position } from './exact-columns';

/** One row of a ranking (view `read.standing`). */
@Entity({ schema: 'read', name: 'standing', synchronize: false })
export class StandingRowEntity {
  @PrimaryColumn('text') readonly competition!: string;
  @PrimaryColumn('text') readonly entry!: string;
  @PrimaryColumn('text') readonly field!: string;
  @Column('int') readonly rank!: number;
  /** Other rows of the same rank. */
  @Column('int', { name: 'tied_with' }) readonly tiedWith!: number;
  @Column('bigint', { name: 'total_num', transformer: integer }) readonly totalNum!: number;
  @Column('bigint', { name: 'total_den', transformer: integer }) readonly totalDen!: number;
  @Column('int') readonly deals!: number;
  /** Position of the last event that counted for this ranking. */
  @Column('bigint', { transformer: position }) readonly position!: bigint;
}
