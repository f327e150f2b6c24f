import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { axeFindings, setDarkTheme, horizontalOverflow, setTheme, resize, smallTargets } from './page-checks.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { openSettled } from './ready.ts'

let shop: Shop
/** Opening the guide takes longer than most checks, so the tests share it: each leaves it unchanged. */
let phone: Awaited<ReturnType<Shop['visit']>>
let wide: Awaited<ReturnType<Shop['visit']>>
beforeAll(async () => {
  shop = await openShop({ pictures: true })
  phone = await openGuide({ width: 390 })
  wide = await openGuide({ width: 1280 })
})
afterAll(() => shop.close())

const both = urls.styleguide(new URLSearchParams({ themes: 'both' }))

/** Opens the guide and waits until it's interactive, which shows in the running countdown. */
async function openGuide(view: Parameters<Shop['visit']>[0], path: string = urls.styleguide()) {
  const visit = await shop.visit(view)
  await openSettled(visit.page, path)
  await visit.page
    .getByRole('timer')
    .first()
    .getByText(/^\d\d$/)
    .first()
    .waitFor()
  return visit
}

const checkFaults = (): void => expect([...phone.faults, ...wide.faults]).toEqual([])
const isFocused = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement)
const focusWithin = (target: Locator): Promise<boolean> => target.evaluate((element) => element.contains(document.activeElement))
const ground = (target: Locator): Promise<string> => target.evaluate((element) => getComputedStyle(element).backgroundColor)

/** Opens by key, checks, and closes with Escape: the focus must move in and return. */
async function opensAndGivesBack(page: Page, trigger: Locator, opened: Locator): Promise<void> {
  await trigger.focus()
  await page.keyboard.press('Enter')
  await opened.waitFor()
  await expect.poll(() => focusWithin(opened)).toBe(true)
  await page.keyboard.press('Escape')
  await opened.waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(trigger)).toBe(true)
}

describe('the style guide', () => {
  it('has no axe findings at 390 px, and enough contrast in the dark theme', async () => {
    const { page } = phone
    expect(await axeFindings(page)).toEqual([])
    await setDarkTheme(page)
    expect(await axeFindings(page, ['color-contrast'])).toEqual([])
    await setTheme(page, 'light')
    checkFaults()
  })

  // The contrast of the dark theme is checked below, beside the light one.
  it('has no axe findings at 1280 px', async () => {
    expect(await axeFindings(wide.page)).toEqual([])
    checkFaults()
  })

  it('fits a phone of 320 px, with large enough touch targets', async () => {
    const { page } = phone
    await resize(page, 320)
    expect(await horizontalOverflow(page)).toBe(0)
    expect(await smallTargets(page)).toEqual([])
    await resize(page, 390)
    checkFaults()
  })

  it('shows both themes side by side, each with its own colors and enough contrast, and fits a phone, too', async () => {
    const { page, leave, faults } = await openGuide({}, both)
    expect(await ground(page.locator('.light').first())).toBe('rgb(246, 244, 239)')
    expect(await ground(page.locator('.dark').first())).toBe('rgb(16, 18, 20)')
    expect(await axeFindings(page, ['color-contrast'])).toEqual([])
    const dark = page.locator('#overlays .dark')
    await dark.getByRole('button', { name: 'Your post' }).click()
    expect(await ground(dark.getByRole('menu'))).toBe('rgb(24, 27, 30)')
    await page.keyboard.press('Escape')
    await resize(page, 320)
    expect(await horizontalOverflow(page)).toBe(0)
    expect(await smallTargets(page)).toEqual([])
    expect(faults).toEqual([])
    await leave()
  })
})

it('in forced colors, the edges of buttons, selected and focused items, switches and the icons of cards are visible', async () => {
  const { page } = wide
  await page.emulateMedia({ forcedColors: 'active' })
  const style = (target: Locator, name: string, pseudo?: string) =>
    target.evaluate((element, [wanted, part]) => getComputedStyle(element, part).getPropertyValue(wanted), [name, pseudo] as const)
  expect(await style(page.locator('button.bg-ember').first(), 'border-top-style')).toBe('solid')
  expect(await ground(page.locator("[aria-selected='true']").first())).not.toBe(
    await ground(page.locator("[aria-selected='false']").first()),
  )
  const segment = page.locator('label:has(> .sr-only[type=radio]:checked)').first()
  expect(await ground(segment)).not.toBe(await ground(page.locator('label:has(> .sr-only[type=radio]:not(:checked))').first()))
  const knob = page.locator('.switch').first()
  expect(await style(knob, 'background-color', '::after')).not.toBe(await style(knob, 'background-color'))
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<button class="card-button card-save" aria-label="Save"></button>')
  })
  const save = page.locator('.card-save')
  expect(await style(save, 'background-color', '::before')).not.toBe(await ground(save))
  await save.evaluate((button) => button.remove())
  await page.getByRole('button', { name: 'Your post' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => style(page.locator('[data-highlighted]'), 'outline-style')).toBe('solid')
  await page.keyboard.press('Escape')
  await page.emulateMedia({ forcedColors: 'none' })
  checkFaults()
})

it("a review's pictures open at the one that was pressed", async () => {
  const { page } = phone
  await page.getByRole('button', { name: '2 more photos' }).click()
  const opened = page.getByRole('dialog', { name: 'Pictures of a review' })
  const isInView = (index: number) =>
    opened
      .locator('img')
      .nth(index)
      .evaluate((picture) => picture.getBoundingClientRect().left >= 0 && picture.getBoundingClientRect().right <= innerWidth)
  await opened.getByText('4 of 6').waitFor()
  expect([await isInView(0), await isInView(3)]).toEqual([false, true])
  await opened.getByRole('button', { name: 'Next slide' }).click()
  await opened.getByText('5 of 6').waitFor()
  await expect.poll(() => isInView(4)).toBe(true)
  await page.keyboard.press('Escape')
  await opened.waitFor({ state: 'hidden' })
  checkFaults()
})

describe('by keyboard', () => {
  it.each([390, 1280])('dialogs, drawers, sheets and popovers take the focus and return it at %i px', async (width) => {
    const { page } = width === 390 ? phone : wide
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    for (const name of ['Dialog', 'Drawer', 'Drawer at the start', 'Sheet']) {
      await opensAndGivesBack(page, button(name), page.getByRole('dialog', { name: `${name}, open` }))
    }
    await opensAndGivesBack(page, button('Leave the club'), page.getByRole('alertdialog', { name: 'Leave Morning Iron?' }))
    await opensAndGivesBack(page, button('Who can see this?'), page.getByRole('dialog', { name: 'Who can see this?' }))
    checkFaults()
  })

  it('open overlays have no axe findings and fit 320 px', async () => {
    const { page } = phone
    await resize(page, 320)
    for (const [name, part] of [
      ['Drawer', 'dialog[open]'],
      ['Leave the club', 'dialog[open]'],
      ['Your post', '[role=menu]'],
      ['Who can see this?', '[role=dialog][data-open]'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click()
      await page.locator(part).waitFor()
      expect(await axeFindings(page, undefined, part), name).toEqual([])
      expect(await horizontalOverflow(page), name).toBe(0)
      await page.keyboard.press('Escape')
      await page.locator(part).waitFor({ state: 'hidden' })
    }
    await resize(page, 390)
    checkFaults()
  })

  it('a menu is navigated with arrows and letters, and a choice closes it', async () => {
    const { page } = wide
    const trigger = page.getByRole('button', { name: 'Your post' })
    const menu = page.getByRole('menu', { name: 'Your post' })
    await opensAndGivesBack(page, trigger, menu)
    await page.keyboard.press('ArrowDown')
    await menu.waitFor()
    const focused = (name: string) => expect.poll(() => isFocused(menu.getByRole('menuitem', { name }))).toBe(true)
    await focused('Edit')
    await page.keyboard.press('ArrowDown')
    await focused('Pin to your page')
    await page.keyboard.press('End')
    await focused('Delete')
    await page.keyboard.press('ArrowDown')
    await focused('Edit')
    await page.keyboard.press('p')
    await focused('Pin to your page')
    await page.keyboard.press('Enter')
    await menu.waitFor({ state: 'hidden' })
    await page.getByText('Chosen: Pin').waitFor()
    await expect.poll(() => isFocused(trigger)).toBe(true)
    await trigger.click()
    await menu.waitFor()
    await trigger.click()
    await menu.waitFor({ state: 'hidden' })
    checkFaults()
  })

  it('tabs are navigated with arrows, Home and End', async () => {
    const { page } = wide
    const tab = (name: RegExp) => page.getByRole('tab', { name })
    await tab(/^All/).focus()
    for (const [key, name, text] of [
      ['ArrowRight', /^Under way/, 'Two parcels are on the road.'],
      ['End', /^Sent back/, 'Nothing was sent back.'],
      ['ArrowRight', /^All/, 'Every order you have placed.'],
      ['ArrowLeft', /^Sent back/, 'Nothing was sent back.'],
      ['Home', /^All/, 'Every order you have placed.'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => isFocused(tab(name))).toBe(true)
      await expect.poll(() => page.getByRole('tabpanel', { name }).textContent()).toBe(text)
    }
    await page.keyboard.press('Tab')
    await expect.poll(() => isFocused(page.getByRole('tabpanel'))).toBe(true)
    checkFaults()
  })

  it('a tooltip appears on focus and hover, stays while hovered, and closes with Escape', async () => {
    const { page } = wide
    const tip = page.getByRole('tooltip', { name: /Only you see this/ }).or(page.getByText('Only you see this'))
    const button = page.getByRole('button', { name: 'Privacy' })
    expect(await button.getAttribute('title')).toBeNull()
    await page.getByRole('button', { name: 'Who can see this?' }).focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => isFocused(button)).toBe(true)
    await expect.poll(() => tip.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => tip.isVisible()).toBe(false)
    await button.hover()
    await tip.waitFor()
    await tip.hover()
    await expect.poll(() => tip.isVisible()).toBe(true)
    await page.mouse.move(0, 0)
    await tip.waitFor({ state: 'hidden' })
    checkFaults()
  })
})
