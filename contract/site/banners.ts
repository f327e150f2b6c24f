import { z } from 'zod'
import { siteLimits } from './limits.ts'
import { locales } from '../locales.ts'
import { localizedText, link, displayPeriod, sitePicture } from './link.ts'
import { bannerLooks, bannerPages, bannerPlaces } from './names.ts'

const banner = z
  .object({
    /** Someone who has closed a banner doesn't see this id again; a new id makes it a new banner. */
    id: z.string().regex(/^[a-z0-9]{6,12}$/),
    place: z.enum(bannerPlaces),
    look: z.enum(bannerLooks),
    isOn: z.boolean(),
    text: localizedText(siteLimits.bannerText),
    linkText: localizedText(siteLimits.label),
    link: link.nullable(),
    picture: sitePicture.nullable(),
    pages: z.array(z.enum(bannerPages)).min(1).max(bannerPages.length),
    /** The languages it's shown in; empty: all. */
    locales: z.array(z.enum(locales)).max(locales.length),
    /** Only for the bar. */
    canBeClosed: z.boolean(),
    ...displayPeriod,
  })
  .meta({ id: 'Banner' })
export type Banner = z.infer<typeof banner>

/** All banners; of those that match a place, the first is shown. */
export const bannersDocument = z
  .object({ kind: z.literal('banners'), banners: z.array(banner).max(siteLimits.banners) })
  .refine(({ banners }) => new Set(banners.map(({ id }) => id)).size === banners.length, 'has a duplicate id')
  .meta({ id: 'BannersDocument' })
export type BannersDocument = z.infer<typeof bannersDocument>
