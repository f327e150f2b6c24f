import { z } from 'zod'
import { locales } from './locales.ts'

/** A name in a language other than the shop's first. */
export const nameTranslation = z.object({ locale: z.enum(locales), name: z.string() }).meta({ id: 'NameTranslation' })
