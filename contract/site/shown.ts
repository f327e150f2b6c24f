import { z } from 'zod'
import { bannerLooks, bannerPages, bannerPlaces } from './names.ts'

const shownLine = z
  .object({
    /** Empty: use the category's name. */
    label: z.string(),
    /** A path without language prefix, or an external URL; null: a heading. */
    path: z.string().nullable(),
    /** The category it links to: it's hidden if that doesn't exist. */
    category: z.string().optional(),
  })
  .meta({ id: 'ShownLine' })
export type ShownLine = z.infer<typeof shownLine>
const shownGroup = shownLine.extend({ children: z.array(shownLine) }).meta({ id: 'ShownGroup' })
export type ShownGroup = z.infer<typeof shownGroup>

const shownBanner = z
  .object({
    id: z.string(),
    place: z.enum(bannerPlaces),
    look: z.enum(bannerLooks),
    text: z.string(),
    linkText: z.string(),
    path: z.string().nullable(),
    picture: z.object({ url: z.string(), width: z.int(), height: z.int(), alt: z.string() }).nullable(),
    pages: z.array(z.enum(bannerPages)),
    canBeClosed: z.boolean(),
  })
  .meta({ id: 'ShownBanner' })
export type ShownBanner = z.infer<typeof shownBanner>

/** The staff's documents for every page, in one language, as shown now; missing ones have their defaults. */
export const shownSite = z
  .object({ header: z.array(shownGroup).optional(), footer: z.array(shownGroup).optional(), banners: z.array(shownBanner).optional() })
  .meta({ id: 'ShownSite' })
export type ShownSite = z.infer<typeof shownSite>
