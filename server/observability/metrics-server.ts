import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './metrics.ts'

/** Loaded without an import: see http/connections/server.ts. */
const { createServer } = process.getBuiltinModule('node:http')

export interface MetricsServer {
  port: number
  close: () => Promise<void>
}

/** Serves the metrics at `/metrics` on a separate, non-public address. Fails if that address is taken. */
export async function openMetricsServer(metrics: Metrics, address: { host: string; port: number }): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end()
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(address)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
