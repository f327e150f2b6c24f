/**
 * `node test/crowd.ts <address> <idle> <hostile>`: a separate process, so that it doesn't delay the measuring one. Opens idle connections,
 * which have sent one request each, and hostile ones, which pipeline requests and read nothing, and reconnect when they're closed. Writes
 * `ready` once all are open; on a line of input, writes how many idle ones are still open, and exits.
 */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { sendWithoutReading, pipelined } from './hostile-client.ts'

const [address = '', idle = '0', hostile = '0'] = process.argv.slice(2)
const paths = ['/market', '/api/user/products?limit=20', '/collections/all']
const connectingAtOnce = 200

const waiting: Socket[] = []
for (let n = 0; n < Number(idle); n += connectingAtOnce)
  waiting.push(...(await Promise.all(Array.from({ length: Math.min(connectingAtOnce, Number(idle) - n) }, openIdle))))
for (let n = 0; n < Number(hostile); n += 1) void attack(paths[n % paths.length]!)
console.log('ready')
await once(process.stdin, 'data')
console.log(waiting.filter((socket) => !socket.destroyed).length)
process.exit(0)

function openIdle(): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write('GET /health HTTP/1.1\r\nHost: a\r\n\r\n')
  return new Promise((resolve) => {
    socket.once('data', () => resolve(socket))
    socket.once('close', () => resolve(socket))
  })
}

async function attack(path: string): Promise<void> {
  for (;;) await (await sendWithoutReading(address, pipelined(path, 30))).closed
}
