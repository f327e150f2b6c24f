import { limits } from '#contract/limits.ts'
import type { Locale } from '#contract/locales.ts'
import { promotionLimits } from '#contract/promotion-limits.ts'
import { staff } from '#web/admin/session/session.ts'

/** A word or name that has a translation field of its own. */
export interface Term {
  key: string
  original: string
  translation: string
  max: number
  save: (text: string) => Promise<unknown>
}

async function categories(locale: Locale): Promise<Term[]> {
  const loaded = await staff('GET /admin/translations/terms', { locale })
  return loaded.categories.map(({ slug, name, translatedName, translatedDescription: description }) => ({
    key: slug,
    original: name,
    translation: translatedName,
    max: limits.category.name,
    save: (text) => staff('PUT /admin/translations/categories/:slug', { slug, locale, name: text, description }),
  }))
}

async function options(locale: Locale): Promise<Term[]> {
  const loaded = await staff('GET /admin/translations/terms', { locale })
  return loaded.options.map(({ term, translatedTerm }) => ({
    key: term,
    original: term,
    translation: translatedTerm,
    max: limits.product.attribute,
    save: (text) => staff('PUT /admin/translations/options', { locale, term, translatedTerm: text }),
  }))
}

/** Names of promotions and plans. */
async function names(locale: Locale): Promise<Term[]> {
  const loaded = await staff('GET /admin/translations/names', { locale })
  return loaded.names.map(({ kind, id, name, translatedName }) => ({
    key: `${kind} ${id}`,
    original: name,
    translation: translatedName,
    max: promotionLimits.name,
    save: (text) => staff('PUT /admin/translations/names', { locale, kind, id, translatedName: text }),
  }))
}

export const termLoaders = { categories, options, names }
export type TermPart = keyof typeof termLoaders
