import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, limit, money, offsetOrCursor, queryFlag, queryInt, queryList, queryMoney, queryStep, slug, text } from './fields.ts'
import { discountSteps } from './facet-limits.ts'
import { limits } from './limits.ts'
import { type Picture, picture, product, productCard, productOrders, railNames, rating, variant } from './product.ts'

export interface CategoryNode {
  id: string
  name: string
  slug: string
  description: string
  productCount: number
  photo: Picture | null
  children: CategoryNode[]
}
export const category: z.ZodType<CategoryNode> = z
  .object({
    id,
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    productCount: z.int(),
    photo: picture.nullable(),
    get children() {
      return z.array(category)
    },
  })
  .meta({ id: 'Category' })

const counted = z.object({ slug: z.string(), name: z.string(), count: z.int() })
/**
 * Counts are the number of products that each further choice would show: OR inside a facet, AND across facets. `options` are those that
 * most of the products have (serverLimits.facets), each with its most common values and the chosen ones.
 */
export const facets = z
  .object({
    categories: z.array(counted),
    brands: z.array(counted),
    options: z.array(z.object({ name: z.string(), values: z.array(z.object({ value: z.string(), count: z.int() })) })),
    price: z.object({ min: money, max: money }),
    ratings: z.array(z.object({ atLeast: z.int(), count: z.int() })),
    inStock: z.int(),
    reduced: z.int(),
    isNew: z.int(),
    bestSeller: z.int(),
    deal: z.int(),
    savings: z.array(z.object({ atLeast: z.int(), count: z.int() })),
  })
  .meta({ id: 'Facets' })
export type Facets = z.infer<typeof facets>

/** The filters of a product list; `option` is "Name:Value" and may be repeated. */
export const productFilters = z.object({
  isFeatured: queryFlag.optional(),
  categoryId: id.optional(),
  category: slug.optional(),
  brand: queryList(slug).optional(),
  minPrice: queryMoney.optional(),
  maxPrice: queryMoney.optional(),
  rating: queryInt(1, 5).optional(),
  inStock: queryFlag.optional(),
  /** Only products whose price was reduced. */
  reduced: queryFlag.optional(),
  isNew: queryFlag.optional(),
  /** Only products that cards label as best sellers. */
  bestSeller: queryFlag.optional(),
  /** Only products in a limited-time deal. */
  deal: queryFlag.optional(),
  /** Only products reduced by at least this percentage. */
  saving: queryStep(discountSteps).optional(),
  tag: z.enum(railNames).optional(),
  q: text(1, limits.search.max).optional(),
  option: queryList(
    z
      .string()
      .max(120)
      .regex(/^[^:]{1,40}:.{1,79}$/, 'is not Name:Value')
      .refine((s) => s.isWellFormed() && !s.includes('\0')),
  ).optional(),
})

/** `full` adds the fields that cards omit, except the long texts. */
const fields = z.enum(['card', 'full']).default('card')

export const listProducts = endpoint({
  id: 'listProducts',
  route: 'GET /user/products',
  tag: 'Catalogue',
  auth: 'public',
  summary: 'List products, with filters, facet counts, sorting and pagination',
  maxAge: 0,
  input: offsetOrCursor(
    productFilters.extend({
      orderBy: z.enum(productOrders).default('relevance'),
      blur: queryFlag.optional(),
      fields,
      /** To page further than the maximum, follow `nextCursor` instead. */
      offset: queryInt(0, limits.page.offsetMax).default(0),
      /** The previous page's `nextCursor`, with the same filters and order; can't be combined with `offset`. */
      cursor: z.string().max(200).optional(),
      limit,
    }),
  ),
  output: z.object({ products: z.array(productCard), totalProducts: z.int(), nextCursor: z.string().nullable(), facets }),
  refusals: [],
})
export const getProduct = endpoint({
  id: 'getProduct',
  route: 'GET /user/products/:id',
  tag: 'Catalogue',
  auth: 'public',
  summary: 'Get a product by id',
  maxAge: 0,
  input: z.object({ id }),
  output: product,
  refusals: ['INVALID_PRODUCT_ID'],
})
export const getProductByName = endpoint({
  id: 'getProductByName',
  route: 'GET /user/products/url/:uniqueName',
  tag: 'Catalogue',
  auth: 'public',
  summary: 'Get a product by its unique name; a former name returns the product under its current one',
  maxAge: 0,
  input: z.object({ uniqueName: slug }),
  output: product,
  refusals: ['INVALID_PRODUCT_ID'],
})
export const getGiftCardProduct = endpoint({
  id: 'getGiftCardProduct',
  route: 'GET /public/gift-card',
  tag: 'Catalogue',
  auth: 'public',
  summary: 'Get the gift card that the shop sells; null if it sells none',
  input: z.object({}),
  output: z.object({ product: product.nullable() }),
  refusals: [],
})

/** The parts of a product that change with each sale and review. */
export const liveProduct = z
  .object({
    id,
    rating: rating.omit({ histogram: true }),
    variants: z.array(variant.pick({ id: true, stock: true })),
  })
  .meta({ id: 'LiveProduct' })
export type LiveProduct = z.infer<typeof liveProduct>
export const listLiveProducts = endpoint({
  id: 'listLiveProducts',
  route: 'GET /user/products/live',
  tag: 'Catalogue',
  auth: 'public',
  summary: 'Get the current stock and rating of some products, for pages that show an older state; unknown ids are left out',
  maxAge: 0,
  input: z.object({ id: queryList(id) }),
  output: z.object({ products: z.array(liveProduct) }),
  refusals: [],
})
export const listProductsById = endpoint({
  id: 'listProductsById',
  route: 'GET /user/products/by-id',
  tag: 'Catalogue',
  auth: 'public',
  summary: 'List some products by their ids, in that order; those that are not on sale are left out',
  maxAge: 0,
  input: z.object({ id: queryList(id), blur: queryFlag.optional(), fields }),
  output: z.object({ products: z.array(productCard) }),
  refusals: [],
})
export const listTagged = endpoint({
  id: 'listTagged',
  route: 'GET /user/products/tag/:tag',
  tag: 'Catalogue',
  auth: 'public',
  summary: 'List the products of a tag; YOU_MAY_LIKE needs the product they relate to',
  maxAge: 0,
  input: z.object({
    tag: z.string().max(60),
    productId: id.optional(),
    blur: queryFlag.optional(),
    fields,
    limit: queryInt(1, 24).default(8),
  }),
  output: z.object({ products: z.array(productCard) }),
  refusals: ['INVALID_TAG_NAME', 'INVALID_PRODUCT_ID'],
})
export const listBoughtTogether = endpoint({
  id: 'listBoughtTogether',
  route: 'GET /user/products/:id/bought-together',
  tag: 'Catalogue',
  auth: 'public',
  summary: 'List what is often bought together with a product, best first; empty if the orders show nothing',
  maxAge: 0,
  input: z.object({ id, blur: queryFlag.optional() }),
  output: z.object({ products: z.array(productCard) }),
  refusals: [],
})
