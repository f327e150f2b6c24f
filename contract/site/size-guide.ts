import { z } from 'zod'
import { multiline, slug, text } from '../fields.ts'
import { siteLimits } from './limits.ts'
import { localizedText } from './link.ts'
import { sizeColumns, sizeDrawings } from './names.ts'

/** A table of sizes, for the products of some categories and brands. */
export const sizeGuideDocument = z
  .object({
    kind: z.literal('size-guide'),
    title: localizedText(siteLimits.title),
    /** Instructions for measuring. */
    text: localizedText(siteLimits.sectionText, multiline),
    drawing: z.enum(sizeDrawings),
    columns: z
      .array(z.object({ column: z.enum(sizeColumns), label: localizedText(siteLimits.label) }))
      .min(1)
      .max(siteLimits.sizeColumns),
    rows: z.array(z.array(text(0, siteLimits.sizeCell)).max(siteLimits.sizeColumns)).max(siteLimits.sizeRows),
    /** Slugs of categories, including their subcategories; empty: any category. */
    categories: z.array(slug).max(siteLimits.sizePlaces),
    /** Slugs of brands; empty: any brand. */
    brands: z.array(slug).max(siteLimits.sizePlaces),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    message: 'has a row of another length',
  })
  .meta({ id: 'SizeGuideDocument' })
export type SizeGuideDocument = z.infer<typeof sizeGuideDocument>
