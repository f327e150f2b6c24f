/** The most rows that one statement of a purge deletes: that takes milliseconds, however many rows are due. */
export const batchMax = 1000

/**
 * Runs `purge` again and again until it affects less than it may: one statement for everything would reach the time-out of statements once
 * enough is due, would then fail each time, and more would be due the next time. `limit` is how many rows a statement may affect.
 */
export async function inBatches(purge: (limit: number) => Promise<number>, limit = batchMax): Promise<void> {
  while ((await purge(limit)) >= limit);
}
