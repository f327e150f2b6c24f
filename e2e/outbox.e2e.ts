import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { orderByCall } from './prepare.ts'
import { open } from './ready.ts'

/** The browser's message that a mail runs no script; it also concerns the scripts by which this test inspects the mail. */
const ofTheTest = /sandboxed/

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ pictures: true })
})
afterAll(() => shop.close())

describe('the outbox', () => {
  it.each([390, 1280])('shows an order email as a mail client would, at %i px, with pictures and a working link', async (width) => {
    const { page, context, faults, leave } = await shop.visit({ width })
    const { number } = await orderByCall(shop, 'speed-rope', { email: `guest-${width}@example.com` })
    await open(page, urls.outbox())
    const frame = page.locator('iframe').first()
    await frame.scrollIntoViewIfNeeded()
    const mail = frame.contentFrame()
    await mail.getByRole('heading', { name: 'Thank you, Ada' }).waitFor()
    const picture = mail.locator('img').first()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    expect(await mail.locator('html').evaluate((html) => html.scrollWidth <= html.clientWidth)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    const [opened] = await Promise.all([context.waitForEvent('page'), mail.getByRole('link', { name: 'View order' }).click()])
    await opened.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor()
    await page.getByText('Text', { exact: true }).first().click()
    await page.getByText(`Your order ${number} is confirmed`).waitFor()
    await expect.poll(() => frame.isVisible()).toBe(false)
    expect(faults.filter((fault) => !ofTheTest.test(fault))).toEqual([])
    await leave()
  })

  it('runs no script that an email might contain', async () => {
    const { page, leave } = await shop.visit()
    const blocks = [{ type: 'title', text: 'x' }]
    const mail = {
      brand: { name: 'G', supportEmail: 'a@b.example', origin: shop.url, locale: 'en' },
      subject: 'Evil',
      preheader: '',
      blocks,
    }
    await shop.app.database.db.query({
      text: `insert into messages (id, channel, recipient, subject, body, mail, created_at) values (gen_random_uuid(), 'email', '<img src=x onerror="window.hit=1">', '<script>window.hit=1</script>', 'x', $1, now() + interval '1 day')`,
      values: [JSON.stringify(mail)],
    })
    const response = await open(page, urls.outbox())
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
    await page.getByText('<script>window.hit=1</script>').waitFor()
    await page.locator('iframe').first().contentFrame().getByRole('heading', { name: 'x' }).waitFor()
    expect(await page.locator('iframe').first().getAttribute('sandbox')).not.toContain('allow-scripts')
    expect(await page.evaluate(() => 'hit' in window)).toBe(false)
    await leave()
  })
})
