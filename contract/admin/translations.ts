import { z } from 'zod'
import { csvFile } from './list.ts'
import { endpoint } from '../endpoint.ts'
import { cursor, id, limit, messageOnly, multiline, slug, text } from '../fields.ts'
import { limits } from '../limits.ts'
import { kindPermissions } from '../import-kinds.ts'
import { locales } from '../locales.ts'
import { promotionLimits } from '../promotion-limits.ts'

const tag = 'Translations (staff)'
const auth = { staff: 'catalogue:write' } as const
const locale = z.enum(locales)

/** A product's texts in one language; empty ones fall back to the original. */
const productTexts = z
  .object({
    name: z.string(),
    shortDescription: z.string(),
    fullDescription: z.string(),
    metaTitle: z.string(),
    metaDescription: z.string(),
    keywords: z.array(z.string()),
  })
  .meta({ id: 'ProductTexts' })
export type ProductTexts = z.infer<typeof productTexts>

/** A picture's alternative text and its translation, which is empty if there is none. */
const pictureText = z.object({ url: z.string(), alt: z.string(), translatedAlt: z.string() }).meta({ id: 'PictureText' })
export type PictureText = z.infer<typeof pictureText>

export const productTranslation = z
  .object({
    id,
    original: productTexts,
    translation: productTexts.nullable(),
    pictures: z.array(pictureText),
    /** The number of texts, keywords and pictures that have an original and no translation. */
    missing: z.int(),
    /** Texts and keywords (by field) and pictures (by URL) whose original was changed after they were translated. */
    outdated: z.array(z.string()),
  })
  .meta({ id: 'ProductTranslation' })
export type ProductTranslation = z.infer<typeof productTranslation>

export const listProductTranslations = endpoint({
  id: 'listProductTranslations',
  route: 'GET /admin/translations/products',
  tag,
  auth,
  summary: 'List products with their texts in a language next to the original: all, or those without any',
  input: z.object({ locale, missing: z.enum(['yes']).optional(), cursor: cursor.optional(), limit }),
  output: z.object({ products: z.array(productTranslation), nextCursor: z.string().nullable() }),
  refusals: [],
})
export const translateProduct = endpoint({
  id: 'translateProduct',
  route: 'PUT /admin/translations/products/:id',
  tag,
  auth,
  summary: 'Save the texts of a product in a language',
  input: z.strictObject({
    id,
    locale,
    name: text(1, limits.product.name),
    shortDescription: multiline(0, limits.product.short),
    fullDescription: multiline(0, limits.product.full),
    metaTitle: text(0, limits.product.metaTitle),
    metaDescription: multiline(0, limits.product.metaDescription),
    /** If omitted, existing ones stay. */
    keywords: z.array(text(1, limits.product.keyword)).max(limits.product.keywordsMax).optional(),
    /** Alternative texts of its pictures; omitted ones stay. */
    alts: z
      .array(z.strictObject({ url: text(1, limits.shipment.trackingUrl), alt: text(0, limits.upload.alt) }))
      .max(limits.product.photosMax)
      .default([]),
  }),
  output: productTranslation,
  refusals: ['INVALID_PRODUCT_ID'],
})

export const translationStates = ['missing', 'outdated', 'current'] as const
/** An outdated translation is one whose original was changed since. */
export type TranslationState = (typeof translationStates)[number]
export const exportTranslations = endpoint({
  id: 'exportTranslations',
  route: 'GET /admin/translations/export',
  tag,
  auth: { staff: kindPermissions.translations },
  audited: true,
  summary:
    'Export the texts of products, categories and options, and the names of promotions and plans, in a language next to the original, as a file that can be translated and imported; with `state=open`, only those that are missing or outdated',
  input: z.object({ locale, state: z.enum(['all', 'open']).default('all') }),
  output: csvFile,
  mediaType: 'text/csv',
  fileName: 'translations.csv',
  refusals: [],
})

export const categoryTranslation = z
  .object({ slug: z.string(), name: z.string(), description: z.string(), translatedName: z.string(), translatedDescription: z.string() })
  .meta({ id: 'CategoryTranslation' })
export type CategoryTranslation = z.infer<typeof categoryTranslation>
export const optionTranslation = z.object({ term: z.string(), translatedTerm: z.string() }).meta({ id: 'OptionTranslation' })
export type OptionTranslation = z.infer<typeof optionTranslation>

export const listTermTranslations = endpoint({
  id: 'listTermTranslations',
  route: 'GET /admin/translations/terms',
  tag,
  auth,
  summary: 'List the names of categories, and of options, details and their values, in a language next to the original',
  input: z.object({ locale }),
  output: z.object({ categories: z.array(categoryTranslation), options: z.array(optionTranslation) }),
  refusals: [],
})
export const translateCategory = endpoint({
  id: 'translateCategory',
  route: 'PUT /admin/translations/categories/:slug',
  tag,
  auth,
  summary: "Save a category's name and description in a language",
  input: z.strictObject({ slug, locale, name: text(1, limits.category.name), description: multiline(0, limits.category.description) }),
  output: messageOnly,
  refusals: ['INVALID_CATEGORY_ID'],
})
export const translateOption = endpoint({
  id: 'translateOption',
  route: 'PUT /admin/translations/options',
  tag,
  auth,
  summary: 'Save the name of an option or detail, or of one of its values, in a language',
  input: z.strictObject({ locale, term: text(1, limits.product.attribute), translatedTerm: text(1, limits.product.attribute) }),
  output: messageOnly,
  refusals: [],
})

export const namedKinds = ['promotion', 'plan'] as const
export const nameInLanguage = z
  .object({ kind: z.enum(namedKinds), id, name: z.string(), translatedName: z.string() })
  .meta({ id: 'NameInLanguage' })
export type NameInLanguage = z.infer<typeof nameInLanguage>

export const listNameTranslations = endpoint({
  id: 'listNameTranslations',
  route: 'GET /admin/translations/names',
  tag,
  auth,
  summary: 'List the names of plans, and of promotions that are on or will be, in a language next to the original',
  input: z.object({ locale }),
  output: z.object({ names: z.array(nameInLanguage) }),
  refusals: [],
})
export const translateName = endpoint({
  id: 'translateName',
  route: 'PUT /admin/translations/names',
  tag,
  auth,
  summary: 'Save the name of a promotion or plan in a language; if empty, the original is shown',
  input: z.strictObject({ locale, kind: z.enum(namedKinds), id, translatedName: text(0, promotionLimits.name) }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
