import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { giftCardDesigns } from '#contract/credit.ts'
import { toHtml } from '#server/messaging/mail/html.ts'
import type { Mail } from '#server/messaging/mail/mail.ts'
import { freshEmail, newKey, staffIn } from '#test/builders.ts'
import { giftCardOf, type GiftCardShop, openGiftCardShop } from '#test/gift-card-shop.ts'

let world: GiftCardShop
beforeAll(async () => {
  world = await openGiftCardShop()
})
afterAll(() => world.shop.close())

/** The address and the alternative text of the picture in the newest mail to someone. */
async function pictureIn(email: string): Promise<{ path: string; alt: string }> {
  const { rows } = await world.app.database.db.query({
    text: 'select mail from messages where recipient = $1 order by created_at desc, id desc limit 1',
    values: [email],
  })
  const [, path = '', alt = ''] = /src="http[^"]*?(\/og\/[^"]*)" alt="([^"]*)"/.exec(toHtml((rows[0] as { mail: Mail }).mail))!
  return { path, alt }
}
const fetched = async (path: string) => {
  const response = await world.app.request(path)
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

it("a gift card's mail shows a picture of it, at an unguessable URL that reveals nothing", async () => {
  const order = await world.buy([world.line({ message: 'Lift <heavy> & rest.' })])
  const card = giftCardOf(order)
  const { path, alt } = await pictureIn(card.recipientEmail)
  expect(alt).toBe('Gymfolk gift card, $25.00')
  expect(path).toMatch(/^\/og\/gift-cards\/[\w-]{32}\.jpg$/)
  const { status, headers, bytes } = await fetched(path)
  expect([status, headers.get('content-type'), headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
    200,
    'image/jpeg',
    'private, max-age=3600',
    'noindex',
  ])
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  for (const wrong of [card.id, path.slice(15, 46), 'A'.repeat(32), `${path.slice(15, 47)}%00`, '..%2f..'])
    expect((await fetched(`/og/gift-cards/${wrong}.jpg`)).status).toBe(404)
  // Sent once more it's another mail, with another picture.
  await world.app.call('POST /user/orders/:id/gift-cards/:cardId/resend', { id: order.id, cardId: card.id, token: order.token })
  const again = await pictureIn(card.recipientEmail)
  expect([(await fetched(path)).status, (await fetched(again.path)).status]).toEqual([404, 200])
  const { token } = await staffIn(world.app, 'owner')
  await world.app.call(
    'POST /admin/orders/:id/gift-cards/:cardId/refund',
    { id: order.id, cardId: card.id },
    { token, idempotencyKey: newKey() },
  )
  expect((await fetched(again.path)).status).toBe(404)
})

it('each design is drawn in its own colors', async () => {
  const { token } = await staffIn(world.app, 'owner')
  const seen = new Set<string>()
  for (const design of giftCardDesigns) {
    const recipientEmail = freshEmail()
    const input = { amount: 40, recipientEmail, recipientName: 'Kim', message: 'Enjoy', design, note: 'Thanks' }
    await world.app.call('POST /admin/gift-cards', input, { token, idempotencyKey: newKey() })
    const { bytes } = await fetched((await pictureIn(recipientEmail)).path)
    const corner = await sharp(bytes).extract({ left: 0, top: 0, width: 40, height: 40 }).stats()
    seen.add(corner.channels.map(({ mean }) => Math.round(mean)).join())
  }
  expect(seen.size).toBe(giftCardDesigns.length)
})
