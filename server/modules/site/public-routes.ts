import { refuse } from '#contract/refuse.ts'
import * as contract from '#contract/site/public.ts'
import type { SizeGuideDocument } from '#contract/site/size-guide.ts'
import { type BoundEndpoint, reads } from '#server/http/bind.ts'
import { addCacheExpiry } from '#server/http/cache-tags.ts'
import { isShown, nextOf, localizedTextIn } from './shown-site.ts'
import type { SiteParts } from './site-parts.ts'
import { pathOfLink } from './targets.ts'

/** The public endpoints of the parts that staff arranged, all served from memory. */
export const publicSiteRoutes = (parts: SiteParts): BoundEndpoint[] => [
  reads(contract.getFront, async (_, __, { config, now }) => {
    const document = parts.get('front', 'front')
    if (!document) return { sections: null }
    const read = reader(config)
    const until = nextOf(document.sections, now)
    if (until !== Infinity) addCacheExpiry(until)
    const sections = document.sections
      .filter((section) => section.isOn && isShown(section, now))
      .map(({ id, section, title, text, by, linkText, link, picture, products, target }) => ({
        id,
        section,
        title: read(title),
        text: read(text),
        by: read(by),
        linkText: read(linkText),
        path: link && pathOfLink(link),
        picture: picture && { ...picture, alt: read(picture.alt) },
        products,
        target,
      }))
    return { sections }
  }),
  reads(contract.findSizeGuide, async (_, { brand, categories }) => ({ name: bestGuide(parts, brand, categories) })),
  reads(contract.getSizeGuide, async (_, { name }, { config }) => {
    const guide = parts.get('size-guide', name)
    if (!guide) throw refuse('NOT_FOUND')
    const read = reader(config)
    const { drawing, rows } = guide
    const columns = guide.columns.map(({ column, label }) => ({ column, label: read(label) }))
    return { name, title: read(guide.title), text: read(guide.text), drawing, columns, rows }
  }),
]

type Texts = Parameters<typeof localizedTextIn>[0]
const reader =
  ({ shop, locales: [first] }: { shop: { locale: 'en' | 'bn' }; locales: readonly ['en' | 'bn', ...('en' | 'bn')[]] }) =>
  (texts: Texts): string =>
    localizedTextIn(texts, shop.locale, first)

/** The most specific guide for a product: by brand, else by category, else a general one. */
function bestGuide(parts: SiteParts, brand: string | undefined, categories: string[]): string | null {
  const scored = parts.all('size-guide').flatMap(({ name, document }): [name: string, score: number][] => {
    const { brands, categories: wanted } = document as SizeGuideDocument
    const isOfBrand = brand !== undefined && brands.includes(brand)
    const isOfCategory = wanted.some((one) => categories.includes(one))
    if ((brands.length > 0 && !isOfBrand) || (wanted.length > 0 && !isOfCategory)) return []
    return [[name, (isOfBrand ? 2 : 0) + (isOfCategory ? 1 : 0)]]
  })
  return scored.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
}
