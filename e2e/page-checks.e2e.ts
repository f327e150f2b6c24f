import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '#test/chromium.ts'
import { axeFindings, axeFindingsAgain, horizontalOverflow, resize, setTheme, smallTargets } from './page-checks.ts'

let page: Page
beforeAll(async () => {
  const browser = await openBrowser({ pictures: false, pixels: false })
  page = await (await browser.newContext()).newPage()
})
afterAll(() => page.context().close())

const styles = `
  body { margin: 0; background: #fff; color: #111 }
  .dark body { background: #111; color: #eee }
  .dark .dim { color: #333 }
  .grey { color: #767676 }
  .panel { background: #888 }
  .faded { opacity: 0.4 }
  .place { position: relative; z-index: 0; padding: 20px }
  .layer { position: absolute; inset: 0; background: #888 }
  .up { margin-top: -40px }
  .dark-box { background: #111; color: #ddd; width: 40px; height: 20px }
  @media (min-width: 800px) { .phone-only { display: none } }
`

/** Shows a document with the given content, in the light theme, on a phone. */
async function show(content: string): Promise<void> {
  await resize(page, 320)
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>Page</title><style>${styles}</style></head><body><main><h1>Page</h1>${content}</main></body></html>`,
  )
}

const contrastOf = (findings: string[]): string[] => findings.filter((finding) => finding.startsWith('color-contrast'))

it('a page without problems has no findings, in both widths and themes', async () => {
  await show('<p>Text</p><p class="grey">Text</p><button style="height: 44px; width: 44px">Go</button>')
  expect(await axeFindings(page)).toEqual([])
  expect([await horizontalOverflow(page), await smallTargets(page)]).toEqual([0, []])
  await resize(page, 1280)
  expect(await axeFindingsAgain(page)).toEqual([])
  await setTheme(page, 'dark')
  expect(await axeFindingsAgain(page, ['color-contrast'])).toEqual([expect.stringContaining('class="grey"')])
})

it('low contrast in the dark theme only is found there', async () => {
  await show('<p>Text</p><p class="dim">Text</p>')
  expect(await axeFindings(page)).toEqual([])
  await setTheme(page, 'dark')
  expect(await axeFindingsAgain(page, ['color-contrast'])).toEqual([expect.stringContaining('class="dim"')])
})

it.each([
  ['in a panel', '<div class="panel"><p class="grey">Text</p></div>'],
  ['in a faded group', '<div class="faded"><p class="grey">Text</p></div>'],
  ['over a layer of its own', '<div class="place"><div class="layer"></div><p class="grey place">Text</p></div>'],
  ['pulled up over a panel', '<div class="panel" style="height: 60px"></div><p class="grey up">Text</p>'],
  ['in a field', '<label>Name <input class="grey" style="background: #888" value="Text"></label>'],
])('a style that has enough contrast elsewhere is judged anew %s', async (_, content) => {
  await show('<p>Text</p><p class="grey">Text</p><div class="dark-box"><p>Text</p></div>')
  expect(await axeFindings(page)).toEqual([])
  await show(content)
  expect(contrastOf(await axeFindings(page))).toHaveLength(1)
  expect(contrastOf(await axeFindings(page, ['color-contrast']))).toHaveLength(1)
})

it('a problem is found on every page that has it', async () => {
  for (const _ of [1, 2]) {
    await show('<p class="faded">Text</p>')
    expect(contrastOf(await axeFindings(page))).toHaveLength(1)
  }
})

it('a button without a name in one width is found there', async () => {
  await show('<button style="height: 44px; width: 44px"><span class="phone-only">Go</span></button>')
  expect(await axeFindings(page)).toEqual([])
  await resize(page, 1280)
  expect(await axeFindingsAgain(page)).toEqual([expect.stringContaining('button-name: <button')])
})

it('small targets and content wider than the window are found', async () => {
  await show('<button style="height: 30px; width: 60px">Go</button><div style="width: 400px">Wide</div>')
  expect(await smallTargets(page)).toEqual([expect.stringMatching(/^60 x 30 <button/)])
  expect(await horizontalOverflow(page)).toBe(80)
})
