import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#scripts/free-port.ts'

export interface Balancer {
  url: string
  close: () => Promise<void>
}

const checkMs = 100

/** Polls each server's /ready, and passes each request to the next ready one, without retries. */
export async function openBalancer(ports: number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set(ports)
  let turn = 0
  const check = (port: number) =>
    fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => void (ok ? ready.add(port) : ready.delete(port)),
      () => void ready.delete(port),
    )
  const timer = setInterval(() => ports.forEach((port) => void check(port)), checkMs)
  const server = createServer((request, response) => {
    const port = [...ready][(turn += 1) % ready.size]
    if (port === undefined) return void response.writeHead(503).end()
    const passed = httpRequest({ port, agent, path: request.url, method: request.method, headers: { host: 'shop' } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502)
      answer.pipe(response)
    })
    passed.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
    request.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    clearInterval(timer)
    agent.destroy()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

/** Whether HAProxy is installed here. */
export const hasHaproxy = (): boolean => spawnSync('haproxy', ['-v']).status === 0

/** A real HAProxy, configured without retries. */
export async function openHaproxy(ports: number[]): Promise<Balancer> {
  const port = await freePort()
  const dir = await mkdtemp(join(tmpdir(), 'gymfolk-haproxy-'))
  const file = join(dir, 'haproxy.cfg')
  await writeFile(
    file,
    `defaults
  mode http
  retries 0
  timeout connect 2s
  timeout client 30s
  timeout server 30s
frontend shop
  bind 127.0.0.1:${port}
  default_backend shops
backend shops
  balance roundrobin
  option httpchk GET /ready
  default-server check inter 200ms fall 2 rise 2
${ports.map((one) => `  server shop${one} 127.0.0.1:${one}`).join('\n')}
`,
  )
  const child: ChildProcess = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  const close = async () => {
    child.kill('SIGKILL')
    await once(child, 'close')
    await rm(dir, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${port}`, close }
}
