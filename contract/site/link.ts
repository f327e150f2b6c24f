import { z } from 'zod'
import { slug, text, time } from '../fields.ts'
import { limits } from '../limits.ts'
import { siteLimits } from './limits.ts'
import { locales } from '../locales.ts'
import { linkKinds } from './names.ts'

/** A text in each language; a missing one falls back to the shop's first language. */
export const localizedText = (max: number, written = text) => z.partialRecord(z.enum(locales), written(0, max))
export type LocalizedText = z.infer<ReturnType<typeof localizedText>>

const isSlug = (target: string): boolean => slug.safeParse(target).success

/** Whether a link target is a path of this shop or an HTTPS URL. Neither scripts (`javascript:`) nor URLs with a password are allowed. */
export function isLinkTarget(target: string): boolean {
  if (/[\s\\<>"'`]/.test(target)) return false
  if (target.startsWith('/')) return !target.startsWith('//')
  try {
    const { protocol, username, password, hostname } = new URL(target)
    return protocol === 'https:' && username === '' && password === '' && hostname.includes('.')
  } catch {
    return false
  }
}

/** The target of a link: a thing of the shop by its slug, or a URL. */
export const link = z
  .object({ kind: z.enum(linkKinds), target: z.string().min(1).max(siteLimits.address) })
  .superRefine(({ kind, target }, context) => {
    if (kind === 'address' ? isLinkTarget(target) : isSlug(target)) return
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
    /** The alternative text; empty for a decorative picture. */
    alt: localizedText(limits.upload.alt),
  })
  .meta({ id: 'SitePicture' })
export type SitePicture = z.infer<typeof sitePicture>

/** When something is shown: from and until these times; null: no bound. */
export const displayPeriod = { from: time.nullable(), until: time.nullable() } as const
