import type { FastifyInstance } from 'fastify'
import { type Call, endpoints } from '#contract/api.ts'
import type { Config } from './config.ts'
import { type Database, openDatabase } from './db/pool.ts'
import { callInProcess, registerApi } from './http/api.ts'
import type { House } from './http/house.ts'
import { createServer, drain, type LogTarget } from './http/server.ts'
import { registerWellKnown } from './http/wellknown.ts'
import type { Failure } from './jobs/attempt.ts'
import { registerForgetting } from './jobs/forget.ts'
import { JobRunner } from './jobs/runner.ts'
import { authenticate, openPasswords, type Passwords } from './modules/auth/users/users.ts'
import { accountRoutes } from './modules/auth/account-routes.ts'
import { cartRoutes } from './modules/cart/routes.ts'
import { CatalogueCache } from './modules/catalogue/cache.ts'
import { registerCatalogueJobs } from './modules/catalogue/jobs.ts'
import { catalogueRoutes } from './modules/catalogue/routes.ts'
import { customerRoutes } from './modules/customers/routes.ts'
import { openSession } from './modules/auth/second-factor/tickets.ts'
import { factorRoutes } from './modules/auth/factor-routes.ts'
import { orderRoutes } from './modules/orders/routes.ts'
import { registerPrivacyJobs } from './modules/privacy/jobs.ts'
import { privacyRoutes } from './modules/privacy/routes.ts'
import { shopRoutes } from './modules/shop/routes.ts'
import { SocialClients } from './modules/auth/social/clients.ts'
import { registerSocialDoors } from './modules/auth/social/callback-routes.ts'
import { socialRoutes } from './modules/auth/social/routes.ts'
import { openDelivery } from './outside/delivery.ts'
import { closeGateways, openGateways } from './outside/gateways.ts'
import { ownSecret } from './secrets.ts'

export interface App {
  http: FastifyInstance
  database: Database
  /** The API's calls without HTTP. */
  call: Call
  catalogue: CatalogueCache
  /** What may be late. It is done when `jobs.start()` was called, or step by step. */
  jobs: JobRunner
  close: () => Promise<void>
}

interface Options {
  config: Config
  databaseUrl: string
  clock?: () => Date
  passwords?: Passwords
  log?: LogTarget
}

/** Builds the house: the only wiring, by hand. What a test wants different it hands down. */
export async function createApp(options: Options): Promise<App> {
  const { config, databaseUrl, clock = () => new Date(), passwords = openPasswords(), log } = options
  const database = openDatabase(databaseUrl, config.databasePool)
  const catalogue = new CatalogueCache()
  const changed = () => catalogue.changed()
  await database.listen('catalogue', changed, changed)
  const house: House = { database, clock, config, secret: config.secret ?? (await ownSecret(database.db)) }
  const arrival = { database, clients: new SocialClients(config.social), open: openSession }
  const bound = [
    ...shopRoutes(),
    ...catalogueRoutes(catalogue),
    ...accountRoutes(passwords, openSession),
    ...factorRoutes(passwords),
    ...customerRoutes(),
    ...socialRoutes(arrival),
    ...cartRoutes(),
    ...orderRoutes(),
    ...privacyRoutes(passwords),
  ]
  const api = { house, bound, authenticate: (token: string, now: Date) => authenticate(database.db, token, now) }
  const http = createServer(config, log)
  registerApi(http, api)
  registerSocialDoors(http, house, arrival)
  registerWellKnown(http, house, endpoints)
  const gateways = openGateways(config)
  const jobs = new JobRunner({ database, clock, onFailure: (failure) => logFailure(http, failure) })
  registerForgetting(jobs)
  await openDelivery(database.db, jobs, gateways)
  registerCatalogueJobs(jobs)
  registerPrivacyJobs(jobs)
  const close = async () => {
    await drain(http)
    await jobs.stop()
    closeGateways(gateways)
    await database.close()
  }
  return { http, database, call: callInProcess(api), catalogue, jobs, close }
}

/** The stack has the message in it, but not the details of the database, which name people. */
function logFailure({ log }: FastifyInstance, { error, ...failure }: Failure): void {
  const fields = { ...failure, stack: error instanceof Error ? error.stack : String(error) }
  if (failure.gaveUp) log.error(fields, 'job given up')
  else log.warn(fields, 'job failed, to be tried again')
}
