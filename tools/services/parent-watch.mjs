// Preloaded into the parts that the launcher forks (node --import): they stop by themselves when the launcher is gone.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
