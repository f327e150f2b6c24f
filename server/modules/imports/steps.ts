import type { Database } from '#server/db/pool.ts'
import { checkImport } from './check.ts'
import type { ImportSettings } from './kind.ts'
import { runImport } from './run.ts'
import { undoImport } from './undo.ts'

/** The steps of an import, each done by a job. */
export type Step = 'check' | 'run' | 'undo'

interface Given {
  database: Database
  config: ImportSettings
  clock: () => Date
  /** Aborted to stop between two batches; the step can be continued later. */
  stopping: AbortSignal
}

/** Does a step of the import of this id, in this process. */
export function runStep(step: Step, id: string, { database, config, clock, stopping }: Given): Promise<void> {
  if (step === 'check') return checkImport(database, config, id, clock(), stopping)
  return step === 'run' ? runImport(database, config, id, clock, stopping) : undoImport(database, id, clock, stopping)
}
