import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#scripts/free-port.ts'
import type { Balancer } from './balancer.ts'

const deploy = join(import.meta.dirname, '../deploy')

interface Proxy {
  /** The example configuration, adapted to these shops: on a port of this machine, without TLS, whose certificate isn't available here. */
  example: (text: string, at: { port: number; shops: number[]; dir: string }) => string
  file: string
  start: (file: string) => [command: string, ...args: string[]]
}

const proxies: Record<'haproxy' | 'nginx', Proxy> = {
  haproxy: {
    file: 'haproxy.cfg',
    example: (text, { port, shops }) =>
      text
        // More connections than a user may open here.
        .replace(/^ +maxconn .*\n/m, '')
        .replace(/^ +bind :80\n/m, '')
        .replace(/^( +bind) :443 .*$/m, `$1 127.0.0.1:${port}`)
        .replace(/^ +http-request redirect scheme https.*\n/m, '')
        .replaceAll(
          /^ +server shop1 .*\n +server shop2 .*$/gm,
          shops.map((shop, n) => `    server shop${n + 1} 127.0.0.1:${shop}`).join('\n'),
        ),
    start: (file) => ['haproxy', '-db', '-f', file],
  },
  nginx: {
    file: 'nginx.conf',
    example: (text, { port, shops, dir }) => {
      const included = text
        .replace(/^ +server 127\.0\.0\.1:3000(.*)$/m, (_, rest: string) =>
          shops.map((shop) => `    server 127.0.0.1:${shop}${rest}`).join('\n'),
        )
        .replace(/^server \{\n +listen 80;[\s\S]*?^\}\n/m, '')
        .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
        .replaceAll(/^ +ssl_.*\n/gm, '')
        .replace('/var/log/nginx/gymfolk.log', join(dir, 'access.log'))
      return `daemon off;\npid ${join(dir, 'pid')};\nerror_log ${join(dir, 'error.log')};\nevents {}\nhttp {\n${included}\n}\n`
    },
    start: (file) => ['nginx', '-c', file],
  },
}

/** Whether this proxy is installed here. */
export const hasProxy = (name: keyof typeof proxies): boolean => spawnSync(name, ['-v']).status === 0

/** Starts the proxy with the configuration from `deploy/` in front of these shops. */
export async function openExampleProxy(name: keyof typeof proxies, shops: number[]): Promise<Balancer> {
  const { file, example, start } = proxies[name]
  const port = await freePort()
  const dir = await mkdtemp(join(tmpdir(), `gymfolk-${name}-`))
  const path = join(dir, file)
  await writeFile(path, example(await readFile(join(deploy, file), 'utf8'), { port, shops, dir }))
  const [command, ...args] = start(path)
  const child: ChildProcess = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const close = async () => {
    child.kill('SIGTERM')
    await once(child, 'close')
    await rm(dir, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${port}`, close }
}
