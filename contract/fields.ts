import { z } from 'zod'
import { isExact, major, minor, tooManyDecimals } from './currency.ts'
import { limits } from './limits.ts'

/** Control characters except tabs and line breaks, and characters that change the direction of the following text. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unprintable = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/
/** Whether a text has no characters that hide or reorder the text around them. */
export const isReadable = (text: string): boolean => !unprintable.test(text)
/** Spaces and invisible characters: joiners, fillers, variation selectors, the empty braille pattern. */
const invisible = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

const breaks = /[\t\n\r\u0085\u2028\u2029]/
/**
 * Trims, and replaces line breaks and tabs (with spaces around them) by a space: a browser's single-line field drops them, others don't.
 */
export const oneLine = (text: string): string =>
  (breaks.test(text) ? text.replace(/[\s\u0085]+/g, (gap) => (breaks.test(gap) ? ' ' : gap)) : text).trim()

/** Text without NUL bytes and lone surrogates, which PostgreSQL can't store, and without unreadable characters; it may not be blank. */
const readable = (string: z.ZodString, min: number, max: number) =>
  string
    .min(min)
    .max(max)
    .refine((s) => s.isWellFormed() && !s.includes('\0'), "has characters that can't be stored")
    .refine(isReadable, "has characters that can't be read")
    .refine((s) => s === '' || s.replace(invisible, '') !== '', 'is blank')

/** Readable text on one line, such as a name, a title or an address line. */
export const text = (min: number, max: number) => readable(z.string().overwrite(oneLine), min, max)

/** A line of a pasted list: like `text`, but it may be blank, and is empty then. */
export const lineOrBlank = (max: number) =>
  readable(
    z.string().overwrite((s) => (s.replace(invisible, '') === '' ? '' : oneLine(s))),
    0,
    max,
  )

/** A readable text that may have several lines, such as a message or a description; trimmed. */
export const multiline = (min: number, max: number) => readable(z.string().trim(), min, max)

/** A UUID in any version, lower-cased. */
/** An address that starts with https://. */
export const httpsUrl = (max: number) => z.url({ protocol: /^https$/ }).max(max)

export const id = z.guid().toLowerCase()

/** A "friendly page name": lower-case words joined by hyphens. */
export const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** Amounts are stored as 32 bits. */
const unitsMax = 1_000_000_000
/**
 * A non-negative amount in major units with the decimals of the shop's currency (49.9). Internally it's integer minor units: see `minor`.
 */
export const money = z
  .number()
  .min(0)
  .max(unitsMax)
  .refine((n) => minor(n) <= unitsMax, { error: () => `is more than ${major(unitsMax)}` })
  .refine((n) => isExact(n), { error: () => tooManyDecimals() })

/** An amount of an order, possibly in another currency than the shop's: the call checks its decimals. */
export const orderMoney = z
  .number()
  .min(0)
  .max(unitsMax)
  .refine((n) => isExact(n, 'BHD'), 'has more than three decimals')

/**
 * Between 1900 and 2999: PostgreSQL refuses the year 0, and days after 9999 have another format. The format checks text that isn't a day.
 */
const isSensible = (day: string): boolean => !/^\d{4}-/.test(day) || (day >= '1900' && day < '3000')

/** An ISO 8601 day: "2026-11-22". */
export const day = z.iso.date().refine(isSensible, 'is not between 1900 and 2999')

/** An ISO 8601 time in UTC. */
export const time = z.iso.datetime().refine(isSensible, 'is not between 1900 and 2999')

export const email = z.string().trim().toLowerCase().max(limits.email.max).pipe(z.email())
const phoneLike = (pattern: RegExp) =>
  z
    .string()
    .max(40)
    .transform((s) => s.replace(/[\s().-]/g, ''))
    .pipe(z.string().regex(pattern, 'is not an international number (+…)'))
/** E.164: a plus, then 7 to 15 digits; spaces, dots, hyphens and brackets are ignored. */
export const phone = phoneLike(/^\+[1-9]\d{6,14}$/)
/** A phone number, or empty. */
export const phoneOrNone = phoneLike(/^(?:\+[1-9]\d{6,14})?$/)

/** The revision of an object that its editor has read; 0: it didn't exist. PostgreSQL stores it in 32 bits. */
export const versionNumber = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)

export const quantity = z.int().min(1).max(limits.cart.quantityMax)

/** A whole number, or its text in a query string. */
export const queryInt = (min: number, max: number) =>
  z
    .union(
      [
        z.int(),
        z
          .string()
          .regex(/^\d{1,9}$/)
          .transform(Number),
      ],
      'is not a whole number',
    )
    .pipe(z.int().min(min).max(max))
    .meta({ openapi: { type: 'integer', minimum: min, maximum: max } })

/** One of some whole numbers, or its text in a query string. */
export const queryStep = (steps: readonly number[]) =>
  queryInt(Math.min(...steps), Math.max(...steps))
    .refine((step) => steps.includes(step), `is not one of ${steps.join(', ')}`)
    .meta({ openapi: { type: 'integer', enum: [...steps] } })

/** Money, or its text in a query string. */
export const queryMoney = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,8}(\.\d{1,3})?$/)
        .transform(Number),
    ],
    'is not an amount',
  )
  .pipe(money)
  .meta({ openapi: { type: 'number', minimum: 0 } })

/** A boolean, or its text in a query string. */
export const queryFlag = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((s) => s === 'true')], 'is not true or false')
  .meta({ openapi: { type: 'boolean' } })

/** One or several values of the same name in a query string, as a list. */
export const queryList = <T extends z.ZodType<string>>(item: T) =>
  z
    .union([z.array(item).max(limits.filters.valuesMax), item.transform((s) => [s])])
    .meta({ openapi: { type: 'array', items: { type: 'string' } } })

export const offset = queryInt(0, 100_000).default(0)
export const limit = queryInt(1, limits.page.max).default(limits.page.default)
/** The previous page's `nextCursor`; opaque to clients. */
export const cursor = z
  .string()
  .max(200)
  .regex(/^[\w-]+$/)

/** A page of a list begins at a number or after the previous page's cursor; a call with both would be ambiguous. */
export const offsetOrCursor = <T extends z.ZodObject>(input: T, number: 'offset' | 'skip' = 'offset'): T =>
  input.refine((page) => !page[number] || page['cursor'] === undefined, { path: [number], error: 'goes with no cursor' })

/** The response of calls that have nothing else to return. */
export const messageOnly = z.object({ message: z.string() })
export type MessageOnly = z.infer<typeof messageOnly>

/** The language of a text if it isn't the shop's first: an untranslated text may differ from the page around it. */
export const textLocale = z.string().optional()
