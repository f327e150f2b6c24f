import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { BatchingSocket } from './batching-socket.ts'

const send = (socket: BatchingSocket, ...messages: string[]) => {
  socket.cork()
  for (const message of messages) socket.write(message)
  socket.uncork()
}

it('statements of the same tick are written to the socket at once, in order; later ones separately', async () => {
  let received = ''
  const server = createServer((socket) => socket.on('data', (bytes) => (received += bytes.toString())))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = new BatchingSocket()
  await once(socket.connect((server.address() as AddressInfo).port, '127.0.0.1'), 'connect')
  send(socket, 'begin;')
  send(socket, 'bind,', 'execute;')
  await Promise.resolve()
  expect([socket.writableLength, socket.writableCorked]).toEqual(['begin;bind,execute;'.length, 1])
  await new Promise(setImmediate)
  expect([socket.writableLength, socket.writableCorked]).toEqual([0, 0])
  await expect.poll(() => received).toBe('begin;bind,execute;')
  send(socket, 'commit;')
  await expect.poll(() => received).toBe('begin;bind,execute;commit;')
  socket.destroy()
  server.close()
})
