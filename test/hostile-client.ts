import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'

/** The bytes of a request, repeated. */
export const pipelined = (path: string, times: number): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(times)

/** A connection that sends these bytes and never reads. `closed` resolves to the number of ms after which the server closed it. */
export async function sendWithoutReading(origin: string, bytes: string): Promise<{ socket: Socket; closed: Promise<number> }> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
  const startedAt = performance.now()
  // Unread data hides the end of the connection. Writing reveals it; empty lines are allowed before a request.
  const timer = setInterval(() => socket.writable && socket.write('\r\n'), 1000)
  const closed = new Promise<number>((resolve) => socket.once('close', () => resolve(performance.now() - startedAt)))
  socket.once('close', () => clearInterval(timer))
  socket.on('error', () => {})
  socket.pause()
  await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  socket.write(bytes)
  return { socket, closed }
}

/** The peak and current memory of a process, in MB. Linux only. */
export async function processMemory(pid: number): Promise<{ most: number; now: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
  return { most: read('VmHWM'), now: read('VmRSS') }
}

/** How much of the memory is the program itself, which is shared between its processes. */
export async function programMemory(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps`, 'utf8')
  const mappings = text.matchAll(/^[\da-f]+-[\da-f]+ r[-x]{2}p .*\/node\n(?:.*\n)*?Rss: +(\d+) kB/gm)
  return [...mappings].reduce((sum, [, kB]) => sum + Number(kB), 0) / 1024
}
