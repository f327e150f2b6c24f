import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileImport } from '#contract/imports.ts'
import { networkOf } from '#server/outbound/public-address.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { staffIn } from '#test/builders.ts'
import { jpeg } from '#test/pictures.ts'

let app: TestApp
let token: string
let failures = 0
let isBack = false
let [running, most] = [0, 0]
/** Never answered. */
const held: string[] = []
let picture: Buffer
const server = createServer((request, response) => {
  running += 1
  most = Math.max(most, running)
  response.on('close', () => (running -= 1))
  const { pathname } = new URL(request.url ?? '', 'http://x')
  if (pathname === '/slow.jpg' && !isBack) return void held.push(pathname)
  if (pathname === '/text.jpg') return response.end('<script>alert(1)</script>')
  if (pathname === '/gone.jpg' && !isBack) return response.writeHead(404).end()
  if (pathname === '/shaky.jpg' && (failures += 1) < 3) return response.writeHead(503).end()
  if (pathname === '/gone.html') return response.writeHead(404).end()
  if (pathname === '/dead.jpg') return response.writeHead(503).end()
  if (pathname === '/inside.jpg') return response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
  return response.writeHead(200, { 'content-type': 'text/html' }).end(picture)
})
let origin: string
beforeAll(async () => {
  picture = await jpeg()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  app = await startApp({ network: networkOf((address) => address === '127.0.0.1') })
  token = (await staffIn(app, 'owner')).token
})
afterAll(async () => {
  await app.stop()
  server.close()
})

async function send(lines: string[]): Promise<FileImport> {
  const form = new FormData()
  form.set('fileName', 'products.csv')
  form.set('file', new Blob([lines.join('\r\n')]), 'products.csv')
  const response = await app.request('/api/admin/imports', { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form })
  const { id } = ((await response.json()) as { data: FileImport }).data
  await app.jobs.runDue()
  return read(id)
}
const read = (id: string) => app.call('GET /admin/imports/:id', { id }, { token })
/** With each attempt that is worth one more. */
async function after(what: 'run' | 'undo', { id }: FileImport) {
  await app.call(`POST /admin/imports/:id/${what}`, { id }, { token })
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await app.jobs.runDue()
    app.pass(3_600_000)
  }
  token = (await staffIn(app, 'owner')).token
  return read(id)
}
const mediaCount = async () =>
  Number(
    (await app.database.db.query({ text: 'select count(*) as n from uploads', values: [] })).rows.map(
      (row) => (row as { n: unknown }).n,
    )[0],
  )
const productOf = async (slug: string) => {
  const { rows } = await app.call('GET /admin/products', { q: slug }, { token })
  return app.call('GET /admin/products/:id', { id: rows[0]!.id }, { token })
}

/**
 * Retries one picture that is available by now, then all of them with 50 concurrent calls: each is fetched once more, and each failure is
 * reported once.
 */
async function triedAgain(id: string) {
  const list = async (cursor?: string) =>
    app.call('GET /admin/imports/:id/pictures', { id, limit: 3, ...(cursor && { cursor }) }, { token })
  const first = await list()
  const { rows } = await list(first.nextCursor!)
  const failed = [...first.rows, ...rows]
  expect(failed.map(({ source, reason, product }) => [source.replace(origin, ''), reason, product])).toEqual([
    ['/text.jpg', 'is none of JPEG, PNG, WebP, GIF and AVIF', 'bad'],
    ['/gone.jpg', 'answered 404', 'bad'],
    ['/inside.jpg', 'is not an address of the internet', 'bad'],
    ['/dead.jpg', 'The other server answered 503', 'bad'],
  ])
  isBack = true
  const { position, place } = failed[1]!
  const one = await app.call('POST /admin/imports/:id/pictures', { id, picture: { position, place } }, { token })
  expect(one.pictures).toMatchObject({ waiting: 1, failed: 3 })
  await app.jobs.runDue()
  expect((await read(id)).pictures).toEqual({ waiting: 0, done: 5, failed: 3 })
  const all = await Promise.all(Array.from({ length: 50 }, () => app.call('POST /admin/imports/:id/pictures', { id }, { token })))
  expect(all.at(-1)!.pictures).toMatchObject({ waiting: 3, failed: 0 })
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await app.jobs.runDue()
    app.pass(3_600_000)
  }
  token = (await staffIn(app, 'owner')).token
  expect((await read(id)).pictures).toEqual({ waiting: 0, done: 5, failed: 3 })
  expect((await productOf('bad')).photos).toHaveLength(2)
  const said = (await app.call('GET /admin/imports/:id/rows', { id }, { token })).rows[2]!.warnings
  expect(said).toHaveLength(4)
}

describe('pictures of a product import', () => {
  const head = 'URL handle,Title,SKU,Price,Vendor,Type,Product image URL,Image alt text'
  const line = (slug: string, path: string) => `${slug},${slug},${slug},5,Northbar,Strength,${origin}${path},Alt of ${path}`

  it('are downloaded after the run, retried when that may help, reported by row when not, downloaded once for all imports, and undone', async () => {
    const lines = [
      head,
      line('one', '/a.jpg'),
      `one,,,,,,${origin}/b.jpg,`,
      line('two', '/shaky.jpg'),
      line('bad', '/text.jpg'),
      `bad,,,,,,${origin}/gone.jpg,`,
      `bad,,,,,,${origin}/inside.jpg,`,
      `bad,,,,,,ftp://127.0.0.1/c.jpg,`,
      `bad,,,,,,${origin}/d.jpg,`,
      `bad,,,,,,${origin}/dead.jpg,`,
    ]
    const done = await after('run', await send(lines))
    expect(done).toMatchObject({ state: 'done', done: { created: 3 }, pictures: { waiting: 0, done: 4, failed: 4 } })
    const one = await productOf('one')
    expect(one.photos.map(({ url, alt }) => [url.startsWith('/media/'), alt])).toEqual([
      [true, 'Alt of /a.jpg'],
      [true, ''],
    ])
    expect((await app.request(one.photos[0]!.url)).headers.get('content-type')).toBe('image/webp')
    expect((await productOf('two')).photos).toHaveLength(1)
    expect((await productOf('bad')).photos).toHaveLength(1)
    const { rows } = await app.call('GET /admin/imports/:id/rows', { id: done.id }, { token })
    expect(rows[2]!.warnings.map(({ message }) => message.replace(origin, ''))).toEqual([
      'one picture is left out: its address does not begin with http:// or https://',
      '/text.jpg is none of JPEG, PNG, WebP, GIF and AVIF',
      '/gone.jpg answered 404',
      '/inside.jpg is not an address of the internet',
      '/dead.jpg The other server answered 503',
    ])
    expect(most).toBeLessThanOrEqual(2)
    await triedAgain(done.id)
    // Only what failed is fetched again.
    expect(await send(lines.slice(0, 4))).toMatchObject({ found: { create: 0, update: 0, same: 2 } })
    const undone = await after('undo', done)
    expect(undone).toMatchObject({ state: 'undone', done: { undone: 3, left: 0 } })
  })

  it("are reported by the file's own column name", async () => {
    const named = async (lines: string[]) => {
      const { id } = await after('run', await send(lines))
      return (await app.call('GET /admin/imports/:id/rows', { id }, { token })).rows.flatMap(({ warnings }) =>
        warnings.map(({ column }) => column),
      )
    }
    expect(
      await named([
        'Type,SKU,Name,Published,Regular price,Brands,Categories,Images',
        `simple,WOO-1,Woo,1,5,Northbar,Strength,"${origin}/gone.html,ftp://x/y.jpg"`,
      ]),
    ).toEqual(['Images', 'Images'])
    expect(await named([head, line('shop', '/gone.html')])).toEqual(['Product image URL'])
  })

  it('from an unreachable server are reported in plain language', async () => {
    const { id } = await after('run', await send([head, line('lost', '/x.jpg').replace(origin, 'http://127.0.0.1:1')]))
    const { rows } = await app.call('GET /admin/imports/:id/pictures', { id, limit: 3 }, { token })
    expect(rows.map(({ reason }) => reason)).toEqual(["We couldn't reach 127.0.0.1."])
  })

  it('are removed by undoing, if the product existed before', async () => {
    await after('run', await send([head, `kept,Kept,KEPT,5,Northbar,Strength,,`]))
    const done = await after('run', await send([head, line('kept', '/k.jpg').replace(',kept,kept,5', ',Kept,KEPT,5')]))
    expect((await productOf('kept')).photos).toHaveLength(1)
    expect((await after('undo', done)).done).toMatchObject({ undone: 1, left: 0 })
    expect((await productOf('kept')).photos).toEqual([])
  })

  it('already downloaded are kept when the server stops; the next process downloads the others', async () => {
    isBack = false
    const { id } = await send([head, line('slow', '/e.jpg'), `slow,,,,,,${origin}/slow.jpg,`])
    await app.call('POST /admin/imports/:id/run', { id }, { token })
    const [before] = [await mediaCount(), held.splice(0)]
    await app.jobs.start()
    await expect.poll(async () => [held.length, await mediaCount()]).toEqual([1, before + 1])
    const [beganAt] = [performance.now()]
    await app.jobs.stop()
    // Not as long as a picture may take.
    expect(performance.now() - beganAt).toBeLessThan(10_000)
    expect((await read(id)).pictures).toEqual({ waiting: 1, done: 1, failed: 0 })
    const jobs = await app.database.db.query({
      text: `select attempts from jobs where name = 'imports.pictures' and data->>'import' = $1`,
      values: [id],
    })
    expect(jobs.rows).toEqual([{ attempts: 0 }])
    isBack = true
    await app.jobs.runDue()
    expect((await read(id)).pictures).toEqual({ waiting: 0, done: 2, failed: 0 })
    expect((await productOf('slow')).photos).toHaveLength(2)
  })
})
