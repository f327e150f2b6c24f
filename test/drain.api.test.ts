import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { startApp } from './app.ts'

it('a stopping server finishes running requests, closes its connections, and accepts no new ones', async () => {
  // Comparing the books before stopping would take longer than the response.
  const app = await startApp({ databaseMs: 50, withoutBooks: true })
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
})
