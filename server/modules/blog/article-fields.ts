import { z } from 'zod'
import { blogCategories } from '#contract/blogs.ts'

/** The front matter of an article. */
export const articleFields = z
  .object({
    title: z.string().min(1).max(100),
    description: z.string().min(20).max(220),
    category: z.enum(blogCategories),
    author: z.string().min(1).max(60),
    /** A short description of the author. */
    about: z.string().max(120).optional(),
    date: z.iso.date('is not a date like 2026-03-02').optional(),
    /**
     * Instead of a date, the number of days before the current week. Such an article belongs to the demo shop and isn't shown in others.
     */
    daysAgo: z.int().min(0).max(1000).optional(),
    updated: z.iso.date('is not a date like 2026-03-02').optional(),
    /** The name of a picture in /pictures, or an address with its sizes. */
    cover: z
      .union([
        z.string().regex(/^[a-z0-9-]+$/, 'is not the name of a picture'),
        z.object({ url: z.string().regex(/^\/(media|pictures)\/[\w.-]+$/), width: z.int().min(1), height: z.int().min(1) }),
      ])
      .optional(),
    alt: z.string().max(300).default(''),
    caption: z.string().max(200).optional(),
    /** Unique names of the products in the article. */
    products: z.array(z.string().max(120)).max(4).default([]),
  })
  .strict()
  .refine(({ date, daysAgo }) => (date === undefined) !== (daysAgo === undefined), {
    path: ['date'],
    message: 'is needed, or daysAgo, not both',
  })
export type ArticleFields = z.infer<typeof articleFields>
