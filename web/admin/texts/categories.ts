import type { BlogCategory } from '#contract/blogs.ts'

export type BlogCategoryName = BlogCategory

/** As `blogCategories` of the contract, which would bring the schemas along. */
export const blogCategoryNames = [
  'general',
  'lifestyle',
  'technology',
  'sports',
  'entertainment',
] as const satisfies readonly BlogCategory[]
