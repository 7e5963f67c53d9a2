import { Column, Entity, PrimaryColumn } from 'typeorm';
import { integer, position } from './exact-columns';

/** A region of the federation (view `read.region`). */
@Entity({ schema: 'read', name: 'region', synchronize: false })
export class RegionRow {
  @PrimaryColumn('text') readonly name!: string;
  /** Position of the event by which it is known. */
  @Column('bigint', { transformer: position }) readonly position!: bigint;
}

/** The sum of a region over its competitions (view `read.region_state`). */
@Entity({ schema: 'read', name: 'region_state', synchronize: false })
export class RegionStateRow {
  @PrimaryColumn('text') readonly region!: string;
  @Column('int') readonly competitions!: number;
  @Column('int') readonly open!: number;
  /** When the last of its competitions changed. */
  @Column('timestamptz', { name: 'changed_at' }) readonly changedAt!: Date;
  @Column('bigint', { transformer: position }) readonly position!: bigint;
}

/** A competition in the list of its region (view `read.region_competition`). */
@Entity({ schema: 'read', name: 'region_competition', synchronize: false })
export class RegionCompetitionRow {
  @PrimaryColumn('text', { name: 'competition' }) readonly id!: string;
  @Column('text') readonly region!: string;
  @Column('text') readonly state!: 'open' | 'closed';
  /** Decimals that tables print. */
  @Column('int') readonly decimals!: number;
  /** ISO date. */
  @Column('text', { name: 'starts_on' }) readonly startsOn!: string;
  /** When it changed last: entries, results, state. */
  @Column('timestamptz', { name: 'changed_at' }) readonly changedAt!: Date;
  @Column('bigint', { transformer: position }) readonly position!: bigint;
}

/** Who leads a field of a competition, several where they are level (view `read.region_leader`). */
@Entity({ schema: 'read', name: 'region_leader', synchronize: false })
export class RegionLeaderRow {
  @PrimaryColumn('text') readonly competition!: string;
  @PrimaryColumn('text') readonly field!: string;
  @PrimaryColumn('text') readonly entry!: string;
  @Column('int') readonly number!: number;
  @Column('text') readonly name!: string;
  @Column('text', { nullable: true }) readonly club!: string | null;
  /** Other rows of the first place; more than ten of them are not kept. */
  @Column('int', { name: 'tied_with' }) readonly tiedWith!: number;
  @Column('bigint', { name: 'total_num', transformer: integer }) readonly totalNum!: number;
  @Column('bigint', { name: 'total_den', transformer: integer }) readonly totalDen!: number;
}
