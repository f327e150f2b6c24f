import {
  getCategory,
  getCategoryBySlug,
  getProduct,
  getProductByName,
  listBrands,
  listCategories,
  listProducts,
  listTagged,
} from '#contract/catalogue.ts'
import { type Bound, RawJson, reads } from '#server/http/bind.ts'
import type { CatalogueCache } from './cache.ts'
import { brandList, categoryTree, oneCategory, productById, productBySlug, productList, taggedCards } from './catalogue.ts'

/** The calls of the catalogue. Products are sent as the database wrote them. */
export const catalogueRoutes = (cache: CatalogueCache): Bound[] => [
  reads(listProducts, async (db, input, { now }) => new RawJson(await productList(db, cache, input, now))),
  reads(getProduct, async (db, { id }, { now }) => new RawJson(await productById(db, id, now))),
  reads(getProductByName, async (db, { uniqueName }, { now }) => new RawJson(await productBySlug(db, uniqueName, now))),
  reads(listTagged, async (db, input, { now }) => new RawJson(await taggedCards(db, input, now))),
  reads(listCategories, async (db, _, { now }) => ({ categories: await categoryTree(db, cache, now) })),
  reads(getCategory, (db, { id }, { now }) => oneCategory(db, cache, (c) => c.id === id, now)),
  reads(getCategoryBySlug, (db, { slug }, { now }) => oneCategory(db, cache, (c) => c.slug === slug, now)),
  reads(listBrands, async (db, _, { now }) => ({ brands: await brandList(db, cache, now) })),
]
