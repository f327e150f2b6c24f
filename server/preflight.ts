import { access, constants } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { Config } from './config.ts'

type Settings = Pick<Config, 'mail' | 'hasOwnContent' | 'contentDir' | 'process' | 'host' | 'port'>

/**
 * Finds what would keep the shop from starting, before the database is migrated: after that, the previous release couldn't start anymore.
 * Fails with one line that names the setting.
 */
export async function checkBeforeMigrating({ mail, hasOwnContent, contentDir, process: part, host, port }: Settings): Promise<void> {
  if (mail?.ca !== undefined) await requireReadable('SMTP_CA', mail.ca)
  if (hasOwnContent) await requireReadable('CONTENT_DIR', contentDir)
  if (part !== 'worker') await listenable(host, port)
}

async function requireReadable(setting: string, path: string): Promise<void> {
  await access(path, constants.R_OK).catch(() => {
    throw new Error(`${setting} is ${path}, which can't be read`)
  })
}

async function listenable(host: string, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const server = createServer().once('error', reject).listen({ host, port }, resolve)
  await promise.catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? 'is in use' : `can't be listened on (${error.code})`
    throw new Error(`PORT ${port} on ${host} ${reason}`)
  })
  await new Promise((closed) => server.close(closed))
}
