import { Injectable } from '@nestjs/common';

/** What this process has done since it started; the metrics page shows it. */
@Injectable()
export class Counters {
  batches = 0;
  events = 0;
  skipped = 0;
  gaps = 0;
  retries = 0;
  alarms = 0;
  feedRestarts = 0;
  computed = 0;
}
