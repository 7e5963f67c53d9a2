import type { Type } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app/app';
import { appConfig } from './app/app.config';
import { embedded } from './app/embed/embedded';

const root = async (): Promise<Type<unknown>> =>
  embedded === null ? App : (await import('./app/embed/embed-root')).EmbedRoot;

root()
  .then((component) => bootstrapApplication(component, appConfig))
  .catch((error: unknown) => {
    console.error(error);
  });
