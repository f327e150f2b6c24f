import { urls } from '#contract/urls.ts'
import { demoAddress } from '#seed/accounts.ts'
import type { Contents } from './database/database.ts'
import { fillDownloads } from './database/downloads.ts'
import { placeUnpaidOrdersNow } from './database/money.ts'
import type { SampleProduct } from './database/sample.ts'
import type { LoadRequest } from './load/connection.ts'
import type { Plan } from './load/plan.ts'
import { cartLines } from './requests/carts.ts'
import type { Articles } from './articles.ts'
import {
  clubPosts,
  comments,
  conversations,
  leaderboards,
  newPosts,
  personStories,
  publicLeaderboards,
  reactions,
} from './requests/community.ts'
import { articles, productFeed, sitemaps, uncachedArticles, uncachedLanding, uncachedMarket } from './requests/front.ts'
import { get, getPacked } from './requests/get.ts'
import { apiListPages, filteredPages, pagesAndSorts } from './requests/list-pages.ts'
import type { ProductList } from './requests/lists.ts'
import { searchRequests, suggestionRequests } from './requests/searches.ts'
import { reviewLists } from './requests/review-lists.ts'
import { type Pictures, pictureRequests, uploads } from './requests/pictures.ts'
import { firstVisits, uncachedProductPages, visitedPages } from './requests/product-pages.ts'
import { productSaves, staffProductLists } from './requests/products.ts'
import { reports } from './requests/reports.ts'
import { staffCustomerLists, staffOrderLists } from './requests/staff-lists.ts'
import { rails } from './requests/rails.ts'
import { asCustomers } from './requests/saved.ts'

/** The data that scenarios can request. */
export interface BenchData extends Contents {
  lists: ProductList[]
  pictures: Pictures
  articles: Articles
  /** The invoices of some customers. */
  invoices: LoadRequest[]
}

export interface Scenario {
  name: string
  title: string
  /** Requested like a browser does, and sent compressed; both its sizes are reported. */
  packed?: true
  /** A product changes every second meanwhile. */
  changing?: true
  /** Measured in a separate process, where no other scenario has left anything in memory. */
  alone?: true
  /** Requests that fill the caches to their usual state, if that takes longer than compiling the hot code. */
  warmUp?: { turns: number; secondsMax: number }
  /** Prepares the database, given its URL. */
  prepare?: (database: string) => Promise<void>
  plan: (world: BenchData) => Plan
}

const requests = (all: LoadRequest[]): Plan => ({ kind: 'requests', requests: all })
const category = 'strength'
/** Products cheap enough for cash on delivery, whatever the shipping costs. */
const withinCash = (products: SampleProduct[]): string[] => products.filter(({ price }) => price <= 300_00).map(({ slug }) => slug)
const neverAskedCount = 20_000
/** The first visit to a product renders its parts and costs five times as much: covers the first turns, on a slow machine all of them. */
const untilEachWasAsked = { turns: 3000, secondsMax: 20 }
const untilPopularIsCached = { turns: 10_000, secondsMax: 8 }

/** All scenarios, reads first: writes make the tables grow. */
export const scenarios: Scenario[] = [
  {
    name: 'product-list',
    title: 'Product list of 20, over 50 pages',
    packed: true,
    plan: ({ lists, topCategories }) => requests(apiListPages(lists, topCategories)),
  },
  {
    name: 'product',
    title: 'Product by its name',
    warmUp: untilEachWasAsked,
    plan: ({ products }) => requests(products.map(({ slug }) => get(`/api/user/products/url/${slug}`))),
  },
  { name: 'rail', title: 'Rail of a tag, or beside a product', packed: true, plan: ({ products }) => requests(rails(products)) },
  {
    name: 'bought-together',
    title: 'What is bought together',
    plan: ({ products }) => requests(products.map(({ productId }) => get(`/api/user/products/${productId}/bought-together`))),
  },
  {
    name: 'category-page-uncached',
    title: 'Category page, never asked before',
    packed: true,
    plan: ({ lists }) => requests(filteredPages(lists, neverAskedCount, 10)),
  },
  {
    name: 'category-page-next',
    title: 'Category page, next page or sort',
    packed: true,
    plan: ({ lists }) => requests(pagesAndSorts(lists)),
  },
  {
    name: 'category-page-cached',
    title: 'Category page, cached',
    packed: true,
    plan: () => requests([getPacked(urls.collection(category))]),
  },
  {
    name: 'product-page-uncached',
    title: 'Product page, uncached',
    packed: true,
    warmUp: untilEachWasAsked,
    plan: ({ products }) => requests(uncachedProductPages(products)),
  },
  {
    name: 'product-page-first-visit',
    title: 'Product page, first visit',
    packed: true,
    alone: true,
    plan: ({ products }) => ({ kind: 'requests', ...firstVisits(products) }),
  },
  {
    name: 'review-list',
    title: 'Review list of 10, sorts and pages',
    plan: ({ products }) => requests(reviewLists(products)),
  },
  {
    name: 'product-page-cached',
    title: 'Product page, cached',
    packed: true,
    plan: ({ products }) => requests([getPacked(urls.product(products[0]!.slug))]),
  },
  {
    name: 'text-page-uncached',
    title: 'Questions, searched, never asked before',
    plan: () => requests(Array.from({ length: 20_000 }, (_, n) => getPacked(urls.faq(`points ${n}`)))),
  },
  { name: 'market-uncached', title: 'Market, uncached', packed: true, plan: () => requests(uncachedMarket()) },
  { name: 'landing-uncached', title: 'Landing page, uncached', packed: true, plan: () => requests(uncachedLanding()) },
  { name: 'landing-cached', title: 'Landing page, cached', packed: true, plan: () => requests([getPacked(urls.home())]) },
  {
    name: 'article-uncached',
    title: 'Article, uncached',
    packed: true,
    plan: ({ articles: { slugs } }) => requests(uncachedArticles(slugs)),
  },
  { name: 'article-cached', title: 'Article, cached', packed: true, plan: ({ articles: { slugs } }) => requests(articles(slugs)) },
  { name: 'sitemap', title: 'Sitemap: index, products, pages', plan: () => requests(sitemaps()) },
  { name: 'product-feed', title: 'Product feed, built before', packed: true, plan: () => requests(productFeed()) },
  {
    name: 'pages-visited',
    title: 'Pages as visitors ask, 1 in 10 new',
    warmUp: untilPopularIsCached,
    plan: ({ products, lists }) => requests(visitedPages(products, lists)),
  },
  {
    name: 'pages-changing',
    title: 'The same, a product changes each s',
    changing: true,
    warmUp: untilPopularIsCached,
    plan: ({ products, lists }) => requests(visitedPages(products, lists)),
  },
  { name: 'wishlist', title: 'Wishlist of 12', plan: ({ tokens }) => requests(asCustomers('/api/wishlist', tokens)) },
  { name: 'wishlist-hearts', title: 'What hearts are filled', plan: ({ tokens }) => requests(asCustomers('/api/wishlist/saved', tokens)) },
  { name: 'compare', title: 'Comparison of 3', plan: ({ tokens }) => requests(asCustomers('/api/compare', tokens)) },
  {
    name: 'order-list',
    title: 'Order list of 10, read before',
    warmUp: untilEachWasAsked,
    plan: ({ tokens }) => requests(asCustomers('/api/user/orders/list?limit=10', tokens)),
  },
  {
    name: 'downloads',
    title: 'Downloads of a customer, 20 lines',
    prepare: fillDownloads,
    plan: ({ tokens }) => requests(asCustomers('/api/user/downloads?limit=20', tokens)),
  },
  { name: 'invoice', title: 'Invoice of 3 lines, PDF', warmUp: { turns: 100, secondsMax: 6 }, plan: ({ invoices }) => requests(invoices) },
  { name: 'search', title: 'Search, 20 results', plan: () => requests(searchRequests()) },
  { name: 'suggestions', title: 'Suggestions while typing', plan: () => requests(suggestionRequests()) },
  { name: 'uploaded-picture', title: 'Uploaded picture, served', plan: ({ pictures }) => requests(pictureRequests(pictures)) },
  { name: 'plans', title: 'Plans', plan: () => requests([get('/api/public/plans')]) },
  {
    name: 'newsfeed',
    title: 'Newsfeed of 20, 200 followed',
    plan: ({ community }) => requests(asCustomers('/api/post/newsfeed?limit=20', community.readers)),
  },
  {
    name: 'stories',
    title: 'Stories of whom one follows, 200 followed',
    plan: ({ community }) => requests(asCustomers('/api/story/fetch-stories', community.readers)),
  },
  {
    name: 'training-list',
    title: 'Training log: 20 workouts of 200',
    plan: ({ community }) => requests(asCustomers('/api/workouts?limit=20', community.readers)),
  },
  { name: 'person-stories', title: "A person's stories", plan: ({ community }) => requests(personStories(community)) },
  {
    name: 'inbox',
    title: 'Inbox of 30 conversations, of 100,000 messages',
    plan: ({ community }) => requests(asCustomers('/api/inbox?limit=30', community.readers)),
  },
  { name: 'conversation', title: 'Conversation, 30 of 100 messages', plan: ({ community }) => requests(conversations(community)) },
  { name: 'club-posts', title: 'Posts of a club, 20', plan: ({ community }) => requests(clubPosts(community)) },
  { name: 'leaderboard', title: 'Leaderboard of 500', plan: ({ community }) => requests(leaderboards(community)) },
  {
    name: 'public-leaderboard',
    title: 'Leaderboard of everyone, with 2,000',
    plan: ({ community }) => requests(publicLeaderboards(community)),
  },
  {
    name: 'challenge',
    title: 'Challenge that everyone is in',
    plan: ({ community }) => requests(asCustomers(`/api/challenges/${community.challenge}`, community.readers)),
  },
  { name: 'profile', title: 'Profile', plan: ({ community }) => requests(community.handles.map((handle) => get(`/api/people/${handle}`))) },
  {
    name: 'staff-products',
    title: 'List of 50 products in the back office',
    plan: ({ owner, products }) => requests(staffProductLists(owner, products)),
  },
  {
    name: 'staff-orders',
    title: 'List of 50 orders in the back office',
    plan: ({ owner }) => requests(staffOrderLists(owner)),
  },
  {
    name: 'staff-customers',
    title: 'List of 50 customers in the back office',
    plan: ({ owner }) => requests(staffCustomerLists(owner)),
  },
  { name: 'report', title: 'Report of the back office', plan: ({ owner }) => requests(reports(owner)) },
  { name: 'product-save', title: 'Saving a product', plan: ({ owner, products }) => requests(productSaves(owner, products)) },
  { name: 'reaction', title: 'Reaction to a post', plan: ({ tokens, community }) => requests(reactions(tokens, community)) },
  { name: 'comment', title: 'Comment on a post', plan: ({ tokens, community }) => requests(comments(tokens, community)) },
  {
    name: 'post',
    title: 'Post',
    plan: ({ tokens, community, products }) =>
      requests(
        newPosts(
          tokens,
          community,
          products.map(({ productId }) => productId),
        ),
      ),
  },
  { name: 'add-to-cart', title: 'Add to cart', plan: ({ products, tokens }) => requests(cartLines(products, tokens)) },
  {
    name: 'guest-checkout',
    title: 'Guest checkout by cash, 4 calls',
    plan: ({ products }) => ({ kind: 'checkouts', slugs: withinCash(products), address: demoAddress, paymentMethod: 'COD' }),
  },
  {
    name: 'guest-checkout-card',
    title: 'Guest checkout by card, 6 calls',
    plan: ({ products }) => ({ kind: 'checkouts', slugs: withinCash(products), address: demoAddress, paymentMethod: 'Stripe' }),
  },
  {
    name: 'webhook',
    title: 'Event that an order is paid',
    prepare: placeUnpaidOrdersNow,
    plan: ({ unpaid }) => ({ kind: 'paid-events', orders: unpaid }),
  },
  {
    name: 'upload',
    title: 'Upload of a JPEG, 1000 × 1000',
    warmUp: { turns: 30, secondsMax: 5 },
    plan: ({ pictures, tokens }) => requests(uploads(pictures, tokens)),
  },
]
