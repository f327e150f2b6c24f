import { X509Certificate } from 'node:crypto'
import { access, constants, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { Config } from './config.ts'
import { whyNotWritable } from './modules/media/storage/writable.ts'

type Settings = Pick<Config, 'mail' | 'hasOwnContent' | 'contentDir' | 'process' | 'host' | 'port' | 's3' | 'mediaDir'>

/**
 * Finds what would keep the shop from starting, before the database is migrated: after that, the previous release couldn't start anymore.
 * Fails with one line that names the setting.
 */
export async function checkBeforeMigrating(settings: Settings): Promise<void> {
  const { mail, hasOwnContent, contentDir, process: part, host, port, s3, mediaDir } = settings
  if (mail?.ca !== undefined) await requireCertificates(mail.ca)
  if (hasOwnContent) await requireReadable('CONTENT_DIR', contentDir)
  const reason = s3 ? undefined : await whyNotWritable(mediaDir)
  // A full disk is no reason not to serve what is there.
  if (reason !== undefined && reason !== 'ENOSPC') throw new Error(`MEDIA_DIR is ${mediaDir}, where nothing can be stored (${reason})`)
  if (part !== 'worker') await listenable(host, port)
}

async function requireReadable(setting: string, path: string): Promise<void> {
  await access(path, constants.R_OK).catch(() => {
    throw new Error(`${setting} is ${path}, which can't be read`)
  })
}

const certificate = /-----BEGIN CERTIFICATE-----.+?-----END CERTIFICATE-----/gs

/** What isn't a certificate, Node would pass over without a word, and then trust no server. */
async function requireCertificates(path: string): Promise<void> {
  await requireReadable('SMTP_CA', path)
  const found = (await readFile(path, 'utf8')).match(certificate) ?? []
  if (found.length === 0 || !found.every(isCertificate)) throw new Error(`SMTP_CA is ${path}, which has no certificates (PEM)`)
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).raw.length > 0
  } catch {
    return false
  }
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
