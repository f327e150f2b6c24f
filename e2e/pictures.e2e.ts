import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { jpeg } from '#test/pictures.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { axeFindings, overflow } from './page-checks.ts'
import { join } from './prepare.ts'
import { open } from './ready.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('the picture of a profile', () => {
  it('is chosen, cropped with the keyboard, uploaded and shown; what is no picture is refused', async () => {
    const { page, context, faults } = await shop.visit({ width: 390 })
    await join(shop, page, 'picture@example.com')
    await open(page, urls.profile())
    await page.getByRole('button', { name: 'Add a picture' }).click()
    const input = page.locator('input[type=file]')
    await input.waitFor({ state: 'attached' })
    await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
    await page.getByText("Your browser can't open that file.").waitFor()
    expect(await axeFindings(page)).toEqual([])
    await input.setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: await jpeg(900, 600) })
    const dialog = page.getByRole('dialog', { name: 'Crop the picture' })
    await dialog.waitFor()
    for (let n = 0; n < 20; n += 1) await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
    expect(await axeFindings(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await dialog.getByRole('button', { name: 'Use picture' }).click()
    await page.getByText('Your picture is saved.').first().waitFor()
    const picture = page.locator('main img[src^="/media/"]').first()
    await picture.waitFor()
    expect(await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth === img.naturalHeight))).toBe(true)
    await page.getByRole('button', { name: 'Remove picture' }).click()
    await page.getByText('Your picture is removed.').first().waitFor()
    expect(faults).toEqual([])
    await context.close()
  })
})
