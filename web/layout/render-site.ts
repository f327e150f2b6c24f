import { resizedUrl } from '#contract/pictures.ts'
import type { Shop } from '#contract/shop.ts'
import type { ShownBanner, ShownGroup, ShownLine } from '#contract/site/shown.ts'
import { textIn } from '#web/lib/text.ts'
import { renderLogo } from './render-logo.ts'
import { renderNewsletter } from './render-newsletter.ts'
import { renderSwitches } from './render-switches.ts'
import { escaped } from './escaped.ts'
import { type RenderedBanner, type RenderedSite, type NavNode, pathTo, type RootData } from '#web/lib/root-data.ts'
import type { BannerPage } from '#contract/site/names.ts'

interface Labels {
  menu: string
  close: string
}
interface RenderContext {
  nav: NavNode[]
  prefix: string
  labels: Labels
}

const siteCache = new WeakMap<Shop, { nav: NavNode[]; parts: Pick<RootData, 'shop' | 'rendered'> }>()

/** Splits a shop into its configuration and the HTML of what staff arranged on every page. The same objects while nothing changes. */
export function renderSiteParts(shop: Shop, nav: NavNode[], prefix: string): Pick<RootData, 'shop' | 'rendered'> {
  const { site, logo, ...rest } = shop
  let one = siteCache.get(shop)
  if (one?.nav !== nav) {
    const t = textIn(shop.locale, 'common')
    const labels = { menu: t('header.label'), close: t('close') }
    const below = renderNewsletter(shop, prefix) + (renderSwitches(shop) ?? '')
    const rendered = {
      ...(site && renderSite(site, { nav, prefix, labels })),
      below,
      ...(logo && { logo: renderLogo(logo, shop.name) }),
    }
    siteCache.set(shop, (one = { nav, parts: { shop: rest, rendered } }))
  }
  return one.parts
}

/**
 * Renders what staff arranged on every page (header, footer, banners) as HTML that the server adds to pages, so that the browser needs no
 * code for it. All texts are escaped.
 */
function renderSite({ header, footer, banners = [] }: NonNullable<Shop['site']>, context: RenderContext): RenderedSite {
  const bannersOf = (place: ShownBanner['place']) =>
    banners.filter((banner) => banner.place === place).map((banner) => renderBanner(banner, context))
  const [bars, pages] = [bannersOf('bar'), bannersOf('page')]
  return {
    ...(header && { header: renderHeader(shownOf(header, context.nav), context) }),
    ...(footer && { footer: renderFooter(shownOf(footer, context.nav), context) }),
    ...(bars.length > 0 && { bars }),
    ...(pages.length > 0 && { banners: pages }),
  }
}

/** Fills in the names of categories, and drops those that don't exist anymore. */
function shownOf(groups: ShownGroup[], nav: NavNode[]): ShownGroup[] {
  const named = <L extends ShownLine>(lines: L[]): L[] =>
    lines.flatMap((line) => {
      if (line.category === undefined) return [line]
      const name = pathTo(line.category, nav).at(-1)?.name
      return name === undefined ? [] : [{ ...line, label: line.label || name }]
    })
  return named(groups).map((group) => ({ ...group, children: named(group.children) }))
}

function anchor({ label, path }: { label: string; path: string | null }, look: string, { prefix }: RenderContext): string {
  const text = escaped(label)
  if (path === null) return `<span class="${look}">${text}</span>`
  const isOurs = path.startsWith('/')
  return `<a class="${look}" href="${escaped(isOurs ? prefix + path : path)}"${isOurs ? '' : ' rel="noopener"'}>${text}</a>`
}

const icon = (path: string, look: string): string =>
  `<svg viewBox="0 0 24 24" class="icon ${look}" aria-hidden="true"><path d="${path}"/></svg>`
const panel = 'z-30 border-line bg-surface shadow-float absolute inset-x-0 top-full border-y p-4'
const wide = 'flex min-h-11 items-center rounded-full px-3 font-medium hover:bg-studio'
const child = 'flex min-h-11 items-center text-quiet hover:text-ink hover:underline md:min-h-8 md:text-sm wrap-anywhere'

/** On narrow windows a single menu with everything; on wide ones a menu for each group. */
function renderHeader(groups: ShownGroup[], context: RenderContext): string {
  const children = (lines: ShownLine[]) => lines.map((line) => `<li>${anchor(line, child, context)}</li>`).join('')
  const all = groups
    .map(
      (group) =>
        `<div class="mb-4 break-inside-avoid">${anchor(group, 'flex min-h-11 items-center gap-3 font-semibold hover:underline md:min-h-8 wrap-anywhere', context)}<ul>${children(group.children)}</ul></div>`,
    )
    .join('')
  const apart = groups
    .map((group) => {
      if (group.children.length === 0) return anchor(group, `${wide} whitespace-nowrap`, context)
      const first = group.path === null ? '' : `<li>${anchor(group, `${child} font-semibold`, context)}</li>`
      return `<details name="menu" class="group/disclosure relative"><summary class="${wide} gap-1.5 whitespace-nowrap">${escaped(group.label)}${icon('m6 9 6 6 6-6', 'size-4 transition-transform group-open/disclosure:rotate-180')}</summary><ul class="${panel} max-h-[calc(100dvh-8rem)] overflow-y-auto md:end-auto md:w-60 md:rounded-card md:border">${first}${children(group.children)}</ul></details>`
    })
    .join('')
  const label = escaped(context.labels.menu)
  return `<nav aria-label="${label}" class="order-first -ms-3 flex md:order-none md:ms-0"><details name="menu" class="group/disclosure md:relative lg:hidden"><summary aria-label="${label}" class="grid min-h-11 min-w-11 place-items-center rounded-full font-medium hover:bg-studio md:px-4">${icon('M4 7h16M4 12h16M4 17h16', 'size-5')}</summary><div class="${panel} max-h-[calc(100dvh-8rem)] overflow-y-auto overscroll-contain md:end-auto md:w-[min(56rem,calc(100vw-12rem))] md:columns-3 md:rounded-card md:border md:p-6">${all}</div></details><div class="hidden lg:flex">${apart}</div></nav>`
}

const row =
  'inline-flex min-h-11 max-w-full items-center text-quiet wrap-anywhere transition-colors hover:text-ink hover:underline lg:min-h-8'

const renderFooter = (groups: ShownGroup[], context: RenderContext): string =>
  groups
    .map(
      (group) =>
        `<div class="min-w-0"><h2 class="mb-2 font-semibold">${group.path === null ? escaped(group.label) : anchor(group, 'hover:underline wrap-anywhere', context)}</h2><ul>${group.children.map((line) => `<li>${anchor(line, row, context)}</li>`).join('')}</ul></div>`,
    )
    .join('')

const pagesOf: Record<BannerPage, string> = {
  all: '',
  home: '^/$',
  market: '^/market$',
  collections: '^/(?:collections/|search$)',
  product: '^/product/',
  cart: '^/cart$',
  blogs: '^/blogs(?:/|$)',
  community: '^/(?:newsfeed|clubs|challenges|leaderboards|people|post|tags|stories)(?:/|$)',
}
const looks: Record<ShownBanner['look'], string> = {
  ink: 'bg-ink text-ground',
  volt: 'bg-volt text-volt-ink',
  studio: 'bg-studio text-ink',
  ember: 'bg-ember text-ember-ink',
}

function renderBanner(banner: ShownBanner, context: RenderContext): RenderedBanner {
  const on = banner.pages.map((page) => pagesOf[page]).join('|')
  const html = banner.place === 'bar' ? renderBar(banner, context) : renderPageBanner(banner, context)
  return { on: banner.pages.includes('all') ? '' : on, html, ...(banner.canBeClosed && { id: banner.id }) }
}

function renderBar({ look, text, linkText, path, canBeClosed }: ShownBanner, context: RenderContext): string {
  const link = path === null ? '' : ` ${anchor({ label: linkText || text, path }, 'font-semibold underline underline-offset-4', context)}`
  const words = path !== null && linkText === '' ? link : `${escaped(text)}${link}`
  const close = canBeClosed
    ? `<button type="button" data-close-bar aria-label="${escaped(context.labels.close)}" class="-me-3 grid min-h-11 min-w-11 place-items-center rounded-full hover:opacity-70">${icon('m6 6 12 12M18 6 6 18', 'size-4')}</button>`
    : ''
  return `<aside id="bar" class="${looks[look]}"><div class="wrap flex min-h-12 items-center gap-4 py-1"><p class="grow py-1.5 text-center text-sm font-medium text-balance wrap-anywhere">${words}</p>${close}</div></aside>`
}

function renderPageBanner({ look, text, linkText, path, picture }: ShownBanner, context: RenderContext): string {
  const link =
    path === null
      ? ''
      : `<p class="mt-3">${anchor({ label: linkText || text, path }, 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4', context)}</p>`
  const image = picture
    ? `<img src="${escaped(resizedUrl(picture.url, 640))}" alt="${escaped(picture.alt)}" width="${picture.width}" height="${picture.height}" class="aspect-[2/1] w-full object-cover md:h-full" loading="lazy">`
    : ''
  const words = `<div class="p-6 md:p-10"><p class="display text-2xl text-balance wrap-anywhere">${escaped(text)}</p>${link}</div>`
  return `<aside class="wrap mt-4"><div class="grid items-center overflow-hidden rounded-card ${picture ? 'md:grid-cols-2 ' : ''}${looks[look]}">${words}${image}</div></aside>`
}
