import type { Locale } from '#contract/locales.ts'
import type { Banner } from '#contract/site/banners.ts'
import type { LocalizedText } from '#contract/site/link.ts'
import type { MenuLine } from '#contract/site/menu.ts'
import type { ShownBanner, ShownGroup, ShownLine, ShownSite } from '#contract/site/shown.ts'
import type { Config } from '#server/config.ts'
import { addCacheExpiry } from '#server/http/cache-tags.ts'
import type { SiteParts } from './site-parts.ts'
import { pathOfLink } from './targets.ts'

interface Times {
  from: string | null
  until: string | null
}

/** Whether something is shown at a time. */
export const isShown = ({ from, until }: Times, now: Date): boolean =>
  (from === null || new Date(from) <= now) && (until === null || new Date(until) > now)

/** A text in a language, or in the shop's first one. */
export const localizedTextIn = (texts: LocalizedText, locale: Locale, first: Locale): string => texts[locale] || texts[first] || ''

interface Made {
  site: ShownSite | undefined
  /** When the next of its items starts or ends, in milliseconds; Infinity if none does. */
  until: number
}

/**
 * The parts that every page shows, by language: the same object until a part changes or an item starts or ends, which is also when pages
 * that show it expire. Undefined if everything is the default.
 */
export function createShownSite(parts: SiteParts): (config: Config, now: Date) => ShownSite | undefined {
  let made = new Map<Locale, Made>()
  let revision = -1
  return ({ shop: { locale }, locales: [first] }, now) => {
    if (parts.revision !== revision) made = new Map()
    revision = parts.revision
    let one = made.get(locale)
    if (!one || now.getTime() >= one.until) made.set(locale, (one = make(parts, { locale, first, now })))
    if (one.until !== Infinity) addCacheExpiry(one.until)
    return one.site
  }
}

interface Reader {
  locale: Locale
  first: Locale
  now: Date
}

function make(parts: SiteParts, reader: Reader): Made {
  const menus = { header: parts.get('menu', 'header'), footer: parts.get('menu', 'footer') }
  const banners = parts.get('banners', 'banners')?.banners.filter(({ isOn }) => isOn) ?? []
  const groups = Object.values(menus).flatMap((menu) => menu?.groups ?? [])
  const times = [...groups, ...groups.flatMap(({ children }) => children), ...banners]
  const shown = banners.filter(
    (banner) => isShown(banner, reader.now) && (banner.locales.length === 0 || banner.locales.includes(reader.locale)),
  )
  const site: ShownSite = {
    ...(menus.header && { header: groupsOf(menus.header.groups, reader) }),
    ...(menus.footer && { footer: groupsOf(menus.footer.groups, reader) }),
    ...(shown.length > 0 && { banners: shown.map((banner) => bannerOf(banner, reader)) }),
  }
  return { site: Object.keys(site).length > 0 ? site : undefined, until: nextOf(times, reader.now) }
}

/** When the next of these starts or ends, in milliseconds. */
export const nextOf = (times: Times[], now: Date): number =>
  Math.min(
    Infinity,
    ...times
      .flatMap(({ from, until }) => [from, until])
      .flatMap((time) => (time !== null && new Date(time) > now ? new Date(time).getTime() : [])),
  )

const groupsOf = (groups: (MenuLine & { children: MenuLine[] })[], reader: Reader): ShownGroup[] =>
  groups
    .filter((group) => isShown(group, reader.now))
    .map(({ children, ...group }) => ({
      ...lineOf(group, reader),
      children: children.filter((child) => isShown(child, reader.now)).map((child) => lineOf(child, reader)),
    }))

const lineOf = ({ label, link }: MenuLine, { locale, first }: Reader): ShownLine => ({
  // A category has a name in each language, which is better than a label in another language.
  label: link?.kind === 'category' ? (label[locale] ?? '') : localizedTextIn(label, locale, first),
  path: link && pathOfLink(link),
  ...(link?.kind === 'category' && { category: link.target }),
})

const bannerOf = (banner: Banner, { locale, first }: Reader): ShownBanner => ({
  id: banner.id,
  place: banner.place,
  look: banner.look,
  text: localizedTextIn(banner.text, locale, first),
  linkText: localizedTextIn(banner.linkText, locale, first),
  path: banner.link && pathOfLink(banner.link),
  picture: banner.picture && { ...banner.picture, alt: localizedTextIn(banner.picture.alt, locale, first) },
  pages: banner.pages,
  canBeClosed: banner.place === 'bar' && banner.canBeClosed,
})
