import type { z } from 'zod'

/**
 * A description of a field and an example value. The description is a noun phrase or a short sentence that stands alone, without a final period: what the value
 * is, its unit or format, when it's null or absent ("Subtotal from which standard shipping is free; null if there is no such threshold").
 */
export type FieldNote = readonly [meaning: string, example?: z.core.util.JSONType]
