import { z } from 'zod'
import { id } from './fields.ts'
import { limits } from './limits.ts'
import { locales } from './locales.ts'

/** The number of pieces of a variant in one piece of a bundle. */
export const componentQuantity = z.int().min(1).max(limits.bundle.quantityMax)

/** What a line of an order and a bundle's component show of their variant. */
export const namedVariant = {
  productId: id,
  variantId: id,
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  photo: z.string(),
  options: z.record(z.string(), z.string()),
  /** The name and option values in the language of the order, as of that time; absent in the shop's first language. */
  translation: z.object({ locale: z.enum(locales), name: z.string(), options: z.record(z.string(), z.string()) }).optional(),
}

/** A variant that a bundle consists of, as shown in a line of a cart or an order. */
export const component = z
  .object({
    ...namedVariant,
    /** Pieces per piece of the bundle. */
    quantity: z.int(),
  })
  .meta({ id: 'Component' })
export type Component = z.infer<typeof component>
