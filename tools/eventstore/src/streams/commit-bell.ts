import type { CommitNotice } from '../storage/requests';

interface Commits {
  onCommit(listener: (notice: CommitNotice) => void): () => void;
}

/** Wakes a subscription when a commit concerns it. A commit between `hush` and `rung` is not missed. */
export class CommitBell {
  private rang = false;
  private wake: () => void = () => undefined;
  private readonly stopListening: () => void;

  constructor(commits: Commits, concerns: (notice: CommitNotice) => boolean, over: AbortSignal) {
    const ring = () => {
      this.rang = true;
      this.wake();
    };
    const stop = commits.onCommit((notice) => {
      if (concerns(notice)) ring();
    });
    over.addEventListener('abort', ring, { once: true });
    this.stopListening = () => {
      stop();
      over.removeEventListener('abort', ring);
    };
  }

  hush(): void {
    this.rang = false;
  }

  /** Resolves at once where it rang since the last `hush`, else at the next commit or the call's end. */
  rung(): Promise<void> {
    if (this.rang) return Promise.resolve();
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  remove(): void {
    this.stopListening();
  }
}
