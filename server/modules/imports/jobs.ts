import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { dayMs } from '#contract/time.ts'
import type { Config } from '#server/config.ts'
import { inBatches } from '#server/db/in-batches.ts'
import type { Job, Worker } from '#server/jobs/attempt.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { internet, type Network } from '#server/outbound/public-address.ts'
import type { Media } from '#server/modules/media/media.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { failWaiting } from './picture-queries.ts'
import { failureOf } from './failure.ts'
import type { ImportSettings } from './kind.ts'
import { checkJob, picturesJob, runJob, undoJob } from './imports.ts'
import * as queries from './queries.ts'
import { runStepInChildProcess } from './separate-process.ts'
import { runStep, type Step } from './steps.ts'

const purgeBatch = 10
const long = { isLong: true } as const
const jobData = z.object({ import: z.guid() })
const importOf = ({ data }: Job): string => jobData.parse(data).import

interface Given {
  config: Config
  clock: () => Date
  media: Media
  /** The network to fetch pictures from; by default the internet. */
  network?: Network | undefined
  /** The database that a separate import process opens; without it, imports run in this process. */
  importsApart?: { databaseUrl: string } | undefined
}

/** Registers the jobs that check, run and undo imports, fetch their pictures, and delete old ones. */
export function registerImportJobs(jobs: JobRunner, { config, clock, media, network = internet, importsApart }: Given): void {
  const failed: Worker['onDead'] = async (job, _, { database, now, error }) =>
    void (await queries.failDead.run(database.db, { id: importOf(job), failure: failureOf(error, job), now }))
  const worker = (step: Step): Worker['work'] => workerOf(step, { config, clock, importsApart })
  jobs.register(checkJob, worker('check'), failed, long)
  jobs.register(runJob, worker('run'), failed, long)
  jobs.register(undoJob, worker('undo'), failed, long)
  jobs.register(
    picturesJob,
    (job, { database, stopping }) => fetchPictures({ database, media, network, clock, stopping }, importOf(job)),
    async (job, _, { database }) => void (await failWaiting.run(database.db, { id: importOf(job) })),
    long,
  )
  jobs.schedule('imports.purge', dayMs, async (_, { database, now }) => {
    const before = new Date(now.getTime() - limits.imports.days * dayMs)
    await inBatches((limit) => queries.purge.run(database.db, { before, limit }), purgeBatch)
  })
}

/** Does a step of an import, in this process or a separate one. */
function workerOf(step: Step, { config, clock, importsApart }: Pick<Given, 'config' | 'clock' | 'importsApart'>): Worker['work'] {
  if (!importsApart) return (job, { database, stopping }) => runStep(step, importOf(job), { database, config, clock, stopping })
  return (job, { stopping }) =>
    runStepInChildProcess({ step, id: importOf(job), ...importsApart, config: settingsOf(config), now: clock().getTime() }, stopping)
}

/** Read for each import, as staff may change the shop's name. */
const settingsOf = ({ origin, locales, shop }: Config): ImportSettings => ({
  origin,
  locales,
  shop: { name: shop.name, currency: { name: shop.currency.name } },
})
