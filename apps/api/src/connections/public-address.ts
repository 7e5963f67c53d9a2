import type { AddressInfo } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Settings } from '../settings';
import { SETTINGS } from './tokens';

/** Where browsers find this installation. It comes from the settings: what a request says of its host is whatever its sender likes. */
@Injectable()
export class PublicAddress {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly host: HttpAdapterHost,
  ) {}

  /** `https://ligue.example`; without a setting this machine, for whoever sits at it. */
  get origin(): string {
    if (this.settings.publicUrl !== null) return this.settings.publicUrl;
    const server = this.host.httpAdapter.getHttpServer() as { address(): AddressInfo };
    return `http://localhost:${server.address().port}`;
  }

  /** `ligue.example` */
  get hostname(): string {
    return new URL(this.origin).hostname;
  }
}
