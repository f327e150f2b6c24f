import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { startApp } from './app.ts'
import { slowProxy } from './slow-proxy.ts'

it('finishes what is under way, lets go of its connection, and takes nothing new', async () => {
  let proxy: Awaited<ReturnType<typeof slowProxy>> | undefined
  const app = await startApp({ databaseUrl: async (url) => (proxy = await slowProxy(url, 50)).url })
  const agent = new Agent({ keepAlive: true })
  const under = get(`${app.url}/api/user/products`, { agent })
  await once(app.http.server, 'request')
  const stopped = app.stop()
  const [response] = (await once(under, 'response')) as [IncomingMessage]
  response.resume()
  expect([response.statusCode, response.headers.connection]).toEqual([200, 'close'])
  await stopped
  await expect(app.request('/health')).rejects.toThrow('fetch failed')
  agent.destroy()
  proxy?.close()
})
