import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import type { Config } from '#server/config.ts'
import type { Job, Worker } from '#server/jobs/attempt.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { internet, type Network } from '#server/outbound/public-address.ts'
import type { Media } from '#server/modules/media/media.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { failWaiting } from './picture-queries.ts'
import { checkImport } from './check.ts'
import { failureOf } from './failure.ts'
import { checkJob, picturesJob, runJob, undoJob } from './imports.ts'
import * as queries from './queries.ts'
import { runImport } from './run.ts'
import { undoImport } from './undo.ts'

const dayMs = 86_400_000
const purgeBatch = 10
const jobData = z.object({ import: z.guid() })
const importOf = ({ data }: Job): string => jobData.parse(data).import

interface Given {
  config: Config
  clock: () => Date
  media: Media
  /** From where pictures are fetched: the internet. */
  network?: Network | undefined
}

/** The jobs that check, run and undo imports, fetch their pictures, and delete old ones. */
export function registerImportJobs(jobs: JobRunner, { config, clock, media, network = internet }: Given): void {
  const failed: Worker['onDead'] = async (job, _, { database, now, error }) =>
    void (await queries.giveUp.run(database.db, { id: importOf(job), failure: failureOf(error, job), now }))
  jobs.register(checkJob, (job, { database, now }) => checkImport(database, config, importOf(job), now), failed)
  jobs.register(runJob, (job, { database }) => runImport(database, config, importOf(job), clock), failed)
  jobs.register(undoJob, (job, { database }) => undoImport(database, importOf(job), clock), failed)
  jobs.register(
    picturesJob,
    (job, { database }) => fetchPictures({ database, media, network, clock }, importOf(job)),
    async (job, _, { database }) => void (await failWaiting.run(database.db, { id: importOf(job) })),
  )
  jobs.schedule('imports.purge', dayMs, async (_, { database, now }) => {
    const before = new Date(now.getTime() - limits.imports.days * dayMs)
    while ((await queries.purge.run(database.db, { before, limit: purgeBatch })) === purgeBatch);
  })
}
