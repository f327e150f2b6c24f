import type { Product } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import { patternFiller, placeholderText } from '#web/lib/html-patterns.ts'
import { formatNumber } from '#web/lib/format.ts'
import { localPath } from '#web/lib/locale-path.ts'
import { textIn } from '#web/lib/text.ts'

/** A product's brand, name, rating and short description. */
export const fillTitle = /* @__PURE__ */ patternFiller<Product>({
  kindOf: ({ rating, locale }, { locale: shown, locales }) => {
    const lang = locale ?? locales[0]
    return `${rating.count > 0 ? 'rated' : ''} ${lang === shown ? '' : lang}`
  },
  textsOf: ({ info, brand, rating }, { locale }) => [
    localPath(urls.collection(undefined, new URLSearchParams({ brand: brand.slug }))),
    brand.name,
    info.name,
    info.shortDescription,
    rating.count > 0 ? String(Math.round(rating.average * 20)) : '',
    rating.count > 0
      ? textIn(locale, 'product-details')('rating.brief', { average: formatNumber(rating.average, locale, 1), count: rating.count })
      : '',
  ],
  placeholderFor: (product) => ({
    ...product,
    info: { ...product.info, name: placeholderText('name'), shortDescription: placeholderText('sentence') },
    brand: { ...product.brand, name: placeholderText('brand'), slug: placeholderText('slug') },
    rating: product.rating.count > 0 ? { ...product.rating, average: 374.05, count: 8887 } : product.rating,
  }),
})
