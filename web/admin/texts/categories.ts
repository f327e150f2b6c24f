import type { BlogCategory } from '#contract/blogs.ts'

export type BlogCategoryName = BlogCategory

/** The contract's `blogCategories`, repeated here because importing them would bundle the schemas. */
export const blogCategoryNames = [
  'general',
  'lifestyle',
  'technology',
  'sports',
  'entertainment',
] as const satisfies readonly BlogCategory[]
