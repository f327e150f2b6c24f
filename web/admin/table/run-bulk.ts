/** How far a bulk action is. */
export interface BulkProgress<Row> {
  done: number
  total: number
  failed: { row: Row; error: unknown }[]
  /** What it was done to: for undoing. */
  succeeded: Row[]
}

const atOnce = 4

/** Does something to many rows, a few at a time; one that fails stops none of the others. Tells after each how far it is. */
export async function runBulk<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  tell: (progress: BulkProgress<Row>) => void,
): Promise<BulkProgress<Row>> {
  const progress: BulkProgress<Row> = { done: 0, total: rows.length, failed: [], succeeded: [] }
  const waiting = rows.values()
  const worker = async () => {
    for (const row of waiting) {
      await run(row).then(
        () => progress.succeeded.push(row),
        (error: unknown) => progress.failed.push({ row, error }),
      )
      progress.done += 1
      tell({ ...progress })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return progress
}
