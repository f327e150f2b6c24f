import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { AnsweredRequest } from './requests.ts'

/** Histogram buckets in seconds. Fine-grained where a fast shop is, so that p50 and p99 are meaningful. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Values of one metric by label, read when Prometheus scrapes. */
type GaugeValues = Record<string, number>
export interface CacheGauges {
  entries: number
  bytes?: number
  hits?: number
  misses?: number
}
export interface MetricSources {
  /** Connections of the pool by state. */
  pool: () => GaugeValues
  /** Entries and bytes of each cache, and how often it was hit. */
  caches: () => (CacheGauges & { name: string })[]
  /** The number of security events in this process, by kind. */
  securityEvents: () => GaugeValues
  /** Background jobs by state. */
  jobs: () => Promise<GaugeValues>
  /** Differences that the last comparison of the books found, by what was compared. */
  books: () => Promise<GaugeValues>
  /** Orders of the last hour. */
  orders: () => Promise<{ method: string; status: string; count: number; total: number }[]>
}

export interface Metrics {
  observe: (request: AnsweredRequest) => void
  /** All metrics in Prometheus' text format. Without the database, those that need it are left out, and `gymfolk_database_up` is 0. */
  read: () => Promise<string>
  contentType: string
}

/**
 * Creates the metrics of this process, and those of the shop that any process can read. `onFailure` gets the reason when those of the shop
 * can't be read.
 */
export function createMetrics(sources: MetricSources, onFailure: (error: unknown) => void): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const gauge = (name: string, help: string, labelNames: string[]) => new Gauge({ name: `gymfolk_${name}`, help, labelNames, registers })
  const counter = (name: string, help: string) => new Counter({ name: `gymfolk_${name}`, help, labelNames: ['cache'], registers })
  const databaseUp = gauge('database_up', 'Whether the metrics that are in the database could be read (1) or not (0)', [])
  const pool = gauge('database_connections', "The pool's connections, and calls that wait for one", ['state'])
  const jobs = gauge('jobs', 'Background jobs in the queue (due: should have run by now; dead: given up)', ['state'])
  const entries = gauge('cache_entries', 'Entries in a cache of this process', ['cache'])
  const bytes = gauge('cache_bytes', 'Bytes in a cache of this process', ['cache'])
  const hits = counter('cache_hits_total', 'Answers from a cache')
  const misses = counter('cache_misses_total', 'Answers that had to be made')
  const security = new Counter({
    name: 'gymfolk_security_events_total',
    help: 'Security events: sign-ins, failed attempts, lockouts, changes of sign-in methods',
    labelNames: ['event'],
    registers,
  })
  const books = gauge('books_differences', 'What the last nightly comparison of the books found', ['what'])
  const orders = gauge('orders_last_hour', 'Orders placed in the last hour', ['payment_method', 'payment_status'])
  const totals = gauge('orders_last_hour_amount', "What they come to, in the currency's minor units", ['payment_method', 'payment_status'])

  function fillOwn(): void {
    for (const [state, value] of Object.entries(sources.pool())) pool.set({ state }, value)
    for (const metric of [hits, misses, security]) metric.reset()
    for (const { name: cache, ...size } of sources.caches()) {
      entries.set({ cache }, size.entries)
      if (size.bytes !== undefined) bytes.set({ cache }, size.bytes)
      if (size.hits !== undefined) hits.inc({ cache }, size.hits)
      if (size.misses !== undefined) misses.inc({ cache }, size.misses)
    }
    for (const [event, value] of Object.entries(sources.securityEvents())) security.inc({ event }, value)
  }

  async function fillShops(): Promise<void> {
    for (const metric of [jobs, books, orders, totals]) metric.reset()
    for (const [state, value] of Object.entries(await sources.jobs())) jobs.set({ state }, value)
    for (const [what, value] of Object.entries(await sources.books())) books.set({ what }, value)
    for (const { method, status, count, total } of await sources.orders()) {
      orders.set({ payment_method: method, payment_status: status }, count)
      totals.set({ payment_method: method, payment_status: status }, total)
    }
  }

  return {
    observe: ({ method, route, status, milliseconds }) => requests.observe({ method, route, status }, milliseconds / 1000),
    read: async () => {
      fillOwn()
      try {
        await fillShops()
        databaseUp.set(1)
      } catch (error) {
        databaseUp.set(0)
        onFailure(error)
      }
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}
