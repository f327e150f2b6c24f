import type { OutputOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { Cart, CartLine } from '#contract/cart.ts'
import type { listSuggestions, searchAll } from '#contract/search.ts'
import { type BoundEndpoint, RawJson } from '#server/http/bind.ts'
import { emptyFacets } from '#server/modules/catalogue/catalogue.ts'

const noProducts = () => ({ products: [] })
const noProduct = () => {
  throw refuse('INVALID_PRODUCT_ID')
}
const noCategory = () => {
  throw refuse('INVALID_CATEGORY_ID')
}

/** The empty answers of calls that read products, by endpoint id. Calls that sell are refused as if the product didn't exist. */
const answers: Record<string, () => unknown> = {
  listProducts: () => ({ products: [], totalProducts: 0, nextCursor: null, facets: emptyFacets }),
  listLiveProducts: noProducts,
  listProductsById: noProducts,
  getProduct: noProduct,
  getProductByName: noProduct,
  getGiftCardProduct: () => ({ product: null }),
  listTagged: noProducts,
  listBoughtTogether: noProducts,
  listCategories: () => ({ categories: [] }),
  getCategory: noCategory,
  getCategoryBySlug: noCategory,
  listBrands: () => ({ brands: [] }),
  requestStockAlert: noProduct,
  listStockAlerts: () => ({ alerts: [] }),
  listReviews: noProduct,
  listQuestions: noProduct,
  reorderItems: () => {
    throw refuse('CAN_NOT_ADD_ITEMS')
  },
  setCartItem: () => {
    throw refuse('CAN_NOT_ADD_ITEM_TO_THE_CART')
  },
  checkoutSummary: () => {
    throw refuse('INVALID_ITEMS_SELECTED_OR_STOCK_OUT')
  },
  createOrder: () => {
    throw refuse('INVALID_ITEMS_SELECTED_OR_STOCK_OUT')
  },
}

const emptied = (cart: Cart): Cart => ({ ...cart, items: [], subtotal: 0 })
/** Cart lines stay stored, and are shown again when the shop shows its products. */
const cartCalls = ['getCart', 'mergeCart', 'changeCartItem', 'removeCartItem', 'emptyCart', 'previewCart']
const savedCalls = ['listSavedLines', 'saveLine', 'restoreLine', 'removeSavedLine', 'mergeSavedLines']
type WithLines = Partial<{ items: CartLine[]; cart: Cart; savedLines: CartLine[] }>
const withoutLines = ({ items, cart, savedLines, ...others }: WithLines) => ({
  ...others,
  ...(items && { items: [] }),
  ...(cart && { cart: emptied(cart) }),
  ...(savedLines && { savedLines: [] }),
})

/** Take the products out of an answer, by endpoint id. */
const filters: Record<string, (output: never) => unknown> = {
  searchAll: (output: OutputOf<typeof searchAll>) => ({
    ...output,
    totals: { ...output.totals, products: 0 },
    category: null,
    exact: null,
    ...(output.products && { products: { total: 0, items: [], marks: [], nextCursor: null, facets: emptyFacets } }),
  }),
  listSuggestions: (output: OutputOf<typeof listSuggestions>) => ({ ...output, queries: [], categories: [], products: [] }),
  ...Object.fromEntries(cartCalls.map((id) => [id, emptied])),
  ...Object.fromEntries(savedCalls.map((id) => [id, withoutLines])),
}

/** Wraps an endpoint of a shop that hides its catalogue, so that it answers as if there were no products. Placed orders stay visible. */
export function hideProducts(bound: BoundEndpoint): BoundEndpoint {
  const { id } = bound.endpoint
  const answer = answers[id]
  if (answer) return { ...bound, run: async () => answer() }
  const filter = filters[id]
  if (!filter) return bound
  return {
    ...bound,
    run: async (...args) => {
      const output = await bound.run(...args)
      return filter((output instanceof RawJson ? output.value : output) as never)
    },
  }
}
