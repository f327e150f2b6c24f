import { z } from 'zod'
import { blogCategories } from '../blogs.ts'
import { endpoint } from '../endpoint.ts'
import { id, messageOnly, multiline, queryInt, slug, text, time, versionNumber } from '../fields.ts'
import { limits } from '../limits.ts'
import { locales } from '../locales.ts'
import { listInputs, listOutput } from './list.ts'

const tag = 'Texts (staff)'
const auth = { staff: 'content:write' } as const
export const textKinds = ['page', 'article'] as const
export type TextKind = (typeof textKinds)[number]
export const textStates = ['live', 'scheduled', 'draft', 'hidden'] as const

const cover = z.object({
  url: z
    .string()
    .max(200)
    .regex(/^\/(media|pictures)\/[\w.-]+(\?[\w]+)?$/, 'is not a picture of this shop'),
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
  /** A tiny WebP as base64. */
  blur: z
    .string()
    .max(4000)
    .regex(/^[\w+/=]*$/, 'is not a picture in base64')
    .optional(),
})

/** A page or an article as it's edited. Fields that only articles have are empty for a page. */
export const textDocument = z
  .object({
    title: text(1, 100),
    description: multiline(20, 220),
    /** In Markdown. */
    body: multiline(1, limits.texts.bodyMax),
    category: z.enum(blogCategories),
    author: text(0, 60),
    about: text(0, 120),
    cover: cover.nullable(),
    alt: text(0, limits.upload.alt),
    caption: text(0, 200),
    /** Slugs of the products it's about. */
    products: z.array(slug).max(4),
    /** When an article was published; null before. */
    date: time.nullable(),
  })
  .meta({ id: 'TextDocument' })
export type TextDocument = z.infer<typeof textDocument>

const kind = z.enum(textKinds)
const locale = z.enum(locales)
const key = { kind, locale, name: slug }

export const textRow = z
  .object({
    /** Kind, language and name, which together identify a text. */
    id: z.string(),
    ...key,
    title: z.string(),
    state: z.enum(textStates),
    /** There are unpublished changes. */
    hasDraft: z.boolean(),
    /** When a scheduled text is published. */
    publishAt: time.nullable(),
    /** Where it's stored: in a file, or saved here by staff. */
    source: z.enum(['file', 'stored']),
    changedAt: time.nullable(),
    changedBy: z.string().nullable(),
    /** The path of its page in the shop. */
    path: z.string(),
  })
  .meta({ id: 'TextRow' })
export type TextRow = z.infer<typeof textRow>

const inputs = listInputs(['changed', 'title'], {
  kind: kind.optional(),
  locale: locale.optional(),
  state: z.enum(textStates).optional(),
})
export const listTexts = endpoint({
  id: 'listTexts',
  route: 'GET /admin/texts',
  tag,
  auth,
  summary: 'List pages and articles, both from files and saved by staff, by kind, language and state',
  input: inputs.page,
  output: listOutput(textRow),
  refusals: [],
})

export const staffText = textRow
  .extend({
    /** Incremented on each save; 0 for a file that was never saved here. */
    version: z.int(),
    /** The draft if there is one, else the published version. */
    document: textDocument,
    hasFile: z.boolean(),
    isPageFixed: z.boolean(),
  })
  .meta({ id: 'StaffText' })
export type StaffText = z.infer<typeof staffText>

export const getText = endpoint({
  id: 'getText',
  route: 'GET /admin/texts/:kind/:locale/:name',
  tag,
  auth,
  summary: 'Get a page or an article for editing: its draft, or what is shown',
  input: z.object(key),
  output: staffText,
  refusals: ['NOT_FOUND'],
})
export const saveText = endpoint({
  id: 'saveText',
  route: 'PUT /admin/texts/:kind/:locale/:name',
  tag,
  auth,
  summary: 'Save a page or an article as a draft, publish it, or schedule it; `version` is the one that was read',
  input: z.strictObject({
    ...key,
    version: versionNumber,
    document: textDocument,
    /** `schedule` requires `publishAt`. */
    as: z.enum(['draft', 'live', 'scheduled']),
    publishAt: time.optional(),
    /** Renames the text: the old name redirects to the new one. */
    newName: slug.optional(),
  }),
  output: staffText,
  refusals: ['TEXT_WAS_CHANGED', 'SLUG_IS_TAKEN'],
})
export const hideText = endpoint({
  id: 'hideText',
  route: 'PUT /admin/texts/:kind/:locale/:name/hidden',
  tag,
  auth,
  summary: 'Hide a page or an article, or show it again',
  input: z.strictObject({ ...key, isHidden: z.boolean() }),
  output: staffText,
  refusals: ['NOT_FOUND'],
})
export const revertText = endpoint({
  id: 'revertText',
  route: 'DELETE /admin/texts/:kind/:locale/:name',
  tag,
  auth,
  summary: 'Reset a page or an article: its file is shown again, or nothing if it has none; its versions stay',
  input: z.object(key),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
export const textVersion = z
  .object({
    id,
    version: z.int(),
    state: z.enum(['draft', 'live', 'scheduled']),
    at: time,
    by: z.string().nullable(),
    document: textDocument,
  })
  .meta({ id: 'TextVersion' })
export type TextVersion = z.infer<typeof textVersion>
export const listTextVersions = endpoint({
  id: 'listTextVersions',
  route: 'GET /admin/texts/:kind/:locale/:name/versions',
  tag,
  auth,
  summary: 'List the last versions of a page or an article, newest first',
  input: z.object({ ...key, limit: queryInt(1, 50).default(20) }),
  output: z.object({ versions: z.array(textVersion) }),
  refusals: [],
})
export const previewText = endpoint({
  id: 'previewText',
  route: 'POST /admin/texts/preview',
  tag,
  auth,
  summary: 'Render Markdown as the shop shows it',
  input: z.strictObject({ kind, locale, body: multiline(0, limits.texts.bodyMax) }),
  output: z.object({ html: z.string(), readingMinutes: z.int() }),
  refusals: [],
})
