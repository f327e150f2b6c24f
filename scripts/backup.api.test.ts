import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { privateName, videoName } from '#server/modules/media/files.ts'
import { openStorage } from '#server/modules/media/open.ts'
import { compileCache } from '#test/shop-process.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { upload } from '#test/pictures.ts'
import { newKey, orderInput, seedProduct, signedIn, stockShop } from '#test/builders.ts'
import { readBackup } from './backup/read.ts'

let app: TestApp
let folder: string
let token: string
/** Of an uploaded picture. */
let picture: string
/** A file that is sold. */
const sold = privateName(randomUUID())
const video = videoName(randomUUID(), 'video/mp4')
/** Contents that could break a format made of lines. */
const street = 'a\tb\\n\\.\u2028c\\'

beforeAll(async () => {
  app = await startApp()
  folder = await mkdtemp(join(tmpdir(), 'gymfolk-backup-'))
  const products = await stockShop(app, [seedProduct({ slug: 'bell' }), seedProduct()])
  ;({ token } = await signedIn(app))
  picture = (await upload(app, token, 'avatar')).url
  // Larger than one part of a backup.
  await writeFile(join(folder, 'sold'), randomBytes(4_000_000))
  await openStorage({ config: app.config, signingSecret: '' }, console).put(sold, join(folder, 'sold'))
  await openStorage({ config: app.config, signingSecret: '' }, console).put(video, join(folder, 'sold'))
  const input = await orderInput(app, [{ product: products[0]!, quantity: 2 }])
  await app.call('POST /user/orders/create-order', input, { token, idempotencyKey: newKey() })
  await app.database.db.query({ text: 'update users set bio = $1', values: [street] })
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

const run = promisify(execFile)
const command = (name: 'backup' | 'restore', env: Record<string, string>, ...args: string[]) =>
  run(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...args], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...env },
  })

async function emptyDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await app.database.db.query({ text: `create database ${name} template template0`, values: [] })
  return app.databaseUrl.replace(/\/[^/]*$/, `/${name}`)
}
const drop = (url: string) => app.database.db.query({ text: `drop database ${new URL(url).pathname.slice(1)} with (force)`, values: [] })
const contentOf = async (file: string) =>
  gunzipSync(await readFile(file))
    .toString()
    .replace(/"createdAt":"[^"]*"/, '')

async function tablesOf(url: string): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(`select relname as name from pg_class where relnamespace = 'public'::regnamespace`)
  await client.end()
  return rows.map(({ name }) => name)
}

const picturesIn = async (directory: string): Promise<string[]> => {
  const names = await readdir(directory, { recursive: true }).catch(() => [])
  return names.filter((name) => /\.(webp|private|mp4)$/.test(name))
}

/** A backup of only the first tables of the schema, all of them empty, with all files: the whole schema takes seconds each time. */
function withFewTables(text: string): string {
  const lines = text.trimEnd().split('\n')
  const header = JSON.parse(lines[0]!) as { migrations: string[] }
  const trailer = JSON.parse(lines.at(-1)!) as object
  return [
    JSON.stringify({ ...header, migrations: header.migrations.slice(0, 1) }),
    ...lines.filter((line) => /^{"(picture|file)":/.test(line)),
    JSON.stringify({ ...trailer, rows: {}, sequences: [] }),
    '',
  ].join('\n')
}

describe('a backup', () => {
  let file: string
  let said: string
  beforeAll(async () => {
    file = join(folder, 'shop.gz')
    ;({ stdout: said } = await command('backup', { DATABASE_URL: app.databaseUrl, MEDIA_DIR: app.config.mediaDir }, file))
  })

  it('restores into an external database, where the shop continues with its customers, orders and order numbers', async () => {
    expect(said).toContain('3 files of pictures and 2 of videos and what is sold')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const url = await emptyDatabase()
    const mediaDir = join(folder, 'media')
    await command('restore', { DATABASE_URL: url, MEDIA_DIR: mediaDir }, file)
    const again = join(folder, 'again.gz')
    await command('backup', { DATABASE_URL: url, MEDIA_DIR: mediaDir }, again)
    expect(await contentOf(again)).toBe(await contentOf(file))

    const restored = await createApp({ config: { ...app.config, mediaDir }, databaseUrl: url, clock: app.now })
    expect(await restored.call('GET /user', {}, { token })).toMatchObject({ bio: street })
    expect((await restored.call('GET /user/orders/list', {}, { token })).orders).toHaveLength(1)
    const { statusCode, rawPayload } = await restored.http.inject(picture)
    expect(statusCode).toBe(200)
    expect(rawPayload.equals(Buffer.from(await (await app.request(picture)).arrayBuffer()))).toBe(true)
    await restored.close()
    await drop(url)
  })

  it('is restored from the beginning after a restore that was killed, unless a shop has used the database since', async () => {
    const url = await emptyDatabase()
    const small = gzipSync(withFewTables(gunzipSync(await readFile(file)).toString()))
    const [pipe, whole] = [join(folder, 'pipe'), join(folder, 'whole.gz')]
    await writeFile(whole, small)
    const mediaDir = join(folder, 'killed-media')
    const storage = openStorage({ config: { ...app.config, mediaDir }, signingSecret: '' }, console)
    const again = () => readBackup({ databaseUrl: url, storage }, whole)
    // Half of a backup through a pipe: the restore waits for the rest, with the schema made.
    await run('mkfifo', [pipe])
    const killed = command('restore', { DATABASE_URL: url, MEDIA_DIR: mediaDir }, pipe)
    const ended = killed.catch((error: unknown) => error)
    const writing = await open(pipe, 'w')
    await writing.write(small.subarray(0, small.length / 2))
    await expect.poll(async () => (await tablesOf(url)).length, { timeout: 20_000 }).toBeGreaterThan(1)
    await expect(again()).rejects.toThrow('Another restore is filling this database')
    killed.child.kill('SIGKILL')
    expect(await ended).toMatchObject({ signal: 'SIGKILL' })
    await writing.close()
    expect(await tablesOf(url)).not.toEqual([])
    await expect.poll(() => again().catch(String), { timeout: 20_000 }).toEqual({ rows: 0, pictures: 3, files: 2 })
    await expect(again()).rejects.toThrow('is not empty')
    await drop(url)
  })

  it('restores into an embedded database, and can be made from one', async () => {
    const again = join(folder, 'embedded.gz')
    const dataDir = join(folder, 'data')
    const env = { DATA_DIR: dataDir, MEDIA_DIR: join(folder, 'embedded-media') }
    await expect(command('backup', env, again)).rejects.toMatchObject({
      stderr: expect.stringContaining('no database in'),
    })
    await command('restore', env, file)
    await command('backup', env, again)
    expect(await contentOf(again)).toBe(await contentOf(file))
  })

  it('is restored completely or not at all, and never over existing data', async () => {
    await expect(command('restore', { DATABASE_URL: app.databaseUrl }, file)).rejects.toMatchObject({
      stderr: expect.stringContaining('is not empty'),
    })
    await expect(command('backup', { DATABASE_URL: app.databaseUrl }, file)).rejects.toMatchObject({
      stderr: expect.stringContaining('is there already'),
    })
    await expect(command('backup', { DATABASE_URL: app.databaseUrl }, '/not/there/x.gz')).rejects.toMatchObject({
      stderr: 'There is no directory /not/there: make it, or choose another\n',
    })
    const url = await emptyDatabase()
    const broken = join(folder, 'broken.gz')
    const mediaDir = join(folder, 'broken-media')
    // Restores as the command does, without the messages that it prints at the end.
    const storage = openStorage({ config: { ...app.config, mediaDir }, signingSecret: '' }, console)
    const restore = () => readBackup({ databaseUrl: url, storage }, broken)
    const text = gunzipSync(await readFile(file)).toString()
    const small = withFewTables(text)
    for (const content of [
      text.slice(0, text.length / 2),
      small.slice(0, small.lastIndexOf('{')),
      'nonsense\n',
      text.replace('0001_', '9999_'),
      small.replace('"rows":{}', '"rows":{"users":1}'),
      small.replace('"pictures":3', '"pictures":4'),
      small.replace('{"picture":"', '{"picture":"../'),
      small.replace('"files":2', '"files":3'),
    ]) {
      await writeFile(broken, gzipSync(content))
      await expect(restore()).rejects.toThrow(/can't be restored|of a newer shop|has lost (rows|pictures|files)/)
      expect(await tablesOf(url)).toEqual([])
      expect(await picturesIn(mediaDir)).toEqual([])
    }
    await rm(broken)
    await mkdir(broken)
    await expect(restore(), 'a disk that fails').rejects.toThrow("can't be restored")
    await rm(broken, { recursive: true })
    await writeFile(broken, (await readFile(file)).subarray(0, 1000))
    await expect(restore(), 'packed data that ends too early').rejects.toThrow("can't be restored")
    // The small backup, of which broken ones were made, is valid itself.
    await writeFile(broken, gzipSync(small))
    expect(await restore()).toEqual({ rows: 0, pictures: 3, files: 2 })
    await drop(url)
  })
})
