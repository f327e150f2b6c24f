import * as translations from '#contract/admin/translations.ts'
import { getRailPicks, getRelated, recomputeRails, setRailPicks, setRelated } from '#contract/rails.ts'
import { createDeal, endDeal, listDeals } from '#contract/deals.ts'
import {
  getProduct,
  getGiftCardProduct,
  getProductByName,
  listBoughtTogether,
  listLiveProducts,
  listProducts,
  listProductsById,
  listTagged,
} from '#contract/catalogue.ts'
import { publishProduct, renameCategoryPage, renameProductPage } from '#contract/page-names.ts'
import { getCategory, getCategoryBySlug, getWindow, listBrands, listCategories } from '#contract/categories.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { translationLocale } from '#server/http/locale.ts'
import type { CatalogueCache } from './cache.ts'
import { boughtTogether, productById, productBySlug, productList, productsById, taggedCards } from './catalogue.ts'
import { giftCardProduct } from './gift-card-product.ts'
import type { ProductFinder } from './lists/search-matches.ts'
import { addDeal, endDealNow } from './deals/deals.ts'
import { dealList } from './deals/list.ts'
import { categoryRoutes } from './editor/category-routes.ts'
import { editorRoutes } from './editor/routes.ts'
import { ledgerRoutes } from './ledger/routes.ts'
import { priceListRoutes } from './price-lists/routes.ts'
import { railPicks, recomputeSoon, relatedPicks, saveRailPicks, saveRelatedPicks } from './ranking/picks.ts'
import { setProductPublished } from './changes/publish.ts'
import { renameCategory, renameProduct } from './changes/rename.ts'
import { productTexts, saveCategoryTexts, saveOptionText, saveProductTexts, termTexts } from './staff-translations.ts'
import { brandList, categoryBySlug, navigationTree, oneCategory, windowOf } from './tree.ts'

/** The endpoints of the catalogue. Products are sent as their stored JSON text. */
export const catalogueRoutes = (cache: CatalogueCache, finder: ProductFinder): BoundEndpoint[] => [
  reads(translations.listProductTranslations, productTexts),
  writes(translations.translateProduct, saveProductTexts),
  reads(translations.listTermTranslations, termTexts),
  writes(translations.translateCategory, saveCategoryTexts),
  writes(translations.translateOption, saveOptionText),
  ...editorRoutes(),
  ...categoryRoutes(),
  ...ledgerRoutes(),
  ...priceListRoutes(),
  reads(listProducts, async (db, { q, ...input }, { config, now }) =>
    productList(db, cache.in(translationLocale(config)), input, now, q === undefined ? null : await finder.find(db, q)),
  ),
  reads(listLiveProducts, async (db, { id }, { now }) => ({ products: await cache.live.of(db, id, now) })),
  reads(listProductsById, (db, input, { config }) => productsById(db, cache.in(translationLocale(config)), input)),
  reads(getProduct, (db, { id }, { config, now }) => productById(db, cache.in(translationLocale(config)), id, now)),
  reads(getGiftCardProduct, async (db, _, { config, now }) => ({
    product: await giftCardProduct(db, cache.in(translationLocale(config)), now),
  })),
  reads(getProductByName, (db, { uniqueName }, { config, now }) => productBySlug(db, cache.in(translationLocale(config)), uniqueName, now)),
  reads(listDeals, (db, input, { now }) => dealList(db, input, now)),
  writes(createDeal, (tx, input, { caller, now }) => addDeal(tx, input, caller.userId, now)),
  writes(endDeal, (tx, { id }, { now }) => endDealNow(tx, id, now)),
  reads(getRailPicks, (db, { tag }) => railPicks(db, tag)),
  writes(setRailPicks, async (tx, { tag, ...picks }, { now }) => {
    const saved = await saveRailPicks(tx, tag, picks)
    await recomputeSoon(tx, now)
    return saved
  }),
  writes(recomputeRails, async (tx, _, { now }) => {
    await recomputeSoon(tx, now)
    return {}
  }),
  reads(getRelated, async (db, { id }) => ({ productIds: await relatedPicks(db, id) })),
  writes(setRelated, async (tx, { id, productIds }) => ({ productIds: await saveRelatedPicks(tx, id, productIds) })),
  reads(listBoughtTogether, (db, input, { config, now }) => boughtTogether(db, cache.in(translationLocale(config)), input, now)),
  reads(listTagged, (db, input, { config, now }) => taggedCards(db, cache.in(translationLocale(config)), input, now)),
  reads(listCategories, async (db, _, { config, now }) => ({
    categories: await navigationTree(db, cache.in(translationLocale(config)), now),
  })),
  reads(getCategory, (db, { id }, { config, now }) => oneCategory(db, cache.in(translationLocale(config)), (c) => c.id === id, now)),
  reads(getCategoryBySlug, (db, { slug }, { config, now }) => categoryBySlug(db, cache.in(translationLocale(config)), slug, now)),
  writes(renameProductPage, async (tx, { id, slug }) => {
    await renameProduct(tx, id, slug)
    return { id, slug }
  }),
  writes(renameCategoryPage, async (tx, { id, slug }) => {
    await renameCategory(tx, id, slug)
    return { id, slug }
  }),
  writes(publishProduct, async (tx, { id, isPublished }, { now }) => {
    await setProductPublished(tx, id, isPublished, now)
    return { id, isPublished }
  }),
  reads(getWindow, async (db, _, { now }) => ({ pictures: await windowOf(db, cache, now) })),
  reads(listBrands, async (db, _, { now }) => ({ brands: await brandList(db, cache, now) })),
]
