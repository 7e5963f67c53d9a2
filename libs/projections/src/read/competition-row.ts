import { Column, Entity, PrimaryColumn } from 'typeorm';
import { position } from './exact-columns';

/** A competition as lists and pages show it (view `read.competition`); the API gives these names to its fields. */
@Entity({ schema: 'read', name: 'competition', synchronize: false })
export class CompetitionRow {
  @PrimaryColumn('text') readonly id!: string;
  @Column('text') readonly name!: string;
  @Column('text') readonly game!: string;
  @Column('text') readonly ruleset!: string;
  @Column('text') readonly region!: string;
  @Column('text') readonly method!: string;
  /** Unit of awards and totals: `percent`, `imp` or `point`. */
  @Column('text') readonly unit!: string;
  /** Decimals that tables print. */
  @Column('int') readonly decimals!: number;
  /** ISO date. */
  @Column('text', { name: 'starts_on' }) readonly startsOn!: string;
  @Column('text') readonly state!: 'open' | 'closed';
  /** Revision of the competition's own stream: the `expectedVersion` of the next write. */
  @Column('int', { name: 'revision' }) readonly version!: number;
  /** Position of the last event that changed this row. */
  @Column('bigint', { transformer: position }) readonly position!: bigint;
  /** Entries registered, withdrawn ones included. */
  @Column('int', { name: 'entries' }) readonly entryCount!: number;
  @Column('int') readonly deals!: number;
  /** Deals that are scored or adjusted. */
  @Column('int', { name: 'results' }) readonly resultCount!: number;
}
