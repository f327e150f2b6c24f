import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import type { LogoPicture } from '#contract/logo.ts'
import type { Shop } from '#contract/shop.ts'
import { StateContext } from '#web/lib/router/hooks.ts'
import type { RouterState } from '#web/lib/router/router.ts'
import { ShopContext } from '#web/lib/shop.ts'
import { loadText } from '#web/lib/text.ts'
import { renderSiteParts } from './render-site.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

beforeAll(() => loadText('en', ['common']))

const usual = { name: 'Iron & Oak', locale: 'en', locales: ['en'], currency: {}, countries: [], paymentMethods: [] } as unknown as Shop
const picture = (name: string, width: number, height: number): LogoPicture => ({ url: `/media/${name}.webp`, width, height })
const wide = picture('wide', 1200, 240)

function htmlOf(logo?: Shop['logo']): { header: string; footer: string } {
  const root = { ...renderSiteParts({ ...usual, ...(logo && { logo }) }, [], ''), origin: '', nav: [] }
  const state = {
    location: { pathname: '/market', search: '', hash: '', key: 'a' },
    matches: [],
    loaderData: { root },
  } as unknown as RouterState
  const on = (part: ReactNode) =>
    renderToString(
      <StateContext value={state}>
        <ShopContext value={root.shop}>{part}</ShopContext>
      </StateContext>,
    )
  return { header: on(<Header />), footer: on(<Footer />) }
}

describe('the header and the footer', () => {
  test('show the name of a shop without a logo', () => {
    const { header, footer } = htmlOf()
    expect(header).toContain('>Iron &amp; Oak</a>')
    expect(footer).toContain('>Iron &amp; Oak</p>')
    expect(header).not.toMatch(/<picture|class="contents"/)
    expect(footer).not.toContain('<picture')
  })

  test("show the logo, with the shop's name as alternative text, in its proportions at every width", () => {
    const { header, footer } = htmlOf({ light: wide, dark: wide })
    for (const html of [header, footer]) {
      expect(html).not.toContain('>Iron &amp; Oak<')
      expect(html.match(/<img [^>]*>/g)).toEqual([
        '<img src="/media/wide.webp" srcset="/media/wide@320.webp, /media/wide@640.webp 2x" alt="Iron &amp; Oak" width="176" height="35">',
      ])
      expect([...html.matchAll(/<source media="(.*?)".*? width="(\d+)" height="(\d+)">/g)].map(([, ...all]) => all)).toEqual([
        ['(width <= 22.5rem)', '72', '14'],
        ['(width < 48rem)', '112', '22'],
      ])
    }
  })

  test('limit a tall logo to their height, and load one per theme', () => {
    const { header } = htmlOf({ light: picture('tall', 300, 900), dark: picture('line', 1, 4000) })
    const [light, dark, ...more] = header.match(/<picture.*?<\/picture>/g)!
    expect(more).toEqual([])
    expect(light).toMatch(/^<picture class="dark:hidden">.*<img src="\/media\/tall.webp" .* width="13" height="40" loading="lazy">/)
    expect(dark).toMatch(/^<picture class="hidden dark:block">.*<img src="\/media\/line.webp" .* width="1" height="40" loading="lazy">/)
  })

  test("escape the shop's name", () => {
    const shop = { ...usual, name: '"><script>', logo: { light: wide, dark: wide } }
    expect(renderSiteParts(shop, [], '').rendered?.logo).toContain('alt="&quot;&gt;&lt;script&gt;"')
  })
})
