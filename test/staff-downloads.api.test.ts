import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshEmail, lastMail, newKey } from '#test/builders.ts'
import { type DownloadShop, openDownloadShop, pdf } from '#test/download-shop.ts'

let world: DownloadShop
let app: DownloadShop['app']
beforeAll(async () => {
  world = await openDownloadShop()
  ;({ app } = world)
})
afterAll(() => world.shop.close())

describe('staff', () => {
  it('sell files with a content description, ten at most, and no digital product without one', async () => {
    const failure = async (response: Response) => ((await response.json()) as { code: string }).code
    expect(await failure(await world.send(Buffer.from('<script>alert(1)</script>')))).toBe('INVALID_FILE_TYPE')
    expect(await failure(await world.send(pdf(), { variantId: newKey() }))).toBe('INVALID_PRODUCT_ID')
    expect(await failure(await world.send(pdf(), { replaces: newKey() }))).toBe('INVALID_INPUT')
    expect((await world.send(pdf(), {}, null)).status).toBe(401)
    await expect(world.save({ files: [] })).rejects.toMatchObject({ errors: { files: [expect.any(String)] } })
    await expect(world.save({ files: [{ ...world.file, id: newKey() }] })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const epub = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(26), Buffer.from('mimetypeapplication/epub+zip')])
    expect((await world.upload(epub, { name: 'book' })).files.at(-1)).toMatchObject({ name: 'book.epub', type: 'application/epub+zip' })
    const text = `select after from audit_log where call = 'addDownloadFile' order by id desc limit 1`
    expect((await app.database.db.query({ text, values: [] })).rows).toMatchObject([{ after: { variantId: world.files().variantId } }])
    for (let files = 3; files <= 10; files += 1) await world.upload(pdf(20), { name: `part ${files}` })
    expect(await failure(await world.send(pdf()))).toBe('INVALID_INPUT')
    const { variants } = await app.call('GET /admin/products/:id/downloads', { id: world.digital.id }, { token: world.staff() })
    const [first, ...rest] = variants[0]!.files
    const arranged = await world.save({ files: [...rest.toReversed().map((one) => ({ ...one, name: `n ${one.name}` })), first!] })
    expect(arranged.files.map(({ id }) => id)).toEqual([...rest.map(({ id }) => id).toReversed(), first!.id])
    expect(arranged.files[0]!.name).toBe('n part 10.pdf')
    await world.save({ files: [world.file], downloadLimit: null, downloadDays: null })
    const { rows } = await app.call('GET /admin/products', { limit: 50 }, { token: world.staff() })
    expect(rows.find(({ id }) => id === world.digital.id)).toMatchObject({ isDigital: true })
    expect(rows.find(({ id }) => id === world.kettlebell.id)).toMatchObject({ isDigital: false })
  })

  it('see how often files were downloaded, and resend the link', async () => {
    const order = await world.buy()
    await world.begin(order)
    const { downloads } = await app.call('GET /admin/orders/:id/downloads', { id: order.id }, { token: world.staff() })
    expect(downloads).toMatchObject([{ used: 1, total: 1, lastAt: app.now().toISOString() }])
    const to = freshEmail()
    await app.call('POST /admin/orders/:id/mail', { id: order.id, mail: 'downloads', to }, { token: world.staff() })
    expect((await lastMail(app, to))?.subject).toContain('downloads')
    const unpaid = await world.place([world.files()])
    await expect(
      app.call('POST /admin/orders/:id/mail', { id: unpaid.id, mail: 'downloads' }, { token: world.staff() }),
    ).rejects.toMatchObject({ code: 'ORDER_IS_NOT_IN_THAT_STATE' })
  })

  it("can't add files to someone's order, nor edit an order that has some", async () => {
    const order = await world.place([world.files(), world.goods()])
    const lines = [{ productId: world.kettlebell.id, variantId: world.kettlebell.variants[0]!.id, quantity: 2 }]
    await expect(app.call('POST /admin/orders/:id/edit/preview', { id: order.id, lines }, { token: world.staff() })).rejects.toMatchObject({
      code: 'ORDER_IS_NOT_IN_THAT_STATE',
    })
  })
})
