import { z } from 'zod'
import { slug, text, time } from '../fields.ts'
import { limits } from '../limits.ts'
import { siteLimits } from './limits.ts'
import { locales } from '../locales.ts'
import { linkKinds } from './names.ts'

/** A text in each language; where one is missing, the shop's first stands in for it. */
export const inLocales = (max: number, written = text) => z.partialRecord(z.enum(locales), written(0, max))
export type InLocales = z.infer<ReturnType<typeof inLocales>>

const isSlug = (target: string): boolean => slug.safeParse(target).success

/** A path of this shop, or an address elsewhere that is encrypted. Nothing that runs (`javascript:`), nothing with a password in it. */
export function isAddress(target: string): boolean {
  if (/[\s\\<>"'`]/.test(target)) return false
  if (target.startsWith('/')) return !target.startsWith('//')
  try {
    const { protocol, username, password, hostname } = new URL(target)
    return protocol === 'https:' && username === '' && password === '' && hostname.includes('.')
  } catch {
    return false
  }
}

/** Where something leads: a thing of the shop by its unique name, or an address. */
export const link = z
  .object({ kind: z.enum(linkKinds), target: z.string().min(1).max(siteLimits.address) })
  .superRefine(({ kind, target }, context) => {
    if (kind === 'address' ? isAddress(target) : isSlug(target)) return
    context.addIssue({
      code: 'custom',
      path: ['target'],
      message: kind === 'address' ? 'is neither a path of this shop nor an https address' : 'is not a unique name',
    })
  })
  .meta({ id: 'SiteLink' })
export type SiteLink = z.infer<typeof link>

/** A picture of the media library. */
export const sitePicture = z
  .object({
    url: z
      .string()
      .max(200)
      .regex(/^\/(media|pictures)\/[\w.-]+(\?[\w]+)?$/, 'is not a picture of this shop'),
    width: z.int().min(1).max(20_000),
    height: z.int().min(1).max(20_000),
    /** What it shows; empty where it only decorates. */
    alt: inLocales(limits.upload.alt),
  })
  .meta({ id: 'SitePicture' })
export type SitePicture = z.infer<typeof sitePicture>

/** When something is shown: from then until then; null: always. */
export const shownTimes = { from: time.nullable(), until: time.nullable() } as const
