import type { ApiOutput } from '#contract/api.ts'
import { staff } from '#web/admin/session/session.ts'

export type StaffCategory = ApiOutput<'GET /admin/categories'>['categories'][number]
export type Brand = ApiOutput<'GET /admin/brands'>['brands'][number]

/** The names of categories and brands. */
export interface CatalogueNames {
  categories: StaffCategory[]
  brands: Brand[]
}

/** All categories and brands, for selection fields. */
export async function loadNames(): Promise<CatalogueNames> {
  const [{ categories }, { brands }] = await Promise.all([staff('GET /admin/categories', {}), staff('GET /admin/brands', {})])
  return { categories, brands }
}

/** A category's name with its ancestors: "Apparel / Tops". */
export function pathOf(categories: readonly StaffCategory[], id: string): string {
  const category = categories.find((one) => one.id === id)
  if (!category) return ''
  return category.parentId === null ? category.name : `${pathOf(categories, category.parentId)} / ${category.name}`
}
