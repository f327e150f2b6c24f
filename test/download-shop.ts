import { endpoints } from '#contract/api.ts'
import type { ApiInput } from '#contract/api.ts'
import type { VariantDownloads } from '#contract/admin/downloads.ts'
import type { Product } from '#contract/product.ts'
import { address, freshEmail, newKey, seedProduct, staffIn, stockShop } from './builders.ts'
import { card, type CardShop, openCardShop } from './card-shop.ts'

type OrderInput = ApiInput<'POST /user/orders/create-order'>
type Line = OrderInput['products'][number]
export type DownloadShop = Awaited<ReturnType<typeof openDownloadShop>>

/** A file of this many bytes that is a PDF by its first bytes. */
export const pdf = (bytes = 1000, letter = 'x'): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, letter)])

const { output } = endpoints.find(({ id }) => id === 'addDownloadFile')!

/** A shop with card payments that sells a plan as a PDF, and a kettlebell; with buyer actions. */
export async function openDownloadShop(options: Parameters<typeof openCardShop>[0] = {}) {
  const shop: CardShop = await openCardShop(options)
  const { app, stripe } = shop
  const plan = { ...seedProduct({ price: 19, stock: 0 }), isRedeemable: true as const }
  const [digital, kettlebell] = (await stockShop(app, [plan, seedProduct({ price: 30, stock: 500, isRedeemable: true })])) as [
    Product,
    Product,
  ]
  let { token: staff } = await staffIn(app, 'owner')
  const variantId = digital.variants[0]!.id

  async function send(file: Uint8Array, fields: Record<string, string> = {}, as: string | null = staff): Promise<Response> {
    const form = new FormData()
    for (const [name, value] of Object.entries({ variantId, name: 'plan.pdf', ...fields })) form.set(name, value)
    form.set('file', new Blob([Uint8Array.from(file)]), 'sent.bin')
    return app.request('/api/admin/download-files', { method: 'POST', headers: as ? { authorization: `Bearer ${as}` } : {}, body: form })
  }
  async function upload(file: Uint8Array = pdf(), fields: Record<string, string> = {}): Promise<VariantDownloads> {
    const response = await send(file, fields)
    const { data, ...error } = (await response.json()) as { data?: unknown }
    if (response.status !== 201) throw new Error(JSON.stringify(error))
    return output.parse(data) as VariantDownloads
  }
  const save = (over: Partial<ApiInput<'PUT /admin/products/:id/downloads/:variantId'>> & Pick<VariantDownloads, 'files'>) => {
    const { files, ...terms } = over
    const named = files.map(({ id, name }) => ({ id, name }))
    const input = { id: digital.id, variantId, isDigital: true, downloadLimit: null, downloadDays: null, ...terms, files: named }
    return app.call('PUT /admin/products/:id/downloads/:variantId', input, { token: staff })
  }
  const file = (await upload()).files[0]!
  await save({ files: [file] })

  /** Advances the clock, then signs staff in again. */
  async function pass(ms: number): Promise<void> {
    app.pass(ms)
    ;({ token: staff } = await staffIn(app, 'owner'))
  }

  const files = (quantity = 1): Line => ({ productId: digital.id, variantId, quantity, price: 19 })
  const goods = (): Line => ({ productId: kettlebell.id, variantId: kettlebell.variants[0]!.id, quantity: 1, price: 30 })
  const summarise = (products: Line[], over: Partial<ApiInput<'POST /user/orders/checkout-summary'>> = {}, token?: string) =>
    app.call('POST /user/orders/checkout-summary', { products: products.map(({ price: _, ...one }) => one), ...over }, { token })

  async function place(products: Line[], over: Partial<OrderInput> = {}, token?: string) {
    const { productCost, shippingCost, totalCost, needsShipping } = await summarise(products, {}, token)
    const places = needsShipping ? { shippingAddress: address(), shippingMethod: 'standard' } : { billingAddress: address() }
    const email = token ? {} : { email: freshEmail() }
    const costs = { productCost, shippingCost, totalCost }
    const input = { products, ...places, ...email, paymentMethod: 'Stripe', ...costs, waivesWithdrawal: true, ...over }
    return app.call('POST /user/orders/create-order', input, { token, idempotencyKey: newKey() })
  }
  async function buy(products: Line[] = [files()], over: Partial<OrderInput> = {}, token?: string) {
    const order = await place(products, over, token)
    stripe.payWith((await shop.begin(order)).sessionId, card)
    await shop.deliverLastEvent()
    await app.jobs.runDue()
    return { ...(await shop.readOrder(order)), token: order.token }
  }
  const seen = ({ number: id, token }: { number: string; token?: string }) => ({ id, ...(token && { token }) })
  const list = async (order: { number: string; token?: string }) =>
    (await app.call('GET /user/orders/:id/downloads', seen(order))).downloads
  const begin = (order: { number: string; token?: string }, fileId = file.id) =>
    app.call('POST /user/orders/:id/downloads/:fileId', { ...seen(order), fileId })
  const get = (url: string, headers: Record<string, string> = {}, method = 'GET') => app.request(url, { method, headers })

  return {
    shop,
    app,
    stripe,
    digital,
    kettlebell,
    variantId,
    file,
    staff: () => staff,
    pass,
    send,
    upload,
    save,
    files,
    goods,
    summarise,
    place,
    buy,
    list,
    begin,
    get,
  }
}
