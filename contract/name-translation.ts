import { z } from 'zod'
import { locales } from './locales.ts'

/** What something is called in another language than the shop's first. */
export const nameTranslation = z.object({ locale: z.enum(locales), name: z.string() }).meta({ id: 'NameTranslation' })
