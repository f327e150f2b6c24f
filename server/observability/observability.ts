import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { reportFailures } from '../db/report-failures.ts'
import { createMetrics, type CacheGauges, type MetricSources } from './metrics.ts'
import { type MetricsServer, openMetricsServer } from './metrics-server.ts'
import { createRequestLog } from './request-log.ts'
import { observeRequests } from './requests.ts'
import { startTracing } from './tracing.ts'

export interface Observability {
  /** Adds a cache's size to the metrics. */
  addCache: (name: string, read: () => CacheGauges) => void
  /** The port that serves the metrics; undefined if they aren't served. */
  metricsPort: number | undefined
  close: () => Promise<void>
}

type Settings = Pick<Config, 'logLevel' | 'metrics' | 'tracing' | 'shop'>

/** Sets up request logs, metrics and traces according to the settings. What is off costs nothing. Call it before routes are registered. */
export async function observe(
  http: FastifyInstance,
  config: Settings,
  { log, ...sources }: Omit<MetricSources, 'caches'> & { log: { write: (lines: string) => void } },
): Promise<Observability> {
  const caches = new Map<string, () => CacheGauges>()
  const requestLog = ['info', 'debug'].includes(config.logLevel) ? createRequestLog(log) : null
  const tracing = config.tracing === null ? null : await startTracing(config.tracing, config.shop.name)
  const readCaches = () => [...caches].map(([name, read]) => ({ name, ...read() }))
  const onFailure = reportFailures((error) => http.log.warn({ stack: String(error) }, 'metrics were not read'))
  const metrics = config.metrics && createMetrics({ ...sources, caches: readCaches }, onFailure)
  const server = metrics && config.metrics && (await openMetricsServer(metrics, config.metrics))
  observeRequests(
    http,
    [requestLog?.write, metrics?.observe, tracing?.observe].filter((observer) => observer !== undefined),
  )
  return {
    addCache: (name, read) => void caches.set(name, read),
    metricsPort: server?.port,
    close: async () => {
      requestLog?.flush()
      await closeAll(server, tracing)
    },
  }
}

/** A collector that doesn't answer must not keep the shop from stopping. */
async function closeAll(server: MetricsServer | null, tracing: { close: () => Promise<void> } | null): Promise<void> {
  await Promise.allSettled([server?.close(), tracing?.close()])
}
