import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePort } from './free-port.ts'

it('a free port can be listened on, and is not given out twice meanwhile', async () => {
  const servers = []
  for (let n = 0; n < 20; n += 1) {
    const server = createServer().listen(await freePort(), '127.0.0.1')
    servers.push(server)
    await once(server, 'listening')
  }
  expect(servers).toHaveLength(20)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
})
