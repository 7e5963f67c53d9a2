import { Injectable } from '@nestjs/common';
import type { Loaders } from '../connections/loaders';
import { ClubsReader } from './clubs/clubs.reader';
import { FederationRegionsReader } from './regions/federation-regions.reader';

/** What the registry calls what competitions and entries say: a word that it does not have is told as it is. */
@Injectable()
export class RegisteredNames {
  constructor(
    private readonly regions: FederationRegionsReader,
    private readonly clubs: ClubsReader,
  ) {}

  async region(said: string, loaders: Loaders): Promise<string> {
    return (await this.regions.one(said, loaders))?.name ?? said;
  }

  async club(said: string | null, loaders: Loaders): Promise<string | null> {
    return said === null ? null : ((await this.clubs.one(said, loaders))?.name ?? said);
  }
}

/** What a module that shows such names provides. */
export const registeredNames = [RegisteredNames, FederationRegionsReader, ClubsReader];
