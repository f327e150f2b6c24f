import type { Product, ProductCard } from '#contract/product.ts'

/** A name that would close the script element if it weren't escaped. */
export const name = 'Bell </script><script>alert(1)</script>'
export const shop = {
  name: 'Ironhouse',
  supportEmail: 'help@x.example',
  locale: 'en',
  units: { weight: 'kg', length: 'cm' },
  locales: ['en'],
  currency: { name: 'USD', language: 'en', style: 'IN' },
  countries: [],
  freeShippingFrom: 75,
  taxInPrices: null,
  returnDays: 30,
  withdrawalDays: 14,
  paymentMethods: ['Stripe', 'COD'],
  delivery: { price: 5.9, from: '2026-03-05', to: '2026-03-09' },
  showOutbox: false,
  showApiDocs: false,
  showStyleguide: true,
  membership: { name: 'Regular', percent: 10 },
}
export const card: ProductCard = {
  id: 'p1',
  meta: { friendlyPageName: 'bell' },
  brand: { id: 'b', name: 'Northbar', slug: 'northbar' },
  tags: [],
  options: [],
  info: {
    name,
    sku: 'B-1',
    price: 40,
    oldPrice: 50,
    isFeatured: true,
    publishDate: '2025-01-01T00:00:00.000Z',
    isRedeemable: false,
  },
  photos: [{ url: '/pictures/bell.svg', alt: 'A bell', width: 8, height: 8 }],
  variants: [{ id: 'v1', sku: 'B-1', options: {}, price: 40, oldPrice: 50, stock: { state: 'low', left: 3 } }],
  rating: { average: 4.5, count: 2 },
}
export const product: Product = {
  ...card,
  categories: [],
  photos: card.photos.map((photo, displayOrder) => ({ alt: '', width: 8, height: 8, ...photo, displayOrder })),
  info: { ...card.info, shortDescription: 'Short.', fullDescription: 'Long.\n- One' },
  meta: { title: 'Bell', description: 'Short.', keywords: [], friendlyPageName: 'bell' },
  rating: { ...card.rating, histogram: [0, 0, 0, 1, 1] },
  attributes: [{ name: 'Material', value: 'Iron' }],
}
export const facets = {
  categories: [],
  brands: [],
  options: [],
  price: { min: 1, max: 90 },
  ratings: [],
  inStock: 1,
  reduced: 0,
  isNew: 0,
  bestSeller: 0,
  deal: 0,
  savings: [],
}

const post = {
  id: 'p',
  author: { id: 'u', handle: 'ada', name: 'Ada M.', avatar: null },
  text: 'It moved.',
  media: [],
  club: null,
  record: { id: 'r', lift: 'squat', measure: 'weight', value: 142.5, performedOn: '2026-03-01', note: '', gain: 2.5 },
  products: [{ id: 'p1', slug: 'bell', name: 'Bell', photo: null, price: 40, oldPrice: null, isInStock: true, isOwner: true }],
  createdAt: '2026-02-01T10:00:00.000Z',
}

/** Test responses for the calls of pages, by route. */
export const answers: Record<string, unknown> = {
  'GET /public/shop': shop,
  'GET /categories': { categories: [] },
  'GET /public/window': { pictures: {} },
  'GET /public/front': { sections: null },
  'GET /public/waitlist': { isOpen: true, publishAt: null, showsProducts: true },
  'GET /public/review-totals': { count: 2, average: 4.5 },
  'GET /brands': { brands: [] },
  'GET /user/blogs': { blogs: [], total: 0, months: [] },
  'GET /auth/providers': { providers: ['google'], passkeys: { host: 'shop.example' } },
  'GET /user/products/url/:uniqueName': product,
  'GET /user/products': { products: [card], totalProducts: 30, nextCursor: 'WyJ4', facets },
  'GET /user/products/tag/:tag': { products: [card] },
  'GET /user/order/review/:id': {
    productId: 'p1',
    total: 2,
    rating: { average: 4.5, count: 2, histogram: [0, 0, 0, 1, 1] },
    fits: { runsSmall: 1, trueToSize: 4, runsLarge: 0 },
    nextCursor: 'WzEsImEiXQ',
    reviews: [
      {
        id: 'r1',
        productId: 'p1',
        author: 'Ada M.',
        rating: 5,
        fit: 'true-to-size',
        text: 'Rings well.',
        image: [{ url: '/media/a.webp', alt: '', width: 8, height: 8 }],
        options: { Size: 'M' },
        verifiedPurchase: true,
        helpful: 2,
        createdAt: '2026-02-01T10:00:00.000Z',
        editedAt: null,
        reply: { text: 'Thank you.', at: '2026-02-02T10:00:00.000Z' },
      },
    ],
  },
  'GET /post/popular': { items: [post], nextCursor: null },
  'GET /clubs': {
    items: [
      { id: 'c', slug: 'early-bar', name: 'Early Bar', description: '', place: 'Porto', cover: null, members: 2, visibility: 'public' },
    ],
  },
  'GET /user/products/:id/questions-answers': { questions: [], total: 0 },
}
