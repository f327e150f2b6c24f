// Made by `npm run client` from the API document: not to be edited.

export type AccessToken = {
  /** Access token of the session, for `Authorization: Bearer` */
  access_token: string
  /** `true` if signing in canceled a scheduled deletion of the account; absent otherwise */
  restored?: true
}
export type Address = {
  /** First name */
  firstName: string
  /** Last name */
  lastName: string
  /** Email address; null if there is none */
  email?: string
  /** Street and house number */
  addressLine1: string
  /** Apartment, floor or company */
  addressLine2: string
  /** City */
  city: string
  /** Code of the state or province, in countries whose addresses include one */
  region?: string
  /** Postal code */
  postCode: string
  /** Country code, ISO 3166 alpha-2. If left out, the shop's country */
  country: string
  /** Phone number in E.164 format; null if there is none. Spaces, dots, hyphens and parentheses are ignored */
  phone: string
  /** Type of address */
  tag: 'HOME' | 'OFFICE' | 'OTHERS'
}
export type AddressInput = {
  /** First name */
  firstName: string
  /** Last name */
  lastName: string
  /** Email address; null if there is none */
  email?: string
  /** Street and house number */
  addressLine1: string
  /** Apartment, floor or company */
  addressLine2?: string
  /** City */
  city: string
  /** Code of the state or province, in countries whose addresses include one */
  region?: string
  /** Postal code */
  postCode: string
  /** Country code, ISO 3166 alpha-2. If left out, the shop's country */
  country?: string
  /** Phone number in E.164 format; null if there is none. Spaces, dots, hyphens and parentheses are ignored */
  phone: string
  /** Type of address */
  tag?: 'HOME' | 'OFFICE' | 'OTHERS'
}
export type Adjustment = {
  /** Name of the promotion */
  name: string
  /** Name in the language of the order, as it was when the order was placed; absent in the shop's first language */
  translation?: NameTranslation
  /** Promotion code that was applied; null for an automatic promotion */
  code: string | null
  /** Amount taken off the lines */
  amount: number
  /** Amount taken off shipping */
  shippingAmount: number
}
export type AdminHome = {
  /** Time at which the figures were calculated */
  at: string
  /** Tasks that wait for staff */
  waiting: {
    /** Orders to pack */
    pack: {
      /** Number of items */
      count: number
      /** Time since which the oldest task has waited; null if there is none */
      oldestAt: string | null
    }
    /** Orders with an outstanding card payment */
    unpaid: {
      /** Number of items */
      count: number
      /** Time since which the oldest task has waited; null if there is none */
      oldestAt: string | null
    }
    /** Returns that wait for a decision */
    returns: {
      /** Number of items */
      count: number
      /** Time since which the oldest task has waited; null if there is none */
      oldestAt: string | null
    }
    /** Refunds declined by the payment provider */
    refunds: {
      /** Number of items */
      count: number
      /** Time since which the oldest task has waited; null if there is none */
      oldestAt: string | null
    }
    /** Messages of which it is unclear whether they were sent */
    mails: {
      /** Number of items */
      count: number
      /** Time since which the oldest task has waited; null if there is none */
      oldestAt: string | null
    }
    /** Reports of posts, comments and people; null if the caller can't open them */
    reports: {
      /** Number of items */
      count: number
      /** Time since which the oldest task has waited; null if there is none */
      oldestAt: string | null
    } | null
    /** Flagged records that wait for a decision; null if the caller can't open them */
    records: {
      /** Number of items */
      count: number
      /** Time since which the oldest task has waited; null if there is none */
      oldestAt: string | null
    } | null
    /** Unanswered questions about products; null if the caller can't open them */
    questions: {
      /** Number of items */
      count: number
      /** Time since which the oldest task has waited; null if there is none */
      oldestAt: string | null
    } | null
  }
  /** Sales figures; null if the caller can't see reports */
  figures: {
    /** Figures of the current day so far, in UTC */
    today: {
      /** Number of orders, without those canceled before they were paid */
      orders: number
      /** Total value of the sales */
      sales: number
      /** Net sales: without discounts, returns, shipping, tax and gift cards. Negative if returns exceed sales */
      net: number
      /** Number of new accounts */
      members: number
    }
    /** Figures of the same weekday one week earlier, up to the same time of day */
    before: {
      /** Number of orders, without those canceled before they were paid */
      orders: number
      /** Total value of the sales */
      sales: number
      /** Net sales: without discounts, returns, shipping, tax and gift cards. Negative if returns exceed sales */
      net: number
      /** Number of new accounts */
      members: number
    }
    /** Cumulative sales at the end of each hour */
    hours: {
      /** Cumulative sales of today, one value for each hour that has begun */
      today: number[]
      /** Cumulative sales of the compared day, one value for each of its 24 hours */
      before: number[]
    }
    /** Best-selling products of today */
    top: {
      /** ID of the product */
      productId: string
      /** Display name */
      name: string
      /** URL-friendly name: lowercase words joined by hyphens */
      slug: string
      /** Total number of pieces */
      pieces: number
      /** Total value of the sales */
      sales: number
    }[]
  } | null
  /** Sold-out variants with pending stock alerts */
  wanted: {
    /** ID of the variant. Can be left out if the product has a single one */
    variantId: string
    /** Display name */
    name: string
    /** URL-friendly name: lowercase words joined by hyphens */
    slug: string
    /** SKU (stock keeping unit) */
    sku: string
    /** Number of people waiting for the variant */
    people: number
  }[]
}
export type Analytics = {
  /** First day of the range, in UTC */
  from: string
  /** Last day of the range, in UTC (inclusive): today at the latest */
  to: string
  /** Preceding range of the same length, used for comparison */
  before: {
    /** First day of the range, in UTC */
    from: string
    /** Last day of the range, in UTC (inclusive) */
    to: string
  }
  /** Figures of the range */
  now: {
    /** Number of orders, without those canceled before they were paid */
    orders: number
    /** Total value of the sales */
    sales: number
    /** Net sales: without discounts, returns, shipping, tax and gift cards. Negative if returns exceed sales */
    net: number
    /** Amount refunded to buyers */
    refunded: number
    /** Number of new accounts */
    members: number
    /** Number of new posts */
    posts: number
  }
  /** Figures of the preceding range. If the range ends today, the comparison stops at the same time of day */
  earlier: {
    /** Number of orders, without those canceled before they were paid */
    orders: number
    /** Total value of the sales */
    sales: number
    /** Net sales: without discounts, returns, shipping, tax and gift cards. Negative if returns exceed sales */
    net: number
    /** Amount refunded to buyers */
    refunded: number
    /** Number of new accounts */
    members: number
    /** Number of new posts */
    posts: number
  }
  /** Components of the sales of the range */
  breakdown: SalesBreakdown
  /** Components of the sales of the preceding range, up to the same time of day if the range ends today */
  breakdownBefore: SalesBreakdown
  /** Figures by day */
  days: {
    /** Number of orders, without those canceled before they were paid */
    orders: number
    /** Total value of the sales */
    sales: number
    /** Net sales: without discounts, returns, shipping, tax and gift cards. Negative if returns exceed sales */
    net: number
    /** Amount refunded to buyers */
    refunded: number
    /** Number of new accounts */
    members: number
    /** Number of new posts */
    posts: number
    /** Day in UTC */
    day: string
    /** Figures of the corresponding day of the preceding range */
    earlier: {
      /** Number of orders, without those canceled before they were paid */
      orders: number
      /** Total value of the sales */
      sales: number
      /** Net sales: without discounts, returns, shipping, tax and gift cards. Negative if returns exceed sales */
      net: number
      /** Amount refunded to buyers */
      refunded: number
      /** Number of new accounts */
      members: number
      /** Number of new posts */
      posts: number
    }
  }[]
  /** Daily visitors added up over the range, by how far they got */
  funnel: {
    /** Number of visitors */
    visits: number
    /** Number of visitors who viewed a product */
    products: number
    /** Number of visitors with a product in the cart */
    carts: number
    /** Number of visitors who started the checkout */
    checkouts: number
    /** Number of orders */
    orders: number
  }
  /** Daily visitors of the preceding range, by how far they got */
  funnelBefore: {
    /** Number of visitors */
    visits: number
    /** Number of visitors who viewed a product */
    products: number
    /** Number of visitors with a product in the cart */
    carts: number
    /** Number of visitors who started the checkout */
    checkouts: number
    /** Number of orders */
    orders: number
  }
  /** Best-selling products */
  top: {
    /** ID of the product */
    productId: string
    /** Display name */
    name: string
    /** URL-friendly name: lowercase words joined by hyphens */
    slug: string
    /** Total number of pieces */
    pieces: number
    /** Total value of the sales */
    sales: number
  }[]
  /** Searches without results, most frequent first */
  searches: {
    /** Search query in lower case */
    query: string
    /** Searches without results, most frequent first */
    searches: number
  }[]
  /** Customers grouped by the month of their first order */
  cohorts: {
    /** First day of the month */
    month: string
    /** Number of customers */
    customers: number
    /** Number of these customers who ordered again in each following month */
    again: number[]
  }[]
  /** Whether the caller receives yesterday's figures by email each morning */
  isMailed: boolean
}
export type Answer = {
  /** Unique ID (UUID) */
  id: string
  /** Text of the answer */
  answer: string
  /** First name and initial of the author, or the name of the shop; empty if the account was erased */
  author: string
  /** Whether the answer is from the shop. Such answers come first */
  isShop: boolean
  /** Whether the author had bought the product in this shop */
  isVerifiedOwner: boolean
  /** Number of votes for the answer */
  votes: number
  /** Time of the answer */
  answeredAt: string
  /** Time of the last change; null if never changed */
  editedAt: string | null
}
export type ApiKey = {
  /** ID of the API key */
  id: string
  /** Name of the API key, such as its purpose */
  name: string
  /** Last characters of the API key */
  ending: string
  /** Scopes of the API key: what it can read, or read and write */
  scopes: (
    | 'orders:read'
    | 'orders:write'
    | 'catalogue:read'
    | 'catalogue:write'
    | 'stock:read'
    | 'stock:write'
    | 'prices:read'
    | 'prices:write'
    | 'content:read'
    | 'content:write'
    | 'customers:read'
    | 'customers:write'
    | 'reviews:read'
    | 'reviews:write'
    | 'community:read'
    | 'community:write'
    | 'reports:read'
    | 'reports:write'
    | 'exports:read'
    | 'exports:write'
  )[]
  /** Name of the staff member who created the API key. The key works with their permissions */
  maker: string
  /** Time of creation */
  createdAt: string
  /** Time at which the API key expires; null if it never does */
  expiresAt: string | null
  /** Time at which the API key was last used, to the minute; null if never */
  usedAt: string | null
  /** Time of revocation; null if not revoked */
  revokedAt: string | null
}
export type AuditEntry = {
  /** Unique ID (UUID) */
  id: string
  /** Time of the change */
  at: string
  /** ID of the account that made the change */
  actorId: string
  /** Name of the person who made the change; null if the account was deleted */
  actorName: string | null
  /** Call that made the change: an operation ID of this document */
  call: string
  /** ID, number or name of the changed resource */
  target: string
  /** State before the change; null if unknown */
  before: Record<string, unknown> | null
  /** State after the change, or the input of the call. Secrets and personal data are masked */
  after: Record<string, unknown> | null
  /** Network of the client: a range of addresses, not the full IP address */
  network: string
}
export type BackOrder = {
  /** Whether the item isn't released yet, rather than temporarily out of stock */
  isPreOrder: boolean
  /** Day on which the item is expected to ship; null if unknown */
  shipsOn: string | null
}
export type Badge = {
  /** Kind of badge: a lift, years as a member, or number of posts */
  kind: 'squat' | 'bench' | 'deadlift' | 'years' | 'posts'
  /** Value of the badge: kilograms, years or number of posts */
  value: number
}
export type Banner = {
  /** ID of the banner. People who closed a banner with this ID don't see it again */
  id: string
  /** Place of the banner: above everything (`bar`), or below the header (`page`) */
  place: 'bar' | 'page'
  /** Color scheme of the banner */
  look: 'ink' | 'volt' | 'studio' | 'ember'
  /** Whether the banner or section is shown */
  isOn: boolean
  /** Text of the banner, by language */
  text: Record<string, string>
  /** Text of the link, by language */
  linkText: Record<string, string>
  /** Link target of the banner; null if it has no link */
  link: SiteLink | null
  /** Picture from the media library; null if there is none */
  picture: SitePicture | null
  /** Pages on which the banner is shown */
  pages: ('all' | 'home' | 'market' | 'collections' | 'product' | 'cart' | 'blogs' | 'community')[]
  /** Languages in which the banner is shown; empty for all */
  locales: ('en' | 'bn')[]
  /** Whether visitors can close the banner */
  canBeClosed: boolean
  /** Time from which the item is shown; null if there is no start time */
  from: string | null
  /** Time until which the item is shown; null if there is no end time */
  until: string | null
}
export type BannersDocument = {
  /** Kind of the site part */
  kind: 'banners'
  /** Banners. For each place, the first one that can be shown is shown */
  banners: Banner[]
}
export type BillingAddressInput = {
  /** First name */
  firstName: string
  /** Last name */
  lastName: string
  /** Email address; null if there is none */
  email?: string
  /** Street and house number */
  addressLine1: string
  /** Apartment, floor or company */
  addressLine2?: string
  /** City */
  city: string
  /** Code of the state or province, in countries whose addresses include one */
  region?: string
  /** Postal code */
  postCode: string
  /** Country code, ISO 3166 alpha-2. If left out, the shop's country */
  country?: string
  /** Phone number in E.164 format; null if there is none. Spaces, dots, hyphens and parentheses are ignored */
  phone?: string
  /** Type of address */
  tag?: 'HOME' | 'OFFICE' | 'OTHERS'
}
export type Blog = {
  /** Unique ID (UUID) */
  id: string
  /** URL-friendly name: lowercase words joined by hyphens */
  slug: string
  /** Title of the article */
  title: string
  /** Description */
  description: string
  /** Category of the article */
  category: 'general' | 'lifestyle' | 'technology' | 'sports' | 'entertainment'
  /** Name of the author */
  author: string
  /** Time of publication */
  publishedAt: string
  /** Estimated reading time in minutes */
  readingMinutes: number
  /** Cover picture; null if there is none */
  cover: Cover | null
  /** Original publication of the article; null if the shop wrote it */
  source: {
    /** Name of the original publication */
    name: string
    /** Address of the original article, used as the canonical URL by search engines */
    url: string
  } | null
  /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
  locale?: string
  /** Text as sanitized HTML */
  html: string
  /** Sections of the text */
  headings: {
    /** Anchor of the section, used after the `#` in links */
    id: string
    /** Heading of the section */
    text: string
  }[]
  /** Short description of the author; null if there is none */
  about: string | null
  /** Caption of the cover picture; null if there is none */
  caption: string | null
  /** Time of the last change */
  updatedAt: string
  /** Unique names of the products that the article is about */
  productNames: string[]
  /** Related articles */
  related: BlogSummary[]
}
export type BlogSummary = {
  /** Unique ID (UUID) */
  id: string
  /** URL-friendly name: lowercase words joined by hyphens */
  slug: string
  /** Title of the article */
  title: string
  /** Description */
  description: string
  /** Category of the article */
  category: 'general' | 'lifestyle' | 'technology' | 'sports' | 'entertainment'
  /** Name of the author */
  author: string
  /** Time of publication */
  publishedAt: string
  /** Estimated reading time in minutes */
  readingMinutes: number
  /** Cover picture; null if there is none */
  cover: Cover | null
  /** Original publication of the article; null if the shop wrote it */
  source: {
    /** Name of the original publication */
    name: string
    /** Address of the original article, used as the canonical URL by search engines */
    url: string
  } | null
  /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
  locale?: string
}
export type BoughtGiftCard = {
  /** Unique ID (UUID) */
  id: string
  /** Name of the recipient */
  recipientName: string
  /** Email address of the recipient */
  recipientEmail: string
  /** Name of the sender; may be empty */
  senderName: string
  /** Personal message, shown in the email with the amount */
  message: string
  /** Design of the gift card */
  design: 'ember' | 'night' | 'birthday' | 'thanks'
  /** Day to send the gift card, in the shop's time zone. Null or left out to send it right away */
  sendOn: string | null
  /** Whether the buyer chose a custom amount */
  isOwnAmount: boolean
  /** State of the gift card: not paid yet, scheduled for its day, sent, or voided */
  state: 'unpaid' | 'scheduled' | 'sent' | 'voided'
  /** Time at which the gift card was sent; null if it wasn't yet */
  sentAt: string | null
  /** Whether the buyer can have the gift card sent again */
  canResend: boolean
}
export type Cart = {
  /** Unique ID (UUID) */
  id: string | null
  /** ID of the customer; null for a visitor */
  userId: string | null
  /** Items of the list, cart or page */
  items: CartLine[]
  /** Total of all lines that can be bought */
  subtotal: number
}
export type CartGiftCard = {
  /** ID that distinguishes the gift card from others in the cart */
  id: string
  /** Custom amount. If left out, the price of the variant */
  amount?: number
  /** Name of the recipient */
  recipientName: string
  /** Email address of the recipient */
  recipientEmail: string
  /** Name of the sender; may be empty */
  senderName: string
  /** Personal message, shown in the email with the amount */
  message: string
  /** Design of the gift card */
  design: 'ember' | 'night' | 'birthday' | 'thanks'
  /** Day to send the gift card, in the shop's time zone. Null or left out to send it right away */
  sendOn?: string
}
export type CartLine = {
  /** ID of the product */
  productId: string
  /** ID of the variant. Can be left out if the product has a single one */
  variantId: string
  /** Number of pieces */
  quantity: number
  /** Product; null if it is no longer available */
  product: {
    /** Name of the product */
    name: string
    /** Name of the product in the address of its page */
    slug: string
    /** SKU (stock keeping unit) */
    sku: string
    /** Name of the brand */
    brand: string
    /** Address of the picture; null if there is none */
    photo: string
    /** Alternative text of the picture */
    photoAlt: string
    /** Selected value of each option, by option name */
    options: Record<string, string>
    /** Original price; null if the price isn't reduced */
    oldPrice: number | null
    /** Content of one piece, from which the unit price follows; absent if it has none */
    content?: Content
    /** Whether the product can be paid for with points */
    isRedeemable: boolean
    /** Maximum quantity currently available for this line */
    available: number
  }
  /** Price of one piece */
  price: number
  /** Price of one piece for the member who owns the cart; absent if it isn't lower */
  memberPrice?: number
  /** Price of one piece when the item was added to the cart; absent if it has not changed */
  priceWas?: number
  /** Gift card details: the recipient and when to send it. Null or left out for other products */
  giftCard?: CartGiftCard
  /** Change since the line was added to the cart; absent if nothing changed */
  notice?: 'UNAVAILABLE' | 'OUT_OF_STOCK' | 'MORE_THAN_STOCK' | 'PRICE_CHANGED'
  /** Details of a sale before stock arrives, with the shipping date; absent if the item isn't sold that way */
  backOrder?: WaitingPieces
}
export type Category = {
  /** Unique ID (UUID) */
  id: string
  /** Name of the category */
  name: string
  /** URL-friendly name, used in the address of the page */
  slug: string
  /** Description */
  description: string
  /** Number of products */
  productCount: number
  /** Picture of the category; null if there is none */
  photo: Picture | null
  /** Direct subcategories */
  children: Category[]
}
export type CategoryTranslation = {
  /** Slug of the category */
  slug: string
  /** Name in the original language */
  name: string
  /** Description */
  description: string
  /** Name in the requested language; empty if it isn't translated */
  translatedName: string
  /** Description in the requested language; empty if it isn't translated */
  translatedDescription: string
}
export type Challenge = {
  /** Unique ID (UUID) */
  id: string
  /** Club that holds the challenge; null if it is of the whole shop */
  club: {
    /** URL-friendly name: lowercase words joined by hyphens */
    slug: string
    /** Display name */
    name: string
  } | null
  /** Title of the challenge */
  title: string
  /** Cover picture of the challenge: a path of this site; null if there is none */
  cover: string | null
  /** Measure of the challenge: `volume` in kilograms moved, `days` in days with a workout, `reps` in repetitions */
  goal: 'volume' | 'days' | 'reps'
  /** Amounts to reach, in kilograms, days or repetitions */
  tiers: {
    /** Amount to reach bronze */
    bronze: number
    /** Amount to reach silver */
    silver: number
    /** Amount to reach gold */
    gold: number
  }
  /** First day of the challenge */
  firstDay: string
  /** Last day of the challenge */
  lastDay: string
  /** State of the challenge; days are those of UTC */
  state: 'upcoming' | 'running' | 'ended' | 'cancelled'
  /** Number of days until the challenge starts or, while it is running, ends, including today; otherwise 0 */
  daysLeft: number
  /** Number of people who take part */
  participants: number
  /** Progress of the caller; null if they don't take part */
  mine: {
    /** Total so far, in kilograms, days or repetitions */
    total: number
    /** Highest tier that the caller has reached; null if there is none */
    tier: 'bronze' | 'silver' | 'gold' | null
    /** Whether rankings show the caller */
    isRanked: boolean
    /** Amounts of the caller by day, in order; days without any are left out */
    days: {
      /** Day in UTC */
      day: string
      /** Amount of the day, in kilograms, days or repetitions */
      amount: number
    }[]
  } | null
  /** Description of the challenge */
  description: string
  /** Last day on which what was trained during the challenge can still be logged */
  countsUntil: string
  /** Whether the results are final */
  isFinal: boolean
  /** Ranked people around the caller; for others, the first five */
  ranking: Challenger[]
  /** Whether the caller can change and cancel the challenge */
  mayChange: boolean
}
export type ChallengeCard = {
  /** Unique ID (UUID) */
  id: string
  /** Club that holds the challenge; null if it is of the whole shop */
  club: {
    /** URL-friendly name: lowercase words joined by hyphens */
    slug: string
    /** Display name */
    name: string
  } | null
  /** Title of the challenge */
  title: string
  /** Cover picture of the challenge: a path of this site; null if there is none */
  cover: string | null
  /** Measure of the challenge: `volume` in kilograms moved, `days` in days with a workout, `reps` in repetitions */
  goal: 'volume' | 'days' | 'reps'
  /** Amounts to reach, in kilograms, days or repetitions */
  tiers: {
    /** Amount to reach bronze */
    bronze: number
    /** Amount to reach silver */
    silver: number
    /** Amount to reach gold */
    gold: number
  }
  /** First day of the challenge */
  firstDay: string
  /** Last day of the challenge */
  lastDay: string
  /** State of the challenge; days are those of UTC */
  state: 'upcoming' | 'running' | 'ended' | 'cancelled'
  /** Number of days until the challenge starts or, while it is running, ends, including today; otherwise 0 */
  daysLeft: number
  /** Number of people who take part */
  participants: number
  /** Progress of the caller; null if they don't take part */
  mine: {
    /** Total so far, in kilograms, days or repetitions */
    total: number
    /** Highest tier that the caller has reached; null if there is none */
    tier: 'bronze' | 'silver' | 'gold' | null
  } | null
}
export type Challenger = {
  /** Rank; people with equal totals share one. Null beyond the first 10,000 */
  place: number | null
  /** Person */
  person: Person
  /** Total so far, in kilograms, days or repetitions */
  total: number
}
export type CheckoutSummary = {
  /** Products, or lines of an order */
  products: OrderLine[]
  /** Problems by field path */
  problems: Record<string, string[]>
  /** Whether anything needs to be shipped. If false, everything is sent by email: there is no shipping method, and the billing address is the only address */
  needsShipping: boolean
  /** Shipping address; null if not given */
  shippingAddress: OrderAddress | null
  /** Billing address. If there is none, the shipping address is used */
  billingAddress: OrderAddress | null
  /** Available shipping methods */
  shippingMethods: ShippingMethod[]
  /** Code of the selected shipping method; null if nothing can be shipped to the address */
  shippingMethod: string | null
  /** Subtotal from which standard shipping is free; null if there is no such threshold */
  freeShippingFrom: number | null
  /** Payment method of the order; null if none is selected */
  paymentMethod: 'Stripe' | 'Points' | 'COD' | 'Credit' | null
  /** Available payment methods */
  paymentMethods: ('Stripe' | 'Points' | 'COD' | 'Credit')[]
  /** Maximum total that can be paid in cash on delivery; null if there is no limit */
  cashMax: number | null
  /** Currency of the amounts; absent for the shop's currency. Send it unchanged when placing the order */
  currency?: {
    /** Currency code, ISO 4217 */
    code: string
    /** Exchange rate: units of this currency per unit of the shop's currency, as an exact decimal */
    rate: string
  }
  /** Time at which the first deal behind these prices ends; request the summary again then. Null if no deal is running */
  pricesUntil: string | null
  /** Total of the lines */
  productCost: number
  /** Shipping cost */
  shippingCost: number
  /** Amount of the discount */
  discount: number
  /** Tax added on top of the prices; part of the total */
  tax: number
  /** Total to pay */
  totalCost: number
  /** Taxes by rate, either included in the prices or added on top */
  taxes: TaxShare[]
  /** Amount of tax included in the prices */
  taxIncluded: number
  /** Name of the plan that lowered the buyer's prices; null if there is none */
  memberPlan: string | null
  /** Discounts by promotion. The rest of the discount comes from the buyer's plan */
  adjustments: Adjustment[]
  /** Promotion codes from the request, each with its outcome */
  codes: CodeOutcome[]
  /** Store credit balance of the customer; null for guests */
  storeCredit: number | null
  /** Gift cards and store credit that pay for the order, in the order in which they are used */
  credits: OrderCredit[]
  /** Amount paid with gift cards and store credit */
  creditCost: number
  /** Amount left to pay after the given points, gift cards and store credit */
  amountDue: number
  /** Points that can be spent on the order; null for guests, and if no points can be spent */
  points: {
    /** Points balance. Negative if points were taken back after they had been spent */
    balance: number
    /** Maximum number of points that can be spent on the order */
    usable: number
    /** Amount that these points pay */
    usableCost: number
    /** Number of points needed to pay the whole order; null if some lines can't be paid with points */
    needed: number | null
  } | null
}
export type ClaimedGiftCard = {
  /** Amount moved from the gift card to the store credit */
  claimed: number
  /** Store credit balance after the claim */
  balance: number
}
export type Club = {
  /** Unique ID (UUID) */
  id: string
  /** URL-friendly name: lowercase words joined by hyphens */
  slug: string
  /** Name of the club */
  name: string
  /** Description of the club */
  description: string
  /** Place where the club trains */
  place: string
  /** Cover picture of the club: a path of this site; null if there is none */
  cover: string | null
  /** Visibility of the club. People must request to join a `private` club; a `hidden` club is by invite only */
  visibility: 'public' | 'private' | 'hidden'
  /** Number of members */
  members: number
  /** Relation of the caller to the club; null if there is none */
  membership: ClubMembership | null
  /** Rules that members agree to */
  rules: string
  /** Number of posts */
  posts: number
  /** Number of upcoming events */
  events: number
  /** Time of creation */
  createdAt: string
  /** Whether posts, records and lists of people are hidden from the caller */
  isHidden: boolean
  /** Owner, admins and moderators of the club */
  team: {
    /** Unique ID (UUID) */
    id: string
    /** Handle of the profile, used in its address: letters, digits, underscores and single dots. Null if there is none */
    handle: string
    /** Name of the club */
    name: string
    /** Profile picture: a path of this site; null if there is none */
    avatar: string | null
    /** Role of the person in the club */
    role: 'owner' | 'admin' | 'moderator' | 'member'
  }[]
  /** Number of pending join requests, counted up to 100; only for people who can accept them */
  requests: number
}
export type ClubCard = {
  /** Unique ID (UUID) */
  id: string
  /** URL-friendly name: lowercase words joined by hyphens */
  slug: string
  /** Name of the club */
  name: string
  /** Description of the club */
  description: string
  /** Place where the club trains */
  place: string
  /** Cover picture of the club: a path of this site; null if there is none */
  cover: string | null
  /** Visibility of the club. People must request to join a `private` club; a `hidden` club is by invite only */
  visibility: 'public' | 'private' | 'hidden'
  /** Number of members */
  members: number
  /** Relation of the caller to the club; null if there is none */
  membership: ClubMembership | null
}
export type ClubEvent = {
  /** Unique ID (UUID) */
  id: string
  /** Club that holds the event */
  club: {
    /** URL-friendly name: lowercase words joined by hyphens */
    slug: string
    /** Display name */
    name: string
  }
  /** Title of the event */
  title: string
  /** Description of the event, such as what to bring */
  description: string
  /** Place of the event */
  place: string
  /** Start time of the event */
  startsAt: string
  /** End time of the event */
  endsAt: string
  /** Maximum number of participants; null if unlimited */
  capacity: number | null
  /** Number of participants */
  going: number
  /** Number of people on the waiting list */
  waiting: number
  /** Time at which the event was canceled; null if it wasn't */
  cancelledAt: string | null
  /** Response of the caller to the event; null if there is none */
  rsvp: Rsvp | null
}
export type ClubInvite = {
  /** Unique ID (UUID) */
  id: string
  /** Number of people who have used the invite */
  uses: number
  /** Maximum number of people who can use the invite */
  usesMax: number
  /** Time at which the invite expires */
  expiresAt: string
  /** Time of creation */
  createdAt: string
  /** Time at which the invite was revoked; null if it wasn't */
  revokedAt: string | null
}
export type ClubMember = {
  /** Unique ID (UUID) */
  id: string
  /** Handle of the profile, used in its address: letters, digits, underscores and single dots. Null if there is none */
  handle: string
  /** Display name */
  name: string
  /** Profile picture: a path of this site; null if there is none */
  avatar: string | null
  /** Role of the person in the club */
  role: 'owner' | 'admin' | 'moderator' | 'member'
  /** Time at which the person joined the club, or requested to join */
  joinedAt: string
}
export type ClubMembership = {
  /** Role of the caller in the club */
  role: 'owner' | 'admin' | 'moderator' | 'member'
  /** State of the caller in the club; `requested` until the club accepts the request */
  state: 'member' | 'requested'
  /** Whether rankings include the person */
  isRanked: boolean
}
export type CodeOutcome = {
  /** Promotion code in upper case */
  code: string
  /** Reason why the code has no effect; null if it was applied */
  reason:
    | 'UNKNOWN'
    | 'NOT_STARTED'
    | 'EXPIRED'
    | 'USED_UP'
    | 'USED_BY_YOU'
    | 'SIGN_IN'
    | 'NOT_FIRST_ORDER'
    | 'NOT_FOR_YOUR_PLAN'
    | 'NOT_FOR_YOU'
    | 'NO_MATCHING_ITEMS'
    | 'MIN_SUBTOTAL'
    | 'MIN_QUANTITY'
    | 'NOTHING_LEFT'
    | 'GIFT_IS_OUT_OF_STOCK'
    | 'NOT_COMBINABLE'
    | null
  /** Amount missing from the cart to reach the minimum; null if that isn't the reason */
  missingAmount: number | null
  /** Number of pieces missing from the cart to reach the minimum; null if that isn't the reason */
  missingQuantity: number | null
}
export type Comment = {
  /** Unique ID (UUID) */
  id: string
  /** ID of the parent comment; null if the comment isn't a reply */
  parentId: string | null
  /** Author */
  author: Person
  /** Text */
  text: string
  /** Handles mentioned in the text that exist */
  mentions: string[]
  /** Links in the text to pages of this site: hashtags, people and addresses */
  links: TextLink[]
  /** Number of replies */
  replies: number
  /** Time of creation */
  createdAt: string
  /** Time of the last change; null if never changed */
  editedAt: string | null
  /** Whether the text contains a word that the caller has muted */
  isMuted: boolean
  /** Reason for which moderators removed the content; null if it isn't removed. Only its author can still see removed content */
  removedReason: string | null
}
export type Comparison = {
  /** Unique ID (UUID) */
  id: string | null
  /** ID of the customer; null for a visitor */
  userId: string
  /** Items of the list, cart or page */
  items: {
    /** ID of the product */
    productId: string
    /** Product; null if it is no longer available */
    product: ProductCard
  }[]
}
export type Content = {
  /** Amount in the unit */
  amount: number
  /** Unit: grams, milliliters, centimeters, or what is counted */
  unit: 'g' | 'ml' | 'cm' | 'piece' | 'capsule' | 'serving'
}
export type ContentPage = {
  /** Name of the page in its address */
  name: string
  /** Title of the page */
  title: string
  /** Description */
  description: string
  /** Day of the last change */
  updatedAt: string
  /** Version number, which increases with each change */
  version: number
  /** Text as sanitized HTML */
  html: string
  /** Sections of the text */
  headings: {
    /** Anchor of the section, used after the `#` in links */
    id: string
    /** Heading of the section */
    text: string
  }[]
  /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
  locale?: string
}
export type Cover = {
  /** Address: a path of this site or a full URL */
  url: string
  /** Alternative text of the picture */
  alt: string
  /** Width in pixels */
  width: number
  /** Height in pixels */
  height: number
  /** Tiny WebP preview as base64, to show until the picture has loaded */
  blur?: string
}
export type CreditAccount = {
  /** Unique ID (UUID) */
  id: string
  /** Type of account: a gift card, or the store credit of a customer */
  kind: 'gift_card' | 'customer'
  /** Last four characters of the gift card code; null for store credit */
  last4: string | null
  /** Owner of the store credit; null for a gift card */
  person: {
    /** Unique ID (UUID) */
    id: string
    /** Display name */
    name: string
    /** Email address; null if there is none */
    email: string | null
  } | null
  /** Email address that the gift card was sent to; null if there is none */
  recipient: string | null
  /** Remaining balance */
  balance: number
  /** State of the account: it can be spent if `active` */
  state: 'active' | 'empty' | 'expired' | 'disabled'
  /** Time of expiry; null if it never expires */
  expiresAt: string | null
  /** Time of creation */
  createdAt: string
}
export type CreditAccountWithHistory = {
  /** Unique ID (UUID) */
  id: string
  /** Type of account: a gift card, or the store credit of a customer */
  kind: 'gift_card' | 'customer'
  /** Last four characters of the gift card code; null for store credit */
  last4: string | null
  /** Owner of the store credit; null for a gift card */
  person: {
    /** Unique ID (UUID) */
    id: string
    /** Display name */
    name: string
    /** Email address; null if there is none */
    email: string | null
  } | null
  /** Email address that the gift card was sent to; null if there is none */
  recipient: string | null
  /** Remaining balance */
  balance: number
  /** State of the account: it can be spent if `active` */
  state: 'active' | 'empty' | 'expired' | 'disabled'
  /** Time of expiry; null if it never expires */
  expiresAt: string | null
  /** Time of creation */
  createdAt: string
  /** Latest changes of the balance, each with its author and reason */
  entries: StaffCreditEntry[]
}
export type CreditEntry = {
  /** Unique ID (UUID) */
  id: string
  /** Amount of the change; positive for money added, negative for money taken */
  amount: number
  /** Reason for the change of the balance */
  reason: 'ISSUED' | 'ADJUSTED' | 'BOUGHT' | 'SPENT' | 'SPENT_RETURNED' | 'REFUND' | 'CLAIMED' | 'VOIDED' | 'MERGED'
  /** Number of the related order; null if there is none */
  orderNumber: string | null
  /** Time of creation */
  createdAt: string
}
export type CurrencySettings = {
  /** Version number, which increases with each change */
  version: number
  /** Currencies besides the shop's own, in display order */
  currencies: {
    /** Currency code, ISO 4217 */
    code: string
    /** Exchange rate: units of this currency per unit of the shop's currency, as an exact decimal */
    rate: string
    /** Rounding of converted prices: to the minor unit, to .99, to .95, or to whole units */
    rounding: '95' | '99' | 'minor' | 'whole'
    /** Whether the currency is offered */
    active: boolean
  }[]
}
export type Customer = {
  /** Unique ID (UUID) */
  id: string
  /** Display name */
  name: string
  /** Email address; null if there is none */
  email: string | null
  /** Phone number in E.164 format; null if there is none. Spaces, dots, hyphens and parentheses are ignored */
  phone: string | null
  /** Whether the phone number was verified with a code. An unverified phone number gives no access to the account */
  phoneVerified: boolean
  /** Date of birth; null if not given */
  dateOfBirth: string | null
  /** Heaviest squat in kilograms; null if not given */
  maxSquat: number | null
  /** Unit in which to display weights. The API always uses kilograms */
  weightUnit: 'kg' | 'lb'
  /** Handle of the profile, used in its address: letters, digits, underscores and single dots. Null if there is none */
  handle: string | null
  /** Short description of the person */
  bio: string
  /** Profile picture: a path of this site; null if there is none */
  avatar: string | null
  /** Audience of the profile, posts and records */
  privacy: 'public' | 'followers' | 'private'
  /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
  locale: 'en' | 'bn' | null
  /** Name of the role; `customer` if the person isn't staff */
  role: string
  /** Points balance */
  points: number
  /** Whether the account has a password */
  hasPassword: boolean
  /** Whether the staff member must set up a second factor before staff permissions take effect */
  mustSetUpSecondFactor: boolean
  /** Saved addresses: the default first, then the newest */
  addresses: SavedAddress[]
}
export type CustomerRow = {
  /** Unique ID (UUID) */
  id: string
  /** Display name */
  name: string
  /** Email address; null if there is none */
  email: string | null
  /** Time at which the customer's account was created */
  since: string
  /** Number of orders placed by the customer */
  orders: number
  /** Total amount paid for all orders, minus refunds */
  spent: number
  /** Points balance of the customer */
  points: number
}
export type Deal = {
  /** Unique ID (UUID) */
  id: string
  /** ID of the product */
  productId: string
  /** Time at which the deal starts. If left out or in the past, it starts now */
  startsAt: string
  /** Time at which the deal ends, to the second */
  endsAt: string
  /** Number of pieces available at the deal price; null if unlimited */
  quantity: number | null
  /** Number of pieces sold at the deal price, counted only if that number is limited */
  sold: number
  /** Deal prices of the variants */
  prices: {
    /** ID of the variant. Can be left out if the product has a single one */
    variantId: string
    /** Price of one piece */
    price: number
  }[]
}
export type DeskQuestion = {
  /** Unique ID (UUID) */
  id: string
  /** Product; null if it is no longer available */
  product: {
    /** Unique ID (UUID) */
    id: string
    /** Name of the product */
    name: string
    /** Name of the product in the address of its page */
    slug: string
    /** Address of the picture; null if there is none */
    photo: string
  }
  /** Text of the question */
  question: string
  /** First name and initial of the author; empty if the account was erased */
  author: string
  /** Number of visible answers to the question */
  answers: number
  /** Whether the shop has answered the question */
  isAnsweredByShop: boolean
  /** Number of people who reported the question or its answers */
  reports: number
  /** Reason for which staff hid the content; null if it isn't hidden */
  hidden: 'spam' | 'offensive' | 'wrong-product' | 'personal-data' | 'illegal' | null
  /** Time at which the question was asked */
  askedAt: string
  /** All answers to the question, including hidden ones */
  allAnswers: {
    /** Unique ID (UUID) */
    id: string
    /** Text of the answer */
    answer: string
    /** First name and initial of the author; empty if the account was erased */
    author: string
    /** Whether the answer is from the shop. Such answers come first */
    isShop: boolean
    /** Whether the author had bought the product in this shop */
    isVerifiedOwner: boolean
    /** Number of votes for the answer */
    votes: number
    /** Number of people who reported the answer */
    reports: number
    /** Reason for which staff hid the content; null if it isn't hidden */
    hidden: 'spam' | 'offensive' | 'wrong-product' | 'personal-data' | 'illegal' | null
    /** Time of the answer */
    answeredAt: string
  }[]
}
export type Dimensions = {
  /** Width in millimeters */
  width: number
  /** Height in millimeters */
  height: number
  /** Depth in millimeters */
  depth?: number
  /** Shape used to draw the product */
  shape: string
  /** Dimensions that differ from these, by option and value; absent if there are none */
  by?: Record<
    string,
    Record<
      string,
      {
        /** Width in millimeters */
        width?: number
        /** Height in millimeters */
        height?: number
        /** Depth in millimeters */
        depth?: number
      }
    >
  >
}
export type DiscountRow = {
  /** ID of the promotion; null for plans, member price lists and staff discounts */
  promotionId: string | null
  /** Name of the promotion; empty if there is none */
  name: string
  /** Number of orders with the discount */
  orders: number
  /** Amount taken off products */
  goods: number
  /** Amount taken off shipping */
  shipping: number
  /** Total of the orders with the discount */
  sales: number
}
export type DoublePair = {
  /** Unique ID (UUID) */
  id: string
  /** Account with more orders, or the older one */
  stays: {
    /** Unique ID (UUID) */
    id: string
    /** Display name */
    name: string
    /** Email address; null if there is none */
    email: string | null
    /** Time at which the account was created */
    since: string
    /** Orders, or their number if it is an integer */
    orders: number
    /** Total amount paid for all orders, minus refunds */
    spent: number
    /** Points balance */
    points: number
    /** Phone number in E.164 format; null if there is none. Spaces, dots, hyphens and parentheses are ignored */
    phone: string | null
  }
  /** Other account of the pair */
  goes: {
    /** Unique ID (UUID) */
    id: string
    /** Display name */
    name: string
    /** Email address; null if there is none */
    email: string | null
    /** Time at which the account was created */
    since: string
    /** Orders, or their number if it is an integer */
    orders: number
    /** Total amount paid for all orders, minus refunds */
    spent: number
    /** Points balance */
    points: number
    /** Phone number in E.164 format; null if there is none. Spaces, dots, hyphens and parentheses are ignored */
    phone: string | null
  }
  /** Common properties of both accounts */
  same: ('phone' | 'address' | 'email')[]
  /** Time at which the pair was first found */
  foundAt: string
  /** Whether staff marked the two accounts as different people */
  areDifferent: boolean
}
export type EditedProduct = {
  /** Name of the product */
  name: string
  /** Name of the product in the address of its page */
  friendlyPageName: string
  /** ID of the brand */
  brandId: string
  /** IDs of the categories, the main one first */
  categoryIds: string[]
  /** Short description */
  shortDescription: string
  /** Long description */
  fullDescription: string
  /** Title of the page in search results. If empty, the name of the product */
  metaTitle: string
  /** Description of the page in search results. If empty, the short description */
  metaDescription: string
  /** Search keywords */
  keywords: string[]
  /** Whether the shop features the product */
  isFeatured: boolean
  /** Whether the product can be paid for with points */
  isRedeemable: boolean
  /** Gift card settings, if the product is a gift card. Its variants are the fixed amounts; a custom amount may be allowed as well. Null for other products */
  giftCard: {
    /** Limits of a custom amount; null if only the amounts of the variants can be bought */
    ownAmount: {
      /** Minimum custom amount */
      min: number
      /** Maximum custom amount */
      max: number
    } | null
  } | null
  /** Code of the tax class */
  taxClass: string
  /** Whether the product is on sale from its publication date on */
  isPublished: boolean
  /** Time of publication */
  publishDate: string
  /** Time at which the product is automatically taken off sale; null for never */
  unpublishDate: string | null
  /** Options that distinguish the variants */
  options: {
    /** Name of the option, such as size */
    name: string
    /** Values of the option */
    values: string[]
    /** Color of each value, in the same order; absent if the values have no colors */
    swatches?: string[]
  }[]
  /** Attributes of the product besides its options */
  attributes: {
    /** Name of the attribute, such as material */
    name: string
    /** Value */
    value: string
    /** Whether lists can be filtered by the attribute */
    isFilter: boolean
  }[]
  /** Pictures. Lists include only the first three; the second and third have no alternative text, as they stand in for the first */
  photos: {
    /** Address: a path of this site or a full URL */
    url: string
    /** Alternative text of the picture */
    alt: string
    /** Options that distinguish the variants */
    options?: Record<string, string>
    /** Width in pixels */
    width: number
    /** Height in pixels */
    height: number
  }[]
  /** Variants: combinations of options, each with its price and stock */
  variants: {
    /** Unique ID (UUID) */
    id: string
    /** SKU (stock keeping unit) */
    sku: string
    /** Options that distinguish the variants */
    options: Record<string, string>
    /** Price of one piece */
    price: number
    /** Original price; null if the price isn't reduced */
    oldPrice: number | null
    /** Weight in grams; null if unknown */
    weight: number | null
    /** Number of the barcode, such as an EAN; null if there is none */
    barcode: string | null
    /** Content of one piece, from which the unit price follows; null if it has none */
    content: {
      /** Amount in the unit */
      amount: number
      /** Unit: grams, milliliters, centimeters, or what is counted */
      unit: 'g' | 'ml' | 'cm' | 'piece' | 'capsule' | 'serving'
    } | null
    /** Settings for selling the variant before stock arrives; absent if it isn't sold that way */
    backOrders?: {
      /** Maximum number of pieces that can wait for stock at a time */
      limit: number
      /** Whether the item isn't released yet, rather than temporarily out of stock */
      isPreOrder: boolean
      /** Day on which the item is expected to ship; null if unknown */
      shipsOn: string | null
    }
    /** Number of pieces in stock at the default place, which the shop sells from */
    stock: number
    /** Number of pieces ordered and not returned */
    sold: number
    /** Number of pieces that wait for stock */
    backOrdered?: number
  }[]
  /** Unique ID (UUID) */
  id: string
  /** Version number, which increases with each save */
  version: number
  /** State of the product in the shop */
  state: 'live' | 'scheduled' | 'draft' | 'trash'
  /** Person and time of the last save; null if it was never saved */
  changed: {
    /** Name of the product */
    name: string
    /** Time of the event */
    at: string
  } | null
  /** Number of pieces sold in the last 30 days */
  soldLately: number
  /** Ratings of the product */
  rating: {
    /** Average rating from 1 to 5; 0 if there are no ratings */
    average: number
    /** Number of items */
    count: number
  }
}
export type Facets = {
  /** Categories. Lists include those of a product only with `fields=full` */
  categories: {
    /** URL-friendly name, used in the address of the page */
    slug: string
    /** Name of the category */
    name: string
    /** Number of items */
    count: number
  }[]
  /** Brands */
  brands: {
    /** URL-friendly name: lowercase words joined by hyphens */
    slug: string
    /** Name of the brand */
    name: string
    /** Number of items */
    count: number
  }[]
  /** Options that distinguish the variants */
  options: {
    /** Name of the option, such as size */
    name: string
    /** Values of the option */
    values: {
      /** Value */
      value: string
      /** Number of items */
      count: number
    }[]
  }[]
  /** Lowest and highest price */
  price: {
    /** Lowest price */
    min: number
    /** Highest price */
    max: number
  }
  /** Number of products at or above each average rating */
  ratings: {
    /** Minimum of the range: average stars for ratings, percent for savings */
    atLeast: number
    /** Number of items */
    count: number
  }[]
  /** Number of products that can be bought */
  inStock: number
  /** Number of products with a reduced price */
  reduced: number
  /** Number of products published in the last 30 days */
  isNew: number
  /** Number of best sellers */
  bestSeller: number
  /** Number of products in a running deal */
  deal: number
  /** Number of products at or above each price reduction in percent */
  savings: {
    /** Minimum of the range: average stars for ratings, percent for savings */
    atLeast: number
    /** Number of items */
    count: number
  }[]
}
export type FailedPicture = {
  /** Position of the product's row in the file */
  position: number
  /** Position among the pictures of the product */
  place: number
  /** Address of the picture */
  source: string
  /** Name of the product */
  product: string
  /** ID of the product */
  productId: string
  /** Reason why the picture could not be downloaded */
  reason: string
}
export type Faq = {
  /** Title of the page */
  title: string
  /** Description */
  description: string
  /** Day of the last change */
  updatedAt: string
  /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
  locale?: string
  /** Groups of related questions */
  groups: {
    /** Topic of the group of questions */
    title: string
    /** Items of the list, cart or page */
    items: FaqItem[]
  }[]
}
export type FaqItem = {
  /** Anchor of the question, used after the `#` in links */
  id: string
  /** Question */
  question: string
  /** Text as sanitized HTML */
  html: string
}
export type FileImport = {
  /** Unique ID (UUID) */
  id: string
  /** Name of the file */
  fileName: string
  /** Kind of the rows in the file */
  kind: 'products' | 'stock' | 'prices' | 'customers' | 'codes' | 'redirects' | 'translations'
  /** Shop system that the file comes from; null until the file is read, and if it contains no products */
  format: 'shopify' | 'woocommerce' | null
  /** Character encoding of the file, detected from its byte order mark; otherwise UTF-8 if valid, else Windows-1252 */
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
  /** State of the import */
  state: 'checking' | 'ready' | 'running' | 'done' | 'undoing' | 'undone' | 'failed'
  /** Name of the person who started the import; null if the account was deleted */
  startedBy: string | null
  /** Time of creation */
  createdAt: string
  /** Time at which the import was completed or undone; null until then */
  endedAt: string | null
  /** Number of rows in the file */
  total: number
  /** Number of rows by what a run would do: create, change, leave as is, or refuse */
  found: {
    /** Number of new rows */
    create: number
    /** Number of rows with changes */
    update: number
    /** Number of rows without changes */
    same: number
    /** Number of rows that translate an earlier version of the original. They are skipped unless the run includes them */
    outdated: number
    /** Number of rows with errors */
    refuse: number
  }
  /** Errors by line and column of the file */
  lineErrors: LineError[]
  /** Number of lines that could not be read as rows */
  lineErrorCount: number
  /** Names of brands that a run creates */
  newBrands: string[]
  /** Paths of categories that a run creates */
  newCategories: string[]
  /** New top-level categories with the same name as existing ones; absent if there are none */
  sameNames?: {
    /** Name of the category */
    name: string
    /** Paths of some existing categories with the same name */
    others: string[]
  }[]
  /** Columns of the file that the import ignores */
  unreadColumns: string[]
  /** Whether stock in the file is applied to variants that already exist */
  countsStock: boolean
  /** Reason why the import failed for good; null if it didn't */
  failure: {
    /** Reason for the failure: the whole file was refused, the person who started it is gone, the database could not be reached in time, the server stopped at each attempt, or an internal error described in the server log */
    reason: 'refused' | 'starterGone' | 'unavailable' | 'stopped' | 'fault'
    /** Number of attempts */
    attempts: number
    /** Error messages, if the whole file was refused; otherwise empty */
    messages: string[]
  } | null
  /** Interruption of a check, run or undo that waits for its next attempt; null if there is none */
  interruption: {
    /** Time of the next attempt; null if the job was canceled and does not continue on its own */
    retryAt: string | null
  } | null
  /** Progress of the run and of undoing it */
  done: {
    /** Number of rows created */
    created: number
    /** Number of rows changed */
    updated: number
    /** Number of rows that could not be written */
    failed: number
    /** Number of rows restored to their previous state */
    undone: number
    /** Number of rows not restored because they were changed since */
    left: number
    /** Number of new products moved to the trash instead of deleted, because something refers to them */
    trashed: number
  }
  /** Progress of downloading pictures from other sites after the run */
  pictures: {
    /** Number of pictures still to download */
    waiting: number
    /** Number of downloaded pictures */
    done: number
    /** Number of pictures that could not be downloaded. They are listed by product */
    failed: number
  }
}
export type FlaggedRecord = {
  /** Unique ID (UUID) */
  id: string
  /** Person who logged the lift */
  owner: Person
  /** Lift: `squat`, `bench`, `deadlift`, `total` or a custom name */
  lift: string
  /** Value */
  value: number
  /** Day of the lift */
  performedOn: string
  /** Reason for flagging: `world_record` is more than anyone has ever lifted, `jump` is far above the person's previous lift */
  flag: 'world_record' | 'jump'
  /** State of the flagged lift: waiting for a decision, `verified` or `rejected` */
  state: 'waiting' | 'verified' | 'rejected'
  /** Previous best that counts, in kilograms; null if there is none */
  before: number | null
  /** Time at which the lift was flagged */
  foundAt: string
  /** Time of the decision; null if there is none yet */
  decidedAt: string | null
}
export type FlaggedRecordDetail = {
  /** Unique ID (UUID) */
  id: string
  /** Person who logged the lift */
  owner: Person
  /** Lift: `squat`, `bench`, `deadlift`, `total` or a custom name */
  lift: string
  /** Value */
  value: number
  /** Day of the lift */
  performedOn: string
  /** Reason for flagging: `world_record` is more than anyone has ever lifted, `jump` is far above the person's previous lift */
  flag: 'world_record' | 'jump'
  /** State of the flagged lift: waiting for a decision, `verified` or `rejected` */
  state: 'waiting' | 'verified' | 'rejected'
  /** Previous best that counts, in kilograms; null if there is none */
  before: number | null
  /** Time at which the lift was flagged */
  foundAt: string
  /** Time of the decision; null if there is none yet */
  decidedAt: string | null
  /** Note; may be empty */
  note: string
  /** Most that anyone has lifted, in kilograms */
  most: number
  /** Sex, used for classes in rankings only and never shown to others; null if not given */
  sex: 'female' | 'male' | null
  /** Body weight in kilograms, used for classes in rankings only and never shown to others; null if not given */
  bodyWeight: number | null
  /** Bodyweight class of the person; null if unknown */
  weightClass: string | null
  /** Time at which the person joined the community */
  joinedAt: string
  /** Clubs of the person, up to five */
  clubs: {
    /** URL-friendly name: lowercase words joined by hyphens */
    slug: string
    /** Display name */
    name: string
  }[]
  /** Last 60 entries of the person for this lift, oldest first */
  history: {
    /** Unique ID (UUID) */
    id: string
    /** Value */
    value: number
    /** Day of the lift */
    performedOn: string
    /** Whether the entry is flagged and therefore doesn't count */
    isFlagged: boolean
  }[]
  /** Post that first showed the lift; null if there is none */
  post: {
    /** Unique ID (UUID) */
    id: string
    /** Text */
    text: string
    /** Pictures */
    media: PostPicture[]
  } | null
  /** Moderator who made the decision; null if there is none yet */
  decidedBy: string | null
  /** Message sent to the person */
  message: string
  /** Text of the person's appeal; null if there is none */
  appeal: string | null
  /** Whether an appeal is pending. It must be decided by a different moderator */
  isAppealed: boolean
  /** Number of other lifts of the person that were rejected */
  rejectedBefore: number
}
export type FoundClub = {
  /** Unique ID (UUID) */
  id: string
  /** Name of the club */
  name: string
  /** URL-friendly name, used in the address of the page */
  slug: string
  /** Address of the club's picture; null if it has none */
  photo: string | null
  /** Network from which the session was started */
  place: string
  /** Number of members of the club */
  members: number
}
export type FoundPerson = {
  /** Unique ID (UUID) */
  id: string
  /** Name of the person */
  name: string
  /** Handle of the profile, used in its address: letters, digits, underscores and single dots. Null if there is none */
  handle: string
  /** Profile picture: a path of this site; null if there is none */
  avatar: string | null
}
export type FrontDocument = {
  /** Kind of the site part */
  kind: 'front'
  /** Sections of the front page, in order */
  sections: FrontSection[]
}
export type FrontSection = {
  /** ID of the section */
  id: string
  /** Type of the section */
  section:
    | 'hero'
    | 'numbers'
    | 'board'
    | 'picks'
    | 'review'
    | 'aims'
    | 'journal'
    | 'clubs'
    | 'promises'
    | 'gifts'
    | 'close'
    | 'products'
    | 'collection'
    | 'article'
    | 'quote'
    | 'text'
  /** Whether the banner or section is shown */
  isOn: boolean
  /** Headline of the section, by language. If empty, its default */
  title: Record<string, string>
  /** Text of the section, by language. If empty, its default */
  text: Record<string, string>
  /** Author of the quote, by language */
  by: Record<string, string>
  /** Text of the link, by language */
  linkText: Record<string, string>
  /** Link target; null for the default of the section */
  link: SiteLink | null
  /** Picture from the media library; null for the default of the section */
  picture: SitePicture | null
  /** Unique names of the products to show */
  products: string[]
  /** Unique name of the category or article to show; null if there is none */
  target: string | null
  /** Time from which the item is shown; null if there is no start time */
  from: string | null
  /** Time until which the item is shown; null if there is no end time */
  until: string | null
}
export type GiftCard = {
  /** Token that represents the gift card code in checkout calls; valid for a day */
  token: string
  /** Last four characters of the gift card code; null for store credit */
  last4: string
  /** Remaining balance of the gift card */
  balance: number
  /** Time of expiry; null if it never expires */
  expiresAt: string | null
}
export type GiftCardToSend = {
  /** ID chosen by the client, which distinguishes the gift card from others of the same amount */
  id: string
  /** Custom amount, if the product allows one. If left out, the price of the variant */
  amount?: number
  /** Name of the recipient */
  recipientName: string
  /** Email address of the recipient */
  recipientEmail: string
  /** Name of the sender; may be empty */
  senderName?: string
  /** Personal message, shown in the email with the amount. Web addresses in it don't become links */
  message?: string
  /** Design of the gift card */
  design?: 'ember' | 'night' | 'birthday' | 'thanks'
  /** Day to send the gift card, in the shop's time zone. Null or left out to send it right away */
  sendOn?: string
}
export type ImportedRow = {
  /** Position in the file, starting at 1 */
  position: number
  /** Line number in the file, starting at 1 */
  line: number
  /** Key that identifies the row: a page name, SKU, email, code or path */
  key: string
  /** Name of the imported resource */
  name: string
  /** Number of variants; null if the row isn't a product */
  variantCount: number | null
  /** Changed values, by column; not given for products */
  changes: ValueChange[]
  /** Action of a run on the row; null until the row is checked */
  action: 'create' | 'update' | 'same' | 'outdated' | 'refuse' | null
  /** Result of the run for the row; null until then */
  result: 'created' | 'updated' | 'same' | 'failed' | 'undone' | 'left' | 'trashed' | null
  /** Errors by line and column of the file */
  lineErrors: LineError[]
  /** Parts of the row that are ignored, by line and column of the file */
  warnings: LineError[]
  /** ID of the product, variant, customer, promotion or redirect that the row creates or changes; null if it does not exist yet */
  targetId: string | null
}
export type Invoice = {
  /** Type of document */
  kind: 'invoice' | 'credit_note'
  /** Number of the document. Invoices and credit notes are each numbered without gaps */
  number: string
  /** Number of the related order; null if there is none */
  orderNumber: string
  /** Time of issue */
  issuedAt: string
  /** Amount billed or credited */
  totalCost: number
  /** Currency of the payment; absent for the shop's currency */
  currency?: string
}
export type JobRow = {
  /** ID of the job */
  id: string
  /** Name of the job, which says what it does */
  name: string
  /** State of the job: `recurring`, `waiting` or `dead` */
  state: 'recurring' | 'waiting' | 'dead'
  /** Time at which the job is due; for a dead job, time at which it was given up */
  dueAt: string
  /** Number of attempts so far */
  attempts: number
  /** Reason for the last failure; null if there is none */
  error: string | null
  /** Interval between runs of a recurring job, in milliseconds; null for other jobs */
  everyMs: number | null
  /** Time at which a recurring job last finished; null if it has not run */
  ranAt: string | null
  /** Duration of the last run of a recurring job, in milliseconds; null if it has not run */
  tookMs: number | null
}
export type KitItem = {
  /** Unique ID (UUID) */
  id: string
  /** URL-friendly name: lowercase words joined by hyphens */
  slug: string
  /** Display name */
  name: string
  /** Picture of the product: a path of this site; null if there is none */
  photo: string | null
}
export type LiftRecord = {
  /** Unique ID (UUID) */
  id: string
  /** Lift: `squat`, `bench`, `deadlift`, `total` or a custom name */
  lift: string
  /** Unit of `value`: weight in kilograms, time in seconds, distance in meters or number of repetitions */
  measure: 'weight' | 'time' | 'distance' | 'reps'
  /** Result in the unit given by `measure`: kilograms, seconds, meters or repetitions */
  value: number
  /** Day of the lift */
  performedOn: string
  /** Note by the person */
  note: string
}
export type LineError = {
  /** Line number in the file, starting at 1 */
  line: number
  /** Name of the column; empty if the whole line is meant */
  column: string
  /** Description of the error */
  message: string
}
export type LinkPreview = {
  /** Kind of the linked page */
  kind: 'product' | 'club' | 'person' | 'post' | 'article' | 'collection'
  /** Linked page: a path of this site */
  path: string
  /** Title of the linked page; for a post, its author */
  title: string
  /** Short description of the linked page; may be empty */
  text: string
  /** Picture of the linked page; null if there is none */
  picture: string | null
  /** Linked product; null if the link leads to something else */
  product: TaggedProduct | null
}
export type LinkedAccount = {
  /** Sign-in provider */
  provider: 'google' | 'facebook' | 'apple'
  /** Email address; null if there is none */
  email: string | null
  /** Time at which the account was linked */
  linkedAt: string
}
export type LiveProduct = {
  /** Unique ID (UUID) */
  id: string
  /** Ratings */
  rating: {
    /** Average rating from 1 to 5; 0 if there are no ratings */
    average: number
    /** Number of items */
    count: number
  }
  /** Variants: combinations of options, each with its price and stock */
  variants: {
    /** Unique ID (UUID) */
    id: string
    /** Number of pieces in stock at the default place, which the shop sells from */
    stock: Stock
  }[]
}
export type LogoPicture = {
  /** Address of the logo: a path of this site */
  url: string
  /** Width in pixels */
  width: number
  /** Height in pixels */
  height: number
}
export type MailDocument = {
  /** Kind of the site part */
  kind: 'mail'
  /** Texts changed by staff, by key */
  texts: Record<string, string>
}
export type MailRow = {
  /** Unique ID (UUID) */
  id: string
  /** Channel of the message */
  channel: 'email' | 'sms'
  /** Recipient; masked if the caller can't read customers */
  to: string
  /** Subject of the message */
  subject: string
  /** Delivery state of the message */
  state: 'pending' | 'sending' | 'sent' | 'kept' | 'dead' | 'unclear'
  /** Reason why the message was not sent; null if it was sent */
  reason: string | null
  /** Time at which the message was created */
  at: string
  /** Whether the message can be sent again, which requires its text to still be stored */
  canBeSentAgain: boolean
}
export type MailTemplate = {
  /** Name of the email template */
  name: string
  /** Topic of the email */
  area: 'orders' | 'payment' | 'returns' | 'account' | 'membership' | 'community' | 'team' | 'words'
  /** Default subject of the email */
  subject: string
  /** Number of texts changed by staff */
  changed: number
}
export type MailText = {
  /** Key of the text */
  key: string
  /** Position of the text in the email */
  role: 'subject' | 'preheader' | 'title' | 'paragraph' | 'button' | 'link' | 'label'
  /** Plural form of the text: `one` or `other`; null if there is a single form */
  form: string | null
  /** Default text */
  original: string
  /** Variables that the text can contain, in double curly brackets */
  variables: string[]
  /** Variables that the text must contain */
  required: string[]
}
export type MediaRow = {
  /** Unique ID (UUID) */
  id: string
  /** Address: a path of this site or a full URL */
  url: string
  /** Width in pixels */
  width: number
  /** Height in pixels */
  height: number
  /** Tiny WebP preview as base64, to show until the picture has loaded */
  blur: string
  /** Alternative text of the picture */
  alt: string
  /** Origin of the picture: uploaded by staff, or included with the shop (`studio`) */
  source: 'uploaded' | 'studio'
  /** Time of the upload; null for a picture that comes with the shop */
  addedAt: string | null
  /** Places where the picture is used */
  uses: MediaUse[]
  /** Whether the picture can be deleted: it was uploaded to the library and isn't used */
  canBeDeleted: boolean
}
export type MediaUse = {
  /** Kind of the resource that uses the picture */
  kind: 'product' | 'page' | 'article' | 'banner' | 'section' | 'setting'
  /** Display name */
  name: string
  /** Page of the back office where the picture is used */
  path: string
}
export type MenuDocument = {
  /** Kind of the site part */
  kind: 'menu'
  /** Top level of the menu, or columns of the footer */
  groups: MenuGroup[]
}
export type MenuGroup = {
  /** Label, by language */
  label: Record<string, string>
  /** Link target; null if the item is a heading */
  link: SiteLink | null
  /** Time from which the item is shown; null if there is no start time */
  from: string | null
  /** Time until which the item is shown; null if there is no end time */
  until: string | null
  /** Second level of the menu */
  children: MenuLine[]
}
export type MenuLine = {
  /** Label, by language */
  label: Record<string, string>
  /** Link target; null if the item isn't a link */
  link: SiteLink | null
  /** Time from which the item is shown; null if there is no start time */
  from: string | null
  /** Time until which the item is shown; null if there is no end time */
  until: string | null
}
export type Merge = {
  /** Former email of the merged account; null if it had none */
  email: string | null
  /** Former phone of the merged account; null if it had none */
  phone: string | null
  /** Time of the merge */
  mergedAt: string
}
export type MergeSide = {
  /** Unique ID (UUID) */
  id: string
  /** Display name */
  name: string
  /** Email address; null if there is none */
  email: string | null
  /** Phone number in E.164 format; null if there is none. Spaces, dots, hyphens and parentheses are ignored */
  phone: string | null
  /** Whether the customer has verified the phone number. Imported numbers aren't verified */
  phoneVerified: boolean
  /** Handle of the profile; null if there is none */
  handle: string | null
  /** Time at which the account was created */
  since: string
  /** Name of the plan that the customer pays for; null if there is none */
  plan: string | null
  /** Sign-in methods */
  signIn: {
    /** Whether the customer has a password */
    password: boolean
    /** Number of passkeys */
    passkeys: number
    /** Linked accounts, by provider */
    linked: string[]
    /** Whether two-step verification is on */
    secondFactor: boolean
    /** Number of devices with an active session */
    sessions: number
  }
}
export type ModerationCase = {
  /** Unique ID (UUID) */
  id: string
  /** Kind of the reported content */
  kind: 'post' | 'comment' | 'person' | 'club' | 'story' | 'record'
  /** ID of the post, comment, person, club, story or record */
  subjectId: string
  /** Owner of the content */
  owner: Person
  /** Text of the content; for a person the bio, for a club its name and description */
  text: string
  /** Severity of the worst report: 1 nuisance, 2 offensive, 3 potentially harmful */
  severity: number
  /** Latest five reports */
  reports: {
    /** Reason for the report */
    reason: 'spam' | 'offensive' | 'harassment' | 'dangerous' | 'personal-data' | 'fake-record' | 'other'
    /** Note; may be empty */
    note: string
    /** Time of the event */
    at: string
  }[]
  /** Number of people who reported the content */
  totalReports: number
  /** State of the case: `open`, `claimed` by a moderator, or `closed` by a decision */
  state: 'open' | 'claimed' | 'closed'
  /** Moderator who claimed the case; null if there is none */
  claimedBy: string | null
  /** Time at which the claim on the case expires; null if the case isn't claimed */
  claimedUntil: string | null
  /** Whether the caller has claimed the case */
  isMine: boolean
  /** Decision; null if there is none yet */
  decision: 'dismissed' | 'warned' | 'removed' | 'suspended' | 'restored' | null
  /** Moderator who made the decision; null if there is none yet */
  decidedBy: string | null
  /** Time of the decision; null if there is none yet */
  decidedAt: string | null
  /** Reason; null if there is none */
  reason: 'spam' | 'offensive' | 'harassment' | 'dangerous' | 'personal-data' | 'fake-record' | 'illegal' | 'club-rules' | null
  /** Message sent to the person */
  message: string
  /** Text of the person's appeal; null if there is none */
  appeal: string | null
  /** Whether an appeal is pending. It must be decided by a different moderator */
  isAppealed: boolean
  /** Time of the first report, or of the first report after a decision */
  openedAt: string
}
export type ModerationCaseDetail = {
  /** Unique ID (UUID) */
  id: string
  /** Kind of the reported content */
  kind: 'post' | 'comment' | 'person' | 'club' | 'story' | 'record'
  /** ID of the post, comment, person, club, story or record */
  subjectId: string
  /** Owner of the content */
  owner: Person
  /** Text of the content; for a person the bio, for a club its name and description */
  text: string
  /** Severity of the worst report: 1 nuisance, 2 offensive, 3 potentially harmful */
  severity: number
  /** Reports of the content */
  reports: {
    /** Reason for the report */
    reason: 'spam' | 'offensive' | 'harassment' | 'dangerous' | 'personal-data' | 'fake-record' | 'other'
    /** Note; may be empty */
    note: string
    /** Time of the event */
    at: string
  }[]
  /** Number of people who reported the content */
  totalReports: number
  /** State of the case: `open`, `claimed` by a moderator, or `closed` by a decision */
  state: 'open' | 'claimed' | 'closed'
  /** Moderator who claimed the case; null if there is none */
  claimedBy: string | null
  /** Time at which the claim on the case expires; null if the case isn't claimed */
  claimedUntil: string | null
  /** Whether the caller has claimed the case */
  isMine: boolean
  /** Decision; null if there is none yet */
  decision: 'dismissed' | 'warned' | 'removed' | 'suspended' | 'restored' | null
  /** Moderator who made the decision; null if there is none yet */
  decidedBy: string | null
  /** Time of the decision; null if there is none yet */
  decidedAt: string | null
  /** Reason; null if there is none */
  reason: 'spam' | 'offensive' | 'harassment' | 'dangerous' | 'personal-data' | 'fake-record' | 'illegal' | 'club-rules' | null
  /** Message sent to the person */
  message: string
  /** Text of the person's appeal; null if there is none */
  appeal: string | null
  /** Whether an appeal is pending. It must be decided by a different moderator */
  isAppealed: boolean
  /** Time of the first report, or of the first report after a decision */
  openedAt: string
  /** Pictures of the content */
  media: PostPicture[]
  /** Club in which the content was posted; null if there is none */
  club: {
    /** URL-friendly name: lowercase words joined by hyphens */
    slug: string
    /** Display name */
    name: string
  } | null
  /** ID of the post, or of the post that was commented on; null for other content */
  postId: string | null
  /** Post that the comment belongs to; null if the content isn't a comment */
  parent: {
    /** Author of the post */
    author: string
    /** Text of the post */
    text: string
  } | null
  /** Time at which the content was created */
  createdAt: string
  /** Number of other visible posts of the person with the same text */
  copies: number
  /** Number of people for each reason given */
  reasons: {
    /** Reason; null if there is none */
    reason: 'spam' | 'offensive' | 'harassment' | 'dangerous' | 'personal-data' | 'fake-record' | 'other'
    /** Number of people who gave the reason */
    count: number
  }[]
  /** Number of reporters with an earlier report that moderators acted on */
  rightBefore: number
  /** Owner of the content */
  author: {
    /** Time at which the person joined the community */
    joinedAt: string
    /** Number of posts by the person */
    posts: number
    /** Number of followers */
    followers: number
    /** Time until which the account can read but not write; null if it isn't suspended */
    suspendedUntil: string | null
    /** Number of earlier moderation actions against other content of the person */
    before: number
  }
  /** Moderation history of the content, newest first */
  log: {
    /** Action taken */
    action: string
    /** Name of the moderator; null if unknown */
    by: string | null
    /** Time of the action */
    at: string
  }[]
}
export type MutedWord = {
  /** Unique ID (UUID) */
  id: string
  /** Word, phrase or hashtag */
  word: string
  /** Time at which the mute ends; null if it never does */
  expiresAt: string | null
}
export type NameInLanguage = {
  /** Kind of the named resource */
  kind: 'promotion' | 'plan'
  /** ID of the promotion or plan */
  id: string
  /** Name in the original language */
  name: string
  /** Name in the requested language; empty if it isn't translated */
  translatedName: string
}
export type NameTranslation = {
  /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
  locale: 'en' | 'bn'
  /** Display name */
  name: string
}
export type NewsletterIssue = {
  /** Unique ID (UUID) */
  id: string
  /** Subject of the email */
  subject: string
  /** State of the issue */
  state: 'draft' | 'scheduled' | 'sending' | 'sent' | 'cancelled'
  /** Time at which it is sent; null for a draft */
  sendAt: string | null
  /** Time at which it was sent to the last subscriber, or cancelled; null before */
  finishedAt: string | null
  /** Number of subscribers it was sent to so far */
  sent: number
  /** Time of creation */
  createdAt: string
  /** Text in Markdown */
  body: string
  /** Number of people who would get it now */
  subscribers: number
}
export type NewsletterIssueRow = {
  /** Unique ID (UUID) */
  id: string
  /** Subject of the email */
  subject: string
  /** State of the issue */
  state: 'draft' | 'scheduled' | 'sending' | 'sent' | 'cancelled'
  /** Time at which it is sent; null for a draft */
  sendAt: string | null
  /** Time at which it was sent to the last subscriber, or cancelled; null before */
  finishedAt: string | null
  /** Number of subscribers it was sent to so far */
  sent: number
  /** Time of creation */
  createdAt: string
}
export type NewsletterSubscriber = {
  /** Unique ID (UUID) */
  id: string
  /** Email address; null if there is none */
  email: string
  /** State of the subscription */
  state: 'subscribed' | 'unconfirmed' | 'unsubscribed'
  /** Place of the last change; null if unknown */
  source: 'footer' | 'page' | 'sign-up' | 'checkout' | 'settings' | 'email' | 'import' | null
  /** Time of creation */
  createdAt: string
  /** Time at which the owner confirmed the address; null if not confirmed */
  confirmedAt: string | null
  /** Time at which the owner unsubscribed; null if still subscribed */
  unsubscribedAt: string | null
}
export type NewsletterSubscription = {
  /** Whether the address gets emails with news and offers */
  isSubscribed: boolean
  /** Time at which the address was subscribed; null if it is not */
  since: string | null
}
export type Notification = {
  /** Unique ID (UUID) */
  id: string
  /** Kind of event */
  kind:
    | 'follow'
    | 'follow-request'
    | 'accepted'
    | 'reaction'
    | 'comment'
    | 'reply'
    | 'mention'
    | 'club-request'
    | 'club-accepted'
    | 'club-closed'
    | 'challenge'
    | 'moderation'
  /** Latest three people involved */
  people: Person[]
  /** Number of people involved */
  total: number
  /** ID of the related post; null if there is none */
  postId: string | null
  /** Related club; null if there is none */
  club: {
    /** URL-friendly name: lowercase words joined by hyphens */
    slug: string
    /** Display name */
    name: string
  } | null
  /** Challenge that is over, with the result of the caller; null if the notification is about something else */
  challenge: {
    /** Unique ID (UUID) */
    id: string
    /** Title of the challenge */
    title: string
    /** Tier that the caller has reached; `none` below bronze */
    result: 'none' | 'bronze' | 'silver' | 'gold'
  } | null
  /** Beginning of the related text; null if there is none */
  text: string | null
  /** Action available to the caller in response to a single person; null if several people are involved */
  action: 'follow-back' | 'answer' | null
  /** Whether the caller has read the notification */
  isRead: boolean
  /** Time of the latest related event */
  at: string
}
export type NotificationSettings = {
  /** Frequency of the email digest of unread notifications */
  digest: 'off' | 'daily' | 'weekly'
  /** Notification settings by kind */
  kinds: {
    /** Kind of event */
    kind:
      | 'follow'
      | 'follow-request'
      | 'accepted'
      | 'reaction'
      | 'comment'
      | 'reply'
      | 'mention'
      | 'club-request'
      | 'club-accepted'
      | 'club-closed'
      | 'challenge'
      | 'moderation'
    /** Whether notifications of this kind appear in the app */
    inApp: boolean
    /** Whether the email digest includes notifications of this kind */
    email: boolean
  }[]
}
export type OptionTranslation = {
  /** Name or value of an option or attribute */
  term: string
  /** Term in the requested language; empty if it isn't translated */
  translatedTerm: string
}
export type Order = {
  /** Unique ID (UUID) */
  id: string
  /** Order number to show to people */
  number: string
  /** Time at which the order was placed */
  orderedDate: string
  /** Email address; null if there is none */
  email: string
  /** Fulfillment status of the order */
  orderStatus: 'Pending' | 'Processing' | 'Completed' | 'Cancelled'
  /** Shipping status of the order */
  shippingStatus: 'NotYetShipped' | 'PartiallyShipped' | 'Shipped' | 'Delivered'
  /** Payment status of the order */
  paymentStatus: 'Pending' | 'Paid' | 'Cancelled'
  /** Payment method of the order; null if none is selected */
  paymentMethod: 'Stripe' | 'Points' | 'COD' | 'Credit'
  /** Products, or lines of an order */
  products: OrderLine[]
  /** Whether anything needs to be shipped. If false, everything is sent by email: there is no shipping method, and the billing address is the only address */
  needsShipping: boolean
  /** Shipping address; null if not given */
  shippingAddress: OrderAddress
  /** Billing address. If there is none, the shipping address is used */
  billingAddress: OrderAddress
  /** Code of the shipping method; null if there is none */
  shippingMethod: ShippingMethod
  /** Currency of the order and of all its amounts; absent for the shop's currency */
  currency?: {
    /** Currency code, ISO 4217 */
    code: string
    /** Exchange rate: units of this currency per unit of the shop's currency, as an exact decimal */
    rate: string
  }
  /** Total of the lines */
  productCost: number
  /** Shipping cost */
  shippingCost: number
  /** Amount of the discount */
  discount: number
  /** Tax added on top of the prices; part of the total */
  tax: number
  /** Total to pay */
  totalCost: number
  /** Taxes by rate, either included in the prices or added on top */
  taxes: TaxShare[]
  /** Amount of tax included in the prices */
  taxIncluded: number
  /** Name of the plan that lowered the buyer's prices; null if there is none */
  memberPlan: string | null
  /** Name of the plan in the language of the order, as it was when the order was placed; absent in the shop's first language */
  memberPlanTranslation?: NameTranslation
  /** Discounts by promotion. The rest of the discount comes from the buyer's plan */
  adjustments: Adjustment[]
  /** Number of points spent on the order */
  pointsSpent: number
  /** Amount paid with points */
  pointsCost: number
  /** Gift cards and store credit that pay for the order, in the order in which they are used */
  credits: OrderCredit[]
  /** Amount paid with gift cards and store credit */
  creditCost: number
  /** Amount left to pay with the payment method */
  amountDue: number
  /** Amount that the buyer has to pay now; 0 if the order is paid */
  amountOwed: number
  /** Amount of this order to be paid by pieces on their way back. Until they arrive, nothing of the order is packed */
  creditExpected: number
  /** Number of the order whose pieces this order replaces; null if it isn't an exchange */
  exchangeOf: string | null
  /** Total refunded to the buyer, by any method */
  refunded: number
  /** Refunds to the buyer, oldest first */
  refunds: OrderRefund[]
  /** Returns of the order, oldest first */
  returns: OrderReturn[]
  /** Pieces of the order that can still be returned */
  returnable: {
    /** ID of the variant. Can be left out if the product has a single one */
    variantId: string
    /** Number of pieces */
    quantity: number
  }[]
  /** Time until which a return can be requested; null if no return is possible */
  returnUntil: string | null
  /** Time until which the buyer can withdraw from the contract; null if that isn't possible, or before delivery */
  withdrawUntil: string | null
  /** Whether the buyer can withdraw from the contract: from placing the order until 14 days after its delivery */
  canWithdraw: boolean
  /** Time by which a card payment must arrive before the order is canceled; null if none is awaited */
  payUntil: string | null
  /** Shipments that have left, oldest first */
  shipments: Shipment[]
  /** Events of the order, oldest first */
  timeline: {
    /** Type of the event */
    event:
      | 'PLACED'
      | 'PAID'
      | 'PROCESSING'
      | 'PARTLY_SHIPPED'
      | 'SHIPPED'
      | 'DELIVERED'
      | 'COMPLETED'
      | 'CANCELLED'
      | 'REOPENED'
      | 'PAID_TOO_LATE'
      | 'RETURN_REQUESTED'
      | 'RETURN_APPROVED'
      | 'RETURN_REJECTED'
      | 'RETURN_RECEIVED'
      | 'WITHDRAWN'
      | 'WAITING_CANCELLED'
      | 'REFUNDED'
      | 'REFUND_FAILED'
      | 'REFUND_RETRIED'
      | 'REFUND_REPLACED'
      | 'EDITED'
      | 'PAID_PARTLY'
      | 'EXCHANGE_PLACED'
      | 'GIFT_CARD_SENT'
      | 'GIFT_CARD_VOIDED'
      | 'GIFT_CARD_TO_CREDIT'
      | 'GIFT_CARD_REPLACED'
    /** Time of the event */
    at: string
    /** Amount of the event, in the currency of the order; absent if it isn't about money */
    amount?: number
    /** Note; may be empty */
    note: string
  }[]
  /** Whether the customer can still cancel the order */
  canCancel: boolean
  /** `true` if the buyer can cancel the pieces that wait for stock separately from the rest of the order; absent otherwise */
  canCancelWaiting?: true
  /** IDs of the products that can be reviewed now */
  canReview: string[]
}
export type OrderAddress = {
  /** First name */
  firstName: string
  /** Last name */
  lastName: string
  /** Email address; null if there is none */
  email?: string
  /** Street and house number */
  addressLine1: string
  /** Apartment, floor or company */
  addressLine2: string
  /** City */
  city: string
  /** Code of the state or province, in countries whose addresses include one */
  region?: string
  /** Postal code */
  postCode: string
  /** Country code, ISO 3166 alpha-2. If left out, the shop's country */
  country: string
  /** Phone number in E.164 format; null if there is none. Spaces, dots, hyphens and parentheses are ignored */
  phone: string
  /** Type of address */
  tag: 'HOME' | 'OFFICE' | 'OTHERS'
}
export type OrderCredit = {
  /** Type of credit: a gift card, or the store credit of the customer */
  kind: 'gift_card' | 'customer'
  /** Last four characters of the gift card code; null for store credit */
  last4: string | null
  /** Amount paid */
  amount: number
}
export type OrderDraft = {
  /** Unique ID (UUID) */
  id: string
  /** Version of the draft, which increases with each save */
  version: number
  /** Name of the staff member who created the draft; null if the account was deleted */
  author: string | null
  /** Time of the last save; null if never saved */
  changedAt: string
  /** Customer account that the order is for; null for a guest */
  customer: {
    /** Unique ID (UUID) */
    id: string
    /** Display name */
    name: string
    /** Email address; null if there is none */
    email: string | null
  } | null
  /** Email address; null if there is none */
  email: string
  /** Lines of the draft */
  lines: {
    /** ID of the product */
    productId: string
    /** ID of the variant. Can be left out if the product has a single one */
    variantId: string
    /** Number of pieces */
    quantity: number
  }[]
  /** Shipping address; null if not given */
  shippingAddress: Address | null
  /** Code of the shipping method; null if there is none */
  shippingMethod: string | null
  /** Amount of the discount */
  discount: number
  /** Reason for the discount */
  reason: string
  /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
  locale: 'en' | 'bn' | null
  /** Number of the order created from the draft; null if it wasn't placed yet */
  orderNumber: string | null
}
export type OrderDraftPreview = {
  /** Resulting lines */
  products: OrderLine[]
  /** Problems that prevent the order, by `products.<index>` */
  problems: Record<string, string[]>
  /** Available shipping methods */
  shippingMethods: ShippingMethod[]
  /** Code of the shipping method; null if there is none */
  shippingMethod: string | null
  /** Total of the lines */
  productCost: number
  /** Shipping cost */
  shippingCost: number
  /** Amount of the discount */
  discount: number
  /** Tax added on top of the prices; part of the total */
  tax: number
  /** Total to pay */
  totalCost: number
}
export type OrderDraftRow = {
  /** Unique ID (UUID) */
  id: string
  /** Time of the last save; null if never saved */
  changedAt: string
  /** Name of the staff member who created the draft; null if the account was deleted */
  author: string | null
  /** Name of the customer */
  customer: string
  /** Email address; null if there is none */
  email: string
  /** Product name of the first line */
  firstItem: string
  /** Total number of pieces */
  pieces: number
}
export type OrderEditPreview = {
  /** Resulting lines */
  products: OrderLine[]
  /** Problems that prevent the edit, by `lines.<index>` */
  problems: Record<string, string[]>
  /** Available shipping methods */
  shippingMethods: ShippingMethod[]
  /** Code of the shipping method; null if there is none */
  shippingMethod: string
  /** Total of the lines */
  productCost: number
  /** Shipping cost */
  shippingCost: number
  /** Amount of the discount */
  discount: number
  /** Tax added on top of the prices; part of the total */
  tax: number
  /** Total of the order after the edit */
  totalCost: number
  /** Amount that the buyer would still have to pay */
  owed: number
  /** Amount that would be refunded to the buyer */
  refund: number
  /** Number of points returned to the buyer; negative if points are spent instead */
  points: number
  /** Amount returned to gift cards and store credit; negative if it is charged to them */
  credit: number
}
export type OrderLine = {
  /** ID of the product */
  productId: string
  /** ID of the variant. Can be left out if the product has a single one */
  variantId: string
  /** SKU (stock keeping unit) */
  sku: string
  /** Name of the product */
  name: string
  /** Name of the product in the address of its page */
  slug: string
  /** Address of the picture; null if there is none */
  photo: string
  /** Selected value of each option, by option name */
  options: Record<string, string>
  /** Product name and option values in the language of the order, as they were when it was placed; absent in the shop's first language */
  translation?: {
    /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
    locale: 'en' | 'bn'
    /** Name of the product */
    name: string
    /** Selected value of each option, by option name */
    options: Record<string, string>
  }
  /** Price of one piece */
  price: number
  /** Whether the product can be paid for with points */
  isRedeemable: boolean
  /** Number of pieces */
  quantity: number
  /** Total of the line: price times quantity */
  totalPrice: number
  /** Amount of the discount */
  discount: number
  /** Number of pieces of the line given free by a promotion */
  giftQuantity: number
  /** Gift card details: the recipient and when to send it. Null or left out for other products */
  giftCard: BoughtGiftCard | null
  /** Details of a sale before stock arrives, with the shipping date; absent if the item isn't sold that way */
  backOrder?: WaitingPieces
}
export type OrderNote = {
  /** Unique ID (UUID) */
  id: string
  /** Time at which the note was written */
  at: string
  /** Author of the note; null if the account was deleted */
  author: string | null
  /** Text of the note */
  text: string
  /** `true` if the note belongs to the refund with the same time in the order's history: it records who made the refund and what went back into stock, and its text may be empty. Absent otherwise */
  isRefund?: true
}
export type OrderRefund = {
  /** Time of the event */
  at: string
  /** Amount refunded */
  amount: number
  /** Refund method */
  method: 'card' | 'cash' | 'bank' | 'points' | 'credit' | 'exchange'
  /** Number of spent points returned */
  pointsReturned: number
  /** Amount returned to the gift cards and store credit that had paid for the order */
  creditReturned: number
  /** Number of points given instead of money */
  pointsGiven: number
  /** Number of earned points taken back */
  pointsTaken: number
  /** Whether the refund is beyond the order's total: an edit lowered it, or more was paid than owed */
  beyondTotal: boolean
}
export type OrderReturn = {
  /** Unique ID (UUID) */
  id: string
  /** Kind: a return that the shop decides on, a withdrawal that it must accept, or a cancellation of pieces that waited for stock */
  kind: 'return' | 'withdrawal' | 'cancellation'
  /** State of the return */
  state: 'requested' | 'approved' | 'rejected' | 'received' | 'refunded'
  /** Reason for the return; null for a withdrawal or cancellation */
  reason: 'wrong-size' | 'damaged' | 'wrong-item' | 'not-as-described' | 'changed-mind' | 'other' | null
  /** Description by the buyer; may be empty */
  text: string
  /** Photo by the buyer; null if there is none */
  photo: ReviewPhoto | null
  /** Message of staff to the buyer; may be empty */
  note: string
  /** Time of the request */
  requestedAt: string
  /** Returned pieces */
  lines: {
    /** ID of the variant. Can be left out if the product has a single one */
    variantId: string
    /** Number of pieces */
    quantity: number
    /** Number of pieces that can be sold again; null until they are received */
    restocked: number | null
    /** Replacement that the buyer wants; null for a refund */
    exchange: {
      /** ID of the variant. Can be left out if the product has a single one */
      variantId: string
      /** Options that distinguish the variants */
      options: Record<string, string>
    } | null
  }[]
  /** Number of the order that replaces the returned pieces; null if there is none or it was canceled */
  exchangeOrder: string | null
  /** Part of the order's value that pays for the replacement order once the pieces are returned. Until then it can't be refunded otherwise */
  exchangeCredit: number
  /** `true` if the return has arrived or is closed without any refund, because the whole order was refunded before or nothing was paid; absent otherwise. In lists, only given for closed returns */
  withoutRefund?: true
  /** `true` if part of the value was refunded in a completed exchange; absent otherwise */
  differenceRefunded?: true
  /** `true` if this exchange request was closed because the whole order was refunded; absent otherwise */
  closedByRefund?: true
}
export type OrderRow = {
  /** Unique ID (UUID) */
  id: string
  /** Order number to show to people */
  number: string
  /** Time at which the order was placed */
  placedAt: string
  /** Name of the recipient */
  customer: string
  /** Email address; null if there is none */
  email: string
  /** Whether the order was placed without an account */
  isGuest: boolean
  /** Product name of the first line */
  firstItem: string
  /** Number of lines besides the first */
  otherLines: number
  /** Total number of pieces */
  pieces: number
  /** Fulfillment status of the order */
  orderStatus: 'Pending' | 'Processing' | 'Completed' | 'Cancelled'
  /** Payment status of the order */
  paymentStatus: 'Pending' | 'Paid' | 'Cancelled'
  /** Shipping status of the order */
  shippingStatus: 'NotYetShipped' | 'PartiallyShipped' | 'Shipped' | 'Delivered'
  /** Payment method of the order; null if none is selected */
  paymentMethod: 'Stripe' | 'Points' | 'COD' | 'Credit'
  /** Total to pay */
  totalCost: number
  /** Currency. For the shop, with the format of amounts; for an order, only given if it isn't the shop's currency */
  currency?: {
    /** Currency code, ISO 4217 */
    code: string
    /** Exchange rate: units of this currency per unit of the shop's currency, as an exact decimal */
    rate: string
  }
  /** Tags that staff gave the order */
  tags: string[]
  /** Number of pieces that wait for stock */
  backOrdered?: number
  /** `true` if the returned pieces that this order replaces have not arrived yet, so it can't be packed; absent otherwise */
  waitsForReturn?: true
  /** `true` if everything that was paid has been refunded; absent otherwise, and if nothing was ever paid */
  isRefunded?: true
}
export type OrderSource = {
  /** Channel of the visit */
  channel: 'direct' | 'search' | 'social' | 'email' | 'paid' | 'referral' | 'campaign'
  /** Source of the campaign, or host of the page that linked to the shop; empty for a direct visit */
  source: string
  /** Name of the campaign; empty if there is none */
  campaign: string
}
export type OwnDecision = {
  /** Kind of the content that was decided on */
  kind: 'post' | 'comment' | 'person' | 'club' | 'story' | 'record'
  /** ID of the post, comment, person, club, story or record */
  subjectId: string
  /** Beginning of the text; for a club, its name */
  text: string
  /** Location of the content: ID of a post, slug of a club or handle of a person */
  place: string
  /** Decision; null if there is none yet */
  decision: 'warned' | 'removed' | 'suspended' | 'restored'
  /** Reason; null if there is none */
  reason: 'spam' | 'offensive' | 'harassment' | 'dangerous' | 'personal-data' | 'fake-record' | 'illegal' | 'club-rules'
  /** Club that the post belongs to; null if there is none */
  club: string | null
  /** Message of the moderators to the person */
  message: string
  /** Time of the decision; null if there is none yet */
  decidedAt: string
  /** Text of the person's appeal; null if there is none */
  appeal: string | null
  /** Whether an appeal is pending */
  isWaiting: boolean
}
export type OwnProfile = {
  /** Unique ID (UUID) */
  id: string
  /** Handle of the profile, used in its address: letters, digits, underscores and single dots. Null if there is none */
  handle: string
  /** Name shown to others */
  name: string
  /** Profile picture: a path of this site; null if there is none */
  avatar: string | null
  /** Cover picture of the profile: a path of this site; null if there is none */
  cover: string | null
  /** Place where the person lives or trains */
  place: string
  /** Short description of the person */
  bio: string
  /** Audience of the profile, posts and records */
  privacy: 'public' | 'followers' | 'private'
  /** Unit in which to display weights. The API always uses kilograms */
  weightUnit: 'kg' | 'lb'
  /** Sex, used for classes in rankings only and never shown to others; null if not given */
  sex: 'female' | 'male' | null
  /** Body weight in kilograms, used for classes in rankings only and never shown to others; null if not given */
  bodyWeight: number | null
  /** Whether rankings include the person */
  isRanked: boolean
  /** Whether the profile shows products delivered to the person */
  showsKit: boolean
  /** Time until which the account can read but not write; null if it isn't suspended */
  suspendedUntil: string | null
  /** Number of pending follow requests, counted up to 100 */
  followRequests: number
}
export type OwnReview = {
  /** Unique ID (UUID) */
  id: string
  /** ID of the product */
  productId: string
  /** First name and initial of the author; empty if the account was erased */
  author: string
  /** Star rating, from 1 to 5 */
  rating: number
  /** Text */
  text: string
  /** Photos uploaded by the author */
  image: ReviewPhoto[]
  /** Options that distinguish the variants */
  options: Record<string, string>
  /** Whether the author bought the product in this shop, as proven by an order line */
  verifiedPurchase: boolean
  /** Number of people who found the review helpful */
  helpful: number
  /** Time of creation */
  createdAt: string
  /** Time of the last change; null if never changed */
  editedAt: string | null
  /** Public reply of the shop; null if there is none */
  reply: {
    /** Text */
    text: string
    /** Time of the event */
    at: string
  } | null
  /** ID of the order */
  orderId: string
  /** Product; null if it is no longer available */
  product: {
    /** Name of the product */
    name: string
    /** Name of the product in the address of its page */
    slug: string
    /** Address of the picture; null if there is none */
    photo: string
  }
  /** Reason for which staff removed the review; null if it isn't removed */
  removed: string | null
}
export type Passkey = {
  /** Unique ID (UUID) */
  id: string
  /** Name that the customer gave the passkey */
  name: string
  /** Time of creation */
  createdAt: string
  /** Time of the last use; null if a passkey was never used */
  lastUsedAt: string | null
}
export type PaymentRow = {
  /** Means of payment: card, cash, points, credit (gift cards and store credit) or exchange (the value of returned pieces) */
  method: 'card' | 'cash' | 'points' | 'credit' | 'exchange'
  /** Number of orders paid fully or partly by this means */
  orders: number
  /** Amount of these orders paid by this means */
  amount: number
  /** Part of the amount that is still outstanding */
  unpaid: number
  /** Amount refunded by this means in the range */
  refunded: number
}
export type Person = {
  /** ID of the person */
  id: string
  /** Handle of the profile, used in its address: letters, digits, underscores and single dots. Null if there is none */
  handle: string
  /** Name of the person */
  name: string
  /** Profile picture: a path of this site; null if there is none */
  avatar: string | null
}
export type PersonStories = {
  /** Owner of the stories */
  user: Person
  /** Active stories, oldest first */
  stories: Story[]
  /** Number of stories that the caller has not seen */
  unseen: number
}
export type Photo = {
  /** Address: a path of this site or a full URL */
  url: string
  /** Alternative text of the picture */
  alt: string
  /** Width in pixels */
  width: number
  /** Height in pixels */
  height: number
  /** Position among the pictures, starting at 0 */
  displayOrder: number
  /** Tiny WebP preview as base64, to show until the picture has loaded */
  blur?: string
  /** Options that distinguish the variants */
  options?: Record<string, string>
}
export type Picture = {
  /** Address: a path of this site or a full URL */
  url: string
  /** Alternative text of the picture */
  alt: string
  /** Width in pixels */
  width: number
  /** Height in pixels */
  height: number
  /** Tiny WebP preview as base64, to show until the picture has loaded */
  blur?: string
  /** Brightness of the picture: text over a `dark` picture must be light, and the reverse */
  tone?: 'light' | 'dark'
}
export type PictureText = {
  /** Address of the picture */
  url: string
  /** Alternative text of the picture */
  alt: string
  /** Alternative text of the picture in the requested language; empty if it isn't translated */
  translatedAlt: string
}
export type Plan = {
  /** Unique ID (UUID) */
  id: string
  /** Code of the plan, used by promotions */
  code: string
  /** Display name */
  name: string
  /** Description */
  description: string
  /** Price for a month; null if not sold by the month */
  monthPrice: number | null
  /** Price for a year; null if not sold by the year */
  yearPrice: number | null
  /** Discount on each price, in percent */
  memberPercent: number
  /** Whether standard shipping is free */
  freeShipping: boolean
  /** Multiplier of the points earned with an order */
  pointsFactor: number
  /** Days of the free trial, before anything is charged; 0 if there is none */
  trialDays: number
}
export type Points = {
  /** Points balance. Negative if points were taken back after they had been spent */
  balance: number
  /** Amount that the points balance can pay */
  worth: number
  /** Changes of the balance, newest first */
  entries: PointsEntry[]
  /** `cursor` of the next page; null on the last page */
  nextCursor: string | null
  /** Rules for earning points, and their value */
  rules: {
    /** Number of points for each whole currency unit of an order */
    perUnit: number
    /** Number of points for the first review of a product */
    forReview: number
    /** Number of points worth one currency unit */
    perUnitWorth: number
    /** Number of months without changes after which points expire; null if they never do */
    expireMonths: number | null
    /** Points for taking part in the community; null if there are none */
    community: {
      /** Points for posts, with a daily limit */
      post: {
        /** Number of points for each post, comment or record */
        points: number
        /** Maximum number of posts, comments or records per day (UTC) that earn points */
        aDay: number
      }
      /** Points for comments, with a daily limit */
      comment: {
        /** Number of points for each post, comment or record */
        points: number
        /** Maximum number of posts, comments or records per day (UTC) that earn points */
        aDay: number
      }
      /** Points for records, with a daily limit */
      record: {
        /** Number of points for each post, comment or record */
        points: number
        /** Maximum number of posts, comments or records per day (UTC) that earn points */
        aDay: number
      }
      /** Maximum number of points per day for taking part in the community */
      dayMax: number
      /** Maximum total number of points for taking part in the community */
      totalMax: number
    } | null
  }
  /** Points that the caller has earned by taking part; null if there are none to earn */
  community: {
    /** Number of points earned by taking part today (UTC) */
    today: number
    /** Total number of points earned by taking part */
    total: number
  } | null
}
export type PointsEntry = {
  /** Unique ID (UUID) */
  id: string
  /** Number of points; positive if added, negative if taken */
  points: number
  /** Reason; null if there is none */
  reason:
    | 'ORDER'
    | 'ORDER_REVERSED'
    | 'REVIEW'
    | 'SPENT'
    | 'SPENT_RETURNED'
    | 'REFUND'
    | 'EXPIRED'
    | 'ADJUSTED'
    | 'POST'
    | 'COMMENT'
    | 'RECORD'
    | 'ACT_REVERSED'
    | 'MERGED'
  /** Number of the related order; null if there is none */
  orderNumber: string | null
  /** Reason given by staff for an adjustment; null for any other entry */
  note: string | null
  /** Time of creation */
  createdAt: string
}
export type Post = {
  /** Unique ID (UUID) */
  id: string
  /** Author */
  author: Person
  /** Text of the post */
  text: string
  /** Handles mentioned in the text that exist */
  mentions: string[]
  /** Links in the text to pages of this site: hashtags, people and addresses */
  links: TextLink[]
  /** Pictures */
  media: PostPicture[]
  /** Audience of the post: everyone, followers, members of the club, or only the author */
  audience: 'public' | 'followers' | 'club' | 'me'
  /** Club that the post belongs to; null if there is none */
  club: {
    /** URL-friendly name: lowercase words joined by hyphens */
    slug: string
    /** Display name */
    name: string
    /** Name of the role; `customer` if the person isn't staff */
    role: 'owner' | 'admin' | 'moderator' | 'member' | null
  } | null
  /** Record that the post is about; null if there is none */
  record: {
    /** Unique ID (UUID) */
    id: string
    /** Lift: `squat`, `bench`, `deadlift`, `total` or a custom name */
    lift: string
    /** Unit of `value`: weight in kilograms, time in seconds, distance in meters or number of repetitions */
    measure: 'weight' | 'time' | 'distance' | 'reps'
    /** Value */
    value: number
    /** Day of the lift */
    performedOn: string
    /** Note; may be empty */
    note: string
    /** Improvement on the previous best, in the unit of `value`; null for a first record, and in posts if there is no improvement */
    gain: number | null
  } | null
  /** Products named in the post */
  products: TaggedProduct[]
  /** Preview of the first link in the text to a page of this site that the caller can see; null if there is none */
  preview: LinkPreview | null
  /** Number of reactions of each kind */
  counts: Reactions
  /** Reaction of the caller; null if there is none */
  mine: 'like' | 'love' | 'fire' | 'strong' | 'clap' | 'wow' | null
  /** Number of comments, including replies */
  comments: number
  /** Oldest comment; null if there is none */
  firstComment: Comment | null
  /** Whether the caller has saved the post */
  isSaved: boolean
  /** Whether the post is pinned in its club */
  isPinned: boolean
  /** Time of creation */
  createdAt: string
  /** Time of the last change; null if never changed */
  editedAt: string | null
  /** Whether the text contains a word that the caller has muted */
  isMuted: boolean
  /** Reason for which moderators removed the content; null if it isn't removed. Only its author can still see removed content */
  removedReason: string | null
}
export type PostPicture = {
  /** Address: a path of this site or a full URL */
  url: string
  /** Width in pixels */
  width: number
  /** Height in pixels */
  height: number
  /** Tiny WebP preview as base64, to show until the picture has loaded */
  blur: string
  /** Alternative text of the picture */
  alt: string
}
export type PriceList = {
  /** Unique ID (UUID) */
  id: string
  /** Name of the price list, for staff only */
  name: string
  /** Start time of the price list. If left out or in the past, it starts now */
  startsAt: string
  /** End time of the price list */
  endsAt: string
  /** Whether the price list is planned, running or over */
  state: 'planned' | 'running' | 'over'
  /** IDs of the plans whose members get the prices; empty for everyone */
  planIds: string[]
  /** Discount on the selection in percent; null if the list only has individually set prices */
  percent: number | null
  /** IDs of the categories in the selection, including their descendants. Without any category, brand or product, the selection is everything */
  categoryIds: string[]
  /** IDs of the brands in the selection */
  brandIds: string[]
  /** IDs of the products in the selection */
  productIds: string[]
  /** Number of prices in the list */
  priceCount: number
  /** Time of creation */
  createdAt: string
}
export type PriceListRow = {
  /** ID of the variant. Can be left out if the product has a single one */
  variantId: string
  /** ID of the product */
  productId: string
  /** SKU (stock keeping unit) */
  sku: string
  /** Display name */
  name: string
  /** Options that distinguish the variants */
  options: Record<string, string>
  /** Regular price of the variant */
  price: number
  /** Price in the list */
  listPrice: number
  /** Whether staff set the price individually. Otherwise, it results from the percentage */
  isGiven: boolean
}
export type Product = {
  /** Unique ID (UUID) */
  id: string
  /** Basic information about the product */
  info: {
    /** Name of the product */
    name: string
    /** SKU (stock keeping unit) */
    sku: string
    /** Price of one piece */
    price: number
    /** Original price; null if the price isn't reduced */
    oldPrice: number | null
    /** Whether the shop features the product */
    isFeatured: boolean
    /** Time of publication */
    publishDate: string
    /** Whether the product can be paid for with points */
    isRedeemable: boolean
    /** Short description */
    shortDescription: string
    /** Long description */
    fullDescription: string
  }
  /** Page of the product: name in its address, title and description */
  meta: {
    /** Title of the page */
    title: string
    /** Description */
    description: string
    /** Search keywords */
    keywords: string[]
    /** Name of the product in the address of its page */
    friendlyPageName: string
  }
  /** Pictures. Lists include only the first three; the second and third have no alternative text, as they stand in for the first */
  photos: Photo[]
  /** Brand of the product */
  brand: {
    /** Unique ID (UUID) */
    id: string
    /** Name of the brand */
    name: string
    /** URL-friendly name: lowercase words joined by hyphens */
    slug: string
  }
  /** Lists that the product is on */
  tags: ('BEST_SELLING_PRODUCTS' | 'TRENDING_PRODUCTS' | 'TOP_RATED_PRODUCTS' | 'DEAL_OF_THE_DAY' | 'YOU_MAY_LIKE')[]
  /** Running deal of the product; absent if there is none */
  deal?: RunningDeal
  /** Options that distinguish the variants */
  options: {
    /** Name of the option, such as size */
    name: string
    /** Values of the option */
    values: string[]
    /** Color of each value, in the same order; absent if the values have no colors */
    swatches?: string[]
  }[]
  /** Variants: combinations of options, each with its price and stock */
  variants: Variant[]
  /** Ratings */
  rating: {
    /** Average rating from 1 to 5; 0 if there are no ratings */
    average: number
    /** Number of items */
    count: number
    /** Number of ratings with 1, 2, 3, 4 and 5 stars, in that order */
    histogram: number[]
  }
  /** Categories. Lists include those of a product only with `fields=full` */
  categories: {
    /** Unique ID (UUID) */
    id: string
    /** Name of the category */
    name: string
    /** URL-friendly name, used in the address of the page */
    slug: string
  }[]
  /** Attributes of the product besides its options */
  attributes: {
    /** Name of the attribute, such as material */
    name: string
    /** Value */
    value: string
  }[]
  /** Translated names and values of the attributes, by the original; absent in the shop's first language */
  terms?: Record<string, string>
  /** Gift card settings, if the product is a gift card. Its variants are the fixed amounts; a custom amount may be allowed as well. Absent for other products */
  giftCard?: {
    /** Limits of a custom amount; null if only the amounts of the variants can be bought */
    ownAmount: {
      /** Minimum custom amount */
      min: number
      /** Maximum custom amount */
      max: number
    } | null
  }
  /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
  locale?: string
  /** Size conversions and measurements; absent if there are none */
  sizes?: Size[]
  /** Dimensions of the product in millimeters; absent if unknown */
  dimensions?: Dimensions
  /** `true` if the long description isn't translated yet; absent otherwise */
  isDescriptionOriginal?: true
}
export type ProductCard = {
  /** Unique ID (UUID) */
  id: string
  /** Basic information about the product */
  info: {
    /** Name of the product */
    name: string
    /** SKU (stock keeping unit) */
    sku: string
    /** Price of one piece */
    price: number
    /** Original price; null if the price isn't reduced */
    oldPrice: number | null
    /** Whether the shop features the product */
    isFeatured: boolean
    /** Time of publication */
    publishDate: string
    /** Whether the product can be paid for with points */
    isRedeemable: boolean
  }
  /** Page of the product: name in its address, title and description */
  meta: {
    /** Title of the page */
    title?: string
    /** Description */
    description?: string
    /** Search keywords */
    keywords?: string[]
    /** Name of the product in the address of its page */
    friendlyPageName: string
  }
  /** Pictures. Lists include only the first three; the second and third have no alternative text, as they stand in for the first */
  photos: {
    /** Address: a path of this site or a full URL */
    url: string
    /** Alternative text of the picture */
    alt?: string
    /** Width in pixels */
    width?: number
    /** Height in pixels */
    height?: number
    /** Position among the pictures, starting at 0 */
    displayOrder?: number
    /** Tiny WebP preview as base64, to show until the picture has loaded */
    blur?: string
    /** Options that distinguish the variants */
    options?: Record<string, string>
  }[]
  /** Tiny WebP preview as base64, to show until the picture has loaded */
  blur?: string
  /** Brand of the product */
  brand: {
    /** Unique ID (UUID) */
    id: string
    /** Name of the brand */
    name: string
    /** URL-friendly name: lowercase words joined by hyphens */
    slug: string
  }
  /** Lists that the product is on */
  tags: ('BEST_SELLING_PRODUCTS' | 'TRENDING_PRODUCTS' | 'TOP_RATED_PRODUCTS' | 'DEAL_OF_THE_DAY' | 'YOU_MAY_LIKE')[]
  /** Running deal of the product; absent if there is none */
  deal?: RunningDeal
  /** Options that distinguish the variants */
  options: {
    /** Name of the option, such as size */
    name: string
    /** Values of the option */
    values: string[]
    /** Color of each value, in the same order; absent if the values have no colors */
    swatches?: string[]
  }[]
  /** Variants: combinations of options, each with its price and stock */
  variants: Variant[]
  /** Ratings */
  rating: {
    /** Average rating from 1 to 5; 0 if there are no ratings */
    average: number
    /** Number of items */
    count: number
    /** Number of ratings with 1, 2, 3, 4 and 5 stars, in that order */
    histogram?: number[]
  }
  /** Categories. Lists include those of a product only with `fields=full` */
  categories?: {
    /** Unique ID (UUID) */
    id: string
    /** Name of the category */
    name: string
    /** URL-friendly name, used in the address of the page */
    slug: string
  }[]
  /** Attributes of the product besides its options */
  attributes?: {
    /** Name of the attribute, such as material */
    name: string
    /** Value */
    value: string
  }[]
  /** Translated names and values of the attributes, by the original; absent in the shop's first language */
  terms?: Record<string, string>
  /** Gift card settings, if the product is a gift card. Its variants are the fixed amounts; a custom amount may be allowed as well. Absent for other products */
  giftCard?: {
    /** Limits of a custom amount; null if only the amounts of the variants can be bought */
    ownAmount: {
      /** Minimum custom amount */
      min: number
      /** Maximum custom amount */
      max: number
    } | null
  }
  /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
  locale?: string
}
export type ProductTexts = {
  /** Name */
  name: string
  /** Short description */
  shortDescription: string
  /** Long description */
  fullDescription: string
  /** Title of the page in search results. If empty, the name of the product */
  metaTitle: string
  /** Description of the page in search results. If empty, the short description */
  metaDescription: string
  /** Search keywords */
  keywords: string[]
}
export type ProductTranslation = {
  /** Unique ID (UUID) */
  id: string
  /** Text in the shop's first language */
  original: ProductTexts
  /** Text in the requested language; null if nothing is translated */
  translation: ProductTexts | null
  /** Alternative texts of the pictures */
  pictures: PictureText[]
  /** Number of texts and pictures without a translation */
  missing: number
  /** Texts (by field) and pictures (by address) whose original has changed since they were translated */
  outdated: string[]
}
export type Profile = {
  /** Unique ID (UUID) */
  id: string
  /** Handle of the profile, used in its address: letters, digits, underscores and single dots. Null if there is none */
  handle: string
  /** Name of the person */
  name: string
  /** Profile picture: a path of this site; null if there is none */
  avatar: string | null
  /** Cover picture of the profile: a path of this site; null if there is none */
  cover: string | null
  /** Short description of the person */
  bio: string
  /** Place where the person lives or trains */
  place: string
  /** Audience of the profile, posts and records */
  privacy: 'public' | 'followers' | 'private'
  /** Time at which the person joined the community */
  joinedAt: string
  /** Number of public posts, including those in public clubs */
  posts: number
  /** Number of followers */
  followers: number
  /** Number of people that the person follows */
  following: number
  /** Relation between the caller and the person; null for visitors */
  relation: Relation | null
  /** Whether posts, records and lists of people are hidden from the caller */
  isHidden: boolean
  /** Personal best of each lift */
  records: LiftRecord[]
  /** Badges that the person has earned; empty if hidden */
  badges: Badge[]
  /** Whether the profile shows products delivered to the person */
  showsKit: boolean
}
export type Promotion = {
  /** Unique ID (UUID) */
  id: string
  /** Name of the promotion, shown to buyers */
  name: string
  /** Whether the promotion needs a code or is applied automatically */
  trigger: 'code' | 'automatic'
  /** Whether the promotion is active */
  active: boolean
  /** Start time; null if there is none and the promotion applies right away */
  startsAt: string | null
  /** End time; null if the promotion never ends */
  endsAt: string | null
  /** Priority. If several promotions apply, the highest is applied first */
  priority: number
  /** Whether the promotion can be combined with others */
  combinable: boolean
  /** Discount given by the promotion */
  effect:
    | {
        /** Kind of discount */
        kind: 'percent'
        /** Discount in percent */
        percent: number
      }
    | {
        /** Kind of discount */
        kind: 'fixed'
        /** Amount to take off */
        amount: number
        /** Whether the amount is taken off once per order or off each piece */
        each: 'order' | 'piece'
      }
    | {
        /** Kind of discount */
        kind: 'freeShipping'
        /** Codes of the shipping methods */
        methods: string[]
      }
    | {
        /** Kind of discount */
        kind: 'buyGet'
        /** Number of pieces to buy */
        buy: number
        /** Number of pieces that are then discounted */
        get: number
        /** Discount in percent */
        percent: number
        /** Maximum number of times the discount applies; null if unlimited */
        timesMax: number | null
      }
    | {
        /** Kind of discount */
        kind: 'gift'
        /** ID of the product */
        productId: string
        /** ID of the variant. Can be left out if the product has a single one */
        variantId: string
        /** Number of pieces */
        quantity: number
      }
    | {
        /** Kind of discount */
        kind: 'tiers'
        /** Measure of the tiers: amount or number of pieces */
        by: 'amount' | 'quantity'
        /** Tiers, of which the highest one reached applies */
        tiers: {
          /** Minimum amount or number of pieces for the tier */
          from: number
          /** Discount in percent */
          percent: number
        }[]
      }
  /** Products, categories and brands that the promotion applies to; everything if all are empty */
  scope: {
    /** IDs of the products */
    products: string[]
    /** IDs of the categories, including their descendants */
    categories: string[]
    /** IDs of the brands */
    brands: string[]
    /** Whether items with a deal price are excluded */
    exceptDeals: boolean
  }
  /** Minimum subtotal of the items in scope; null for none */
  minSubtotal: number | null
  /** Minimum number of pieces in scope; null for none */
  minQuantity: number | null
  /** Whether the promotion only applies to a customer's first order. Guests are asked to sign in */
  firstOrder: boolean
  /** Codes of the plans whose members can use the promotion; empty for anyone */
  plans: string[]
  /** IDs of customer segments. The buyer must be in at least one; empty for anyone */
  segments: string[]
  /** Maximum number of uses; null if unlimited */
  usesMax: number | null
  /** Maximum number of uses per person; null if unlimited */
  usesPerPerson: number | null
  /** Number of codes */
  codeCount: number
  /** First code of the promotion; null if it has none */
  firstCode: string | null
  /** Number of uses in orders that were not canceled */
  uses: number
  /** Total discount in orders that were not canceled */
  discounted: number
  /** Time of creation */
  createdAt: string
}
export type PromotionCode = {
  /** Promotion code */
  code: string
  /** Maximum number of uses; null if unlimited */
  usesMax: number | null
  /** Number of uses in orders that were not canceled */
  uses: number
  /** Time of creation */
  createdAt: string
}
export type Question = {
  /** Unique ID (UUID) */
  id: string
  /** Text of the question */
  question: string
  /** First name and initial of the author; empty if the account was erased */
  author: string
  /** Time at which the question was asked */
  askedAt: string
  /** Time of the last change; null if never changed */
  editedAt: string | null
  /** Answers, best first */
  answers: Answer[]
  /** Total number of answers */
  totalAnswers: number
}
export type QuestionRow = {
  /** Unique ID (UUID) */
  id: string
  /** Product; null if it is no longer available */
  product: {
    /** Unique ID (UUID) */
    id: string
    /** Name of the product */
    name: string
    /** Name of the product in the address of its page */
    slug: string
    /** Address of the picture; null if there is none */
    photo: string
  }
  /** Text of the question */
  question: string
  /** First name and initial of the author; empty if the account was erased */
  author: string
  /** Number of visible answers to the question */
  answers: number
  /** Whether the shop has answered the question */
  isAnsweredByShop: boolean
  /** Number of people who reported the question or its answers */
  reports: number
  /** Reason for which staff hid the content; null if it isn't hidden */
  hidden: 'spam' | 'offensive' | 'wrong-product' | 'personal-data' | 'illegal' | null
  /** Time at which the question was asked */
  askedAt: string
}
export type RailPicks = {
  /** IDs of products shown before all others, in order */
  pinned: string[]
  /** IDs of products that are never in the list */
  excluded: string[]
}
export type RankedMember = {
  /** Rank; members with equal values share one */
  place: number
  /** Person */
  person: Person
  /** Weight in kilograms */
  value: number
  /** DOTS points; null if sex or body weight is unknown */
  points: number | null
  /** IPF bodyweight class; null if unknown */
  weightClass: string | null
  /** Sex used for the bodyweight class; null if unknown */
  sex: 'female' | 'male' | null
  /** Day of the lift */
  performedOn: string
}
export type Reactions = {
  /** Number of `like` reactions */
  like: number
  /** Number of `love` reactions */
  love: number
  /** Number of `fire` reactions */
  fire: number
  /** Number of `strong` reactions */
  strong: number
  /** Number of `clap` reactions */
  clap: number
  /** Number of `wow` reactions */
  wow: number
}
export type Redirect = {
  /** Unique ID (UUID) */
  id: string
  /** Path that no longer has a page */
  from: string
  /** Target of the redirect */
  to: string
  /** Time of creation */
  createdAt: string
}
export type RefundFailure = {
  /** Unique ID (UUID) */
  id: string
  /** Kind of payment: an order, or a charge of a subscription */
  kind: 'order' | 'charge'
  /** Number of the order; null for a subscription charge */
  orderNumber: string | null
  /** Name of the plan; null for an order */
  planName: string | null
  /** Email address; null if there is none */
  email: string | null
  /** Whether the amount can be refunded as points or store credit, which requires an account */
  hasAccount: boolean
  /** Amount to refund */
  amount: number
  /** Currency of the payment; absent for the shop's currency */
  currency?: string
  /** Time at which the payment provider declined the refund */
  failedAt: string
}
export type Relation = {
  /** Whether the person is the caller */
  isSelf: boolean
  /** Whether the caller follows the person; `requested` until a private profile accepts */
  follow: 'none' | 'requested' | 'following'
  /** Whether the person follows the caller */
  followsMe: boolean
  /** Whether the caller has blocked the person */
  isBlocked: boolean
  /** Whether the caller has muted the person; for a post, whether it contains a word that the caller has muted */
  isMuted: boolean
}
export type ReorderConflict = {
  /** Decision that the client has to make */
  message: 'Overwrite cart' | 'Invalid items' | 'All items invalid'
  /** Number of lines in the current cart */
  cartLines: number
  /** Lines of the order */
  items: ReorderLine[]
  /** Lines that can't be bought, or not in full quantity */
  invalidItems: ReorderLine[]
}
export type ReorderLine = {
  /** ID of the product */
  productId: string
  /** ID of the variant. Can be left out if the product has a single one */
  variantId: string
  /** Name of the product */
  name: string
  /** Value of each option, by option name */
  options: Record<string, string>
  /** Address of the picture; null if there is none */
  photo: string
  /** Number of pieces */
  quantity: number
  /** Number of pieces available now */
  available: number
}
export type ReportOrder = {
  /** ID of the order */
  orderId: string
  /** Number of the order */
  number: string
  /** Time at which the order was placed; in the returns report, time of the return or refund */
  at: string
  /** Amount that the order contributes to the line */
  amount: number
}
export type Review = {
  /** Unique ID (UUID) */
  id: string
  /** ID of the product */
  productId: string
  /** First name and initial of the author; empty if the account was erased */
  author: string
  /** Star rating, from 1 to 5 */
  rating: number
  /** Text */
  text: string
  /** Photos uploaded by the author */
  image: ReviewPhoto[]
  /** Options that distinguish the variants */
  options: Record<string, string>
  /** Whether the author bought the product in this shop, as proven by an order line */
  verifiedPurchase: boolean
  /** Number of people who found the review helpful */
  helpful: number
  /** Time of creation */
  createdAt: string
  /** Time of the last change; null if never changed */
  editedAt: string | null
  /** Public reply of the shop; null if there is none */
  reply: {
    /** Text */
    text: string
    /** Time of the event */
    at: string
  } | null
}
export type ReviewPhoto = {
  /** Address: a path of this site or a full URL */
  url: string
  /** Alternative text of the picture */
  alt: string
  /** Width in pixels */
  width: number
  /** Height in pixels */
  height: number
  /** Tiny WebP preview as base64, to show until the picture has loaded */
  blur?: string
  /** Options that distinguish the variants */
  options?: Record<string, string>
}
export type ReviewRow = {
  /** Unique ID (UUID) */
  id: string
  /** Product; null if it is no longer available */
  product: {
    /** Unique ID (UUID) */
    id: string
    /** Name of the product */
    name: string
    /** Name of the product in the address of its page */
    slug: string
    /** Address of the picture; null if there is none */
    photo: string
  }
  /** Star rating, from 1 to 5 */
  rating: number
  /** Text */
  text: string
  /** Name of the author; empty if the account was erased */
  author: string
  /** Number of photos */
  photos: number
  /** Number of people who reported the review */
  reports: number
  /** Whether the shop has replied to the review */
  hasReply: boolean
  /** Reason for which staff hid the content; null if it isn't hidden */
  hidden: 'spam' | 'offensive' | 'wrong-product' | 'personal-data' | 'illegal' | null
  /** Time at which the review was written */
  writtenAt: string
}
export type Role = {
  /** Name of the role */
  name: string
  /** Permissions of the role */
  permissions: (
    | 'orders:read'
    | 'orders:ship'
    | 'orders:refund'
    | 'catalogue:write'
    | 'stock:write'
    | 'content:write'
    | 'customers:read'
    | 'reviews:moderate'
    | 'community:moderate'
    | 'settings:write'
    | 'staff:write'
    | 'orders:write'
    | 'credit:write'
    | 'prices:write'
    | 'customers:write'
    | 'shop:view-as'
    | 'shop:merge-customers'
    | 'records:verify'
    | 'reports:read'
    | 'exports:read'
  )[]
  /** Whether the role can't be changed */
  isFixed: boolean
  /** Number of people with the role */
  members: number
}
export type Rsvp = {
  /** State of the response; `waiting` if the event is full */
  state: 'going' | 'waiting'
  /** Number of people before the caller on the waiting list */
  before: number
}
export type RunningDeal = {
  /** Time at which the deal ends, to the second */
  endsAt: string
  /** Number of pieces left at the deal price; null if unlimited */
  left: number | null
}
export type SalesBreakdown = {
  /** Value of products before discounts, without tax and gift cards */
  gross: number
  /** Product discounts by promotions, plans and staff, without tax */
  discounts: number
  /** Value of products returned or canceled in the range, without tax */
  returns: number
  /** Gross sales minus discounts and returns */
  net: number
  /** Shipping charges minus refunds, without tax */
  shipping: number
  /** Tax minus credited tax */
  taxes: number
  /** Net sales plus shipping and taxes */
  total: number
  /** Gift cards sold minus refunded gift cards. Not part of sales; purchases paid with a gift card are */
  giftCards: number
  /** Unpaid amount of the orders */
  unpaid: number
}
export type SavedAddress = {
  /** Unique ID (UUID) */
  id: string
  /** First name */
  firstName: string
  /** Last name */
  lastName: string
  /** Email address; null if there is none */
  email?: string
  /** Street and house number */
  addressLine1: string
  /** Apartment, floor or company */
  addressLine2: string
  /** City */
  city: string
  /** Code of the state or province, in countries whose addresses include one */
  region?: string
  /** Postal code */
  postCode: string
  /** Country code, ISO 3166 alpha-2. If left out, the shop's country */
  country: string
  /** Phone number in E.164 format; null if there is none. Spaces, dots, hyphens and parentheses are ignored */
  phone: string
  /** Type of address */
  tag: 'HOME' | 'OFFICE' | 'OTHERS'
  /** Whether this is the default shipping address */
  isDefault: boolean
  /** Whether this is the default billing address */
  isDefaultBilling: boolean
}
export type SavedProduct = {
  /** Name of the product */
  name: string
  /** Name of the product in the address of its page */
  slug: string
  /** Name of the brand */
  brand: string
  /** Address of the product's first picture */
  photo: string
  /** Alternative text of the picture */
  photoAlt: string
  /** Price of one piece */
  price: number
  /** Original price; null if the price isn't reduced */
  oldPrice: number | null
  /** Whether the variants have different prices */
  pricesVary: boolean
  /** Stock level */
  stock: Stock
  /** ID of the only variant; null if there are several */
  variantId: string | null
}
export type SearchSettings = {
  /** Synonyms used by the search */
  synonyms: {
    /** Search term of one or more words */
    term: string
    /** Synonyms of the term */
    means: string[]
  }[]
  /** Queries with a fixed category or fixed first results */
  rules: {
    /** Search query in lower case */
    query: string
    /** ID of the category that is shown for the query; null if there is none */
    categoryId: string | null
    /** Products shown first */
    products: {
      /** Unique ID (UUID) */
      id: string
      /** Display name */
      name: string
    }[]
  }[]
}
export type SecondFactorTicket = {
  /** Ticket for the second step of the sign-in. Exchange it, with a code, for an access token */
  ticket: string
  /** Available methods */
  methods: ('code' | 'backup-code')[]
}
export type Segment = {
  /** Unique ID (UUID) */
  id: string
  /** Name of the segment */
  name: string
  /** Conditions of the segment. Customers must meet all of them */
  filter: {
    /** Minimum number of orders, without canceled ones */
    ordersMin?: number
    /** Maximum number of orders, without canceled ones */
    ordersMax?: number
    /** Minimum amount paid, minus refunds */
    spentMin?: number
    /** Maximum amount paid, minus refunds */
    spentMax?: number
    /** Only customers who ordered within this number of past days */
    orderedWithin?: number
    /** Only customers who have ordered, but not within this number of past days */
    notOrderedFor?: number
    /** Only customers whose account was created within this number of past days */
    signedUpWithin?: number
    /** Only customers whose account is older than this number of days */
    signedUpBefore?: number
    /** Only customers with this staff tag */
    tag?: string
    /** Only customers whose last order was shipped to this country, ISO 3166 alpha-2 */
    country?: string
    /** Only customers who subscribe to the plan with this ID */
    plan?: string
    /** Whether the customer subscribed to news by email */
    acceptsMail?: boolean
    /** Only customers who receive messages in this language */
    language?: 'en' | 'bn'
    /** Only customers who ordered the product with this ID */
    boughtProduct?: string
    /** Only customers who ordered from the category with this ID or its descendants */
    boughtCategory?: string
  }
  /** Time of creation */
  createdAt: string
}
export type Session = {
  /** Unique ID (UUID) */
  id: string
  /** Browser and operating system in which the session was started; empty if unknown */
  device: string
  /** Network from which the session was started */
  place: string
  /** Start time of the session */
  createdAt: string
  /** Time of the last use; null if a passkey was never used */
  lastUsedAt: string
  /** Whether this is the current session */
  current: boolean
}
export type Shipment = {
  /** Unique ID (UUID) */
  id: string
  /** Name of the carrier */
  carrier: string
  /** Tracking number given by the carrier */
  trackingNumber: string
  /** Address of the carrier's tracking page; empty if there is none */
  trackingUrl: string
  /** Time at which the shipment left */
  shippedAt: string
  /** Time of delivery; null if the shipment is still on its way */
  deliveredAt: string | null
  /** Contents of the shipment */
  lines: {
    /** ID of the variant. Can be left out if the product has a single one */
    variantId: string
    /** Number of pieces */
    quantity: number
  }[]
}
export type ShippingMethod = {
  /** Code of the shipping method, used to order it */
  code: string
  /** Name of the shipping method */
  name: string
  /** Price of one piece */
  price: number
  /** Earliest expected day of delivery */
  deliveryFrom: string
  /** Latest expected day of delivery */
  deliveryTo: string
}
export type ShippingZone = {
  /** Unique ID (UUID) */
  id: string
  /** Version number, which increases with each change */
  version: number
  /** Name, for staff only */
  name: string
  /** Countries, or parts of countries, in the zone. If empty, the zone covers everything that no other zone does */
  areas: {
    /** Country code, ISO 3166 alpha-2 */
    country: string
    /** Codes of states or provinces. With `postcodes` as well, the area is everything in either */
    regions: string[]
    /** Prefixes of postal codes */
    postcodes: string[]
  }[]
  /** Shipping methods of the zone, in display order */
  methods: {
    /** Code of the shipping method, used by orders and promotions. Several zones can use the same code */
    code: string
    /** Name shown to buyers, by language */
    names: {
      /** English name */
      en: string
      /** Bengali name. If left out, the English name is used */
      bn?: string
    }
    /** Whether the shipping method is offered */
    active: boolean
    /** Basis of the price: the value of the products, or their weight */
    by: 'value' | 'weight'
    /** Price tiers, of which the highest one reached applies. The first begins at 0 */
    priceTiers: {
      /** Minimum value of the products, or minimum weight in grams, for the tier */
      from: number
      /** Price of the tier */
      price: number
    }[]
    /** Maximum value of the products, or maximum weight in grams, for which the method is offered; null if unlimited */
    upTo: number | null
    /** Value of the products from which the method is free; null if there is no such threshold */
    freeFrom: number | null
    /** Whether the method is free for members whose plan includes free shipping */
    freeForMembers: boolean
    /** Minimum number of business days until delivery */
    daysMin: number
    /** Maximum number of business days until delivery */
    daysMax: number
    /** Time of day (HH:MM) after which orders count for the next business day; null if every order counts for its own day */
    cutOff: string | null
  }[]
}
export type Shop = {
  /** Name of the shop */
  name: string
  /** Logo of the shop, shown instead of its name; absent if there is none */
  logo?: ShopLogo
  /** Support email address */
  supportEmail: string
  /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
  locale: string
  /** Available languages of the shop. The first is used at addresses without a language prefix */
  locales: string[]
  /** Currency. For the shop, with the format of amounts; for an order, only given if it isn't the shop's currency */
  currency: {
    /** Currency code, ISO 4217 */
    name: string
    /** Language used to format amounts */
    language: string
    /** Country whose conventions are used to format amounts */
    style: string
  }
  /** Additional currencies that can be used to pay, in display order; absent if there are none */
  currencies?: {
    /** Currency code, ISO 4217 */
    code: string
    /** Exchange rate: units of this currency per unit of the shop's currency, as an exact decimal */
    rate: string
    /** Rounding of converted prices: to the minor unit, to .99, to .95, or to whole units */
    rounding: '95' | '99' | 'minor' | 'whole'
  }[]
  /** Country codes of the countries that the shop ships to. Addresses without a country are in the first one */
  countries: string[]
  /** Units in which the shop shows weights and lengths. The API always uses grams and millimeters */
  units: ShopUnits
  /** Subtotal from which standard shipping is free; null if there is no such threshold */
  freeShippingFrom: number | null
  /** Available payment methods */
  paymentMethods: ('Stripe' | 'COD' | 'Points')[]
  /** Whether shipping costs or tax can differ by destination from those in the first country. If true, pass the destination to the summary */
  pricesByPlace: boolean
  /** Whether prices include tax in the first country, or tax is added at checkout; null if no tax is charged there */
  taxInPrices: 'included' | 'added' | null
  /** Expected delivery of an order placed now with standard shipping */
  delivery: {
    /** Price of one piece */
    price: number
    /** Earliest expected day of delivery */
    from: string
    /** Latest expected day of delivery */
    to: string
  }
  /** Number of days after delivery in which an order can be returned; 0 if returns aren't possible */
  returnDays: number
  /** Number of days after delivery in which a buyer can withdraw from the contract; 0 if not possible */
  withdrawalDays: number
  /** First plan available for subscription; null if the shop has no plans */
  membership: {
    /** Name of the shop */
    name: string
    /** Discount in percent */
    percent: number
  } | null
  /** Translated names and values of product options, by the original; absent in the shop's first language */
  labels?: Record<string, string>
  /** Customized parts of every page; absent if everything is the default */
  site?: ShownSite
  /** Whether the shop has any promotions, with or without codes */
  hasPromotions: boolean
  /** Whether pages link to the outbox */
  showOutbox: boolean
  /** Whether pages link to this document */
  showApiDocs: boolean
  /** Whether pages link to the style guide */
  showStyleguide: boolean
}
export type ShopLogo = {
  /** Logo for light backgrounds */
  light: LogoPicture
  /** Logo for dark backgrounds; the same as `light` if only one was chosen */
  dark: LogoPicture
}
export type ShopSettings = {
  /** Settings of the shop */
  settings: {
    /** Name of the setting, as in the environment */
    name:
      | 'SHOP_NAME'
      | 'SHOP_LOGO'
      | 'SHOP_LOGO_DARK'
      | 'SUPPORT_EMAIL'
      | 'WEIGHT_UNIT'
      | 'LENGTH_UNIT'
      | 'SELLER_NAME'
      | 'SELLER_ADDRESS'
      | 'SELLER_TAX_ID'
      | 'PAYMENT_COD'
      | 'PAYMENT_COD_MAX'
      | 'PAYMENT_POINTS'
      | 'GUEST_STOCK_SHARE'
      | 'ORDER_NUMBER_FORMAT'
      | 'ORDER_NUMBER_START'
      | 'CART_REMINDER_HOURS'
      | 'POINTS_PER_UNIT'
      | 'POINTS_WORTH'
      | 'POINTS_EXPIRE_MONTHS'
      | 'RETURN_DAYS'
      | 'WITHDRAWAL_DAYS'
      | 'RETURN_ADDRESS'
      | 'REVIEW_REQUEST_DAYS'
      | 'PUBLISH_DATE'
      | 'WAITLIST'
      | 'MAINTENANCE'
      | 'MAINTENANCE_TEXT'
    /** Effective value of the setting, written as in the environment */
    value: string
    /** Whether the setting is fixed by the environment and can't be changed here */
    isLocked: boolean
    /** Whether a value for the setting was saved here */
    isSet: boolean
  }[]
  /** Highest order number so far, as a plain number. A new start of the numbering must be above it */
  lastOrderNumber: number
}
export type ShopUnits = {
  /** Unit of weight: kilograms or pounds */
  weight: 'kg' | 'lb'
  /** Unit of length: centimeters or inches */
  length: 'cm' | 'in'
}
export type ShownBanner = {
  /** ID of the banner. People who closed a banner with this ID don't see it again */
  id: string
  /** Place of the banner: above everything (`bar`), or below the header (`page`) */
  place: 'bar' | 'page'
  /** Color scheme of the banner */
  look: 'ink' | 'volt' | 'studio' | 'ember'
  /** Text of the banner */
  text: string
  /** Text of the link */
  linkText: string
  /** Link target of the banner; null if it has no link */
  path: string | null
  /** Picture; null if there is none */
  picture: {
    /** Address: a path of this site or a full URL */
    url: string
    /** Width in pixels */
    width: number
    /** Height in pixels */
    height: number
    /** Alternative text of the picture */
    alt: string
  } | null
  /** Pages on which the banner is shown */
  pages: ('all' | 'home' | 'market' | 'collections' | 'product' | 'cart' | 'blogs' | 'community')[]
  /** Whether visitors can close the banner */
  canBeClosed: boolean
}
export type ShownGroup = {
  /** Label. If empty, the name of the category */
  label: string
  /** Link target without a language prefix; null if the item is a heading */
  path: string | null
  /** Unique name of the linked category; absent for other links */
  category?: string
  /** Second level of the menu */
  children: ShownLine[]
}
export type ShownLine = {
  /** Label. If empty, the name of the category */
  label: string
  /** Link target without a language prefix; null if the item isn't a link */
  path: string | null
  /** Unique name of the linked category; absent for other links */
  category?: string
}
export type ShownSection = {
  /** ID of the section */
  id: string
  /** Type of the section */
  section:
    | 'hero'
    | 'numbers'
    | 'board'
    | 'picks'
    | 'review'
    | 'aims'
    | 'journal'
    | 'clubs'
    | 'promises'
    | 'gifts'
    | 'close'
    | 'products'
    | 'collection'
    | 'article'
    | 'quote'
    | 'text'
  /** Headline of the section. If empty, its default */
  title: string
  /** Text of the section. If empty, its default */
  text: string
  /** Author of the quote */
  by: string
  /** Text of the link */
  linkText: string
  /** Link target; null for the default of the section */
  path: string | null
  /** Picture; null for the default of the section */
  picture: {
    /** Address: a path of this site or a full URL */
    url: string
    /** Width in pixels */
    width: number
    /** Height in pixels */
    height: number
    /** Alternative text of the picture */
    alt: string
  } | null
  /** Unique names of the products to show */
  products: string[]
  /** Unique name of the category or article to show; null if there is none */
  target: string | null
}
export type ShownSite = {
  /** Customized menu of the header; absent for the default */
  header?: ShownGroup[]
  /** Customized columns of the footer; absent for the default */
  footer?: ShownGroup[]
  /** Current banners. For each place, show the first one that the page can show. Absent if there are none */
  banners?: ShownBanner[]
}
export type SiteLink = {
  /** Kind of the link target */
  kind: 'category' | 'product' | 'page' | 'article' | 'club' | 'address'
  /** Unique name of the linked resource, or an address */
  target: string
}
export type SitePart = {
  /** Kind of the site part */
  kind: 'mail' | 'menu' | 'banners' | 'front' | 'size-guide'
  /** Name of the part within its kind: `header`, `banners`, `front`, or an email with its language */
  name: string
  /** Version number, which increases with each change */
  version: number
  /** Content of the part; null if the default that comes with the shop is shown */
  document: MailDocument | MenuDocument | BannersDocument | FrontDocument | SizeGuideDocument | null
  /** Time of the last save; null if never saved */
  changedAt: string | null
  /** Name of the person who last saved the document; null if never saved or if the account was deleted */
  changedBy: string | null
}
export type SitePartVersion = {
  /** Unique ID (UUID) */
  id: string
  /** Version number, which increases with each change */
  version: number
  /** Time of the event */
  at: string
  /** Name of the person who saved the version; null if the account was deleted */
  by: string | null
  /** Saved content; null if the part was reset to the default that comes with the shop */
  document: MailDocument | MenuDocument | BannersDocument | FrontDocument | SizeGuideDocument | null
}
export type SitePicture = {
  /** Address: a path of this site or a full URL */
  url: string
  /** Width in pixels */
  width: number
  /** Height in pixels */
  height: number
  /** Alternative text of the picture, by language */
  alt: Record<string, string>
}
export type Size = {
  /** Value of the size option */
  value: string
  /** European size; absent if there is none */
  eu?: string
  /** US size, for shoes the men's size; absent if there is none */
  us?: string
  /** US women's shoe size; absent if there is none */
  usWomen?: string
  /** UK size; absent if there is none */
  uk?: string
  /** Chest circumference that the size fits, in millimeters, from and to; absent if unknown */
  chest?: unknown[]
  /** Waist circumference that the size fits, in millimeters, from and to; absent if unknown */
  waist?: unknown[]
  /** Hip circumference that the size fits, in millimeters, from and to; absent if unknown */
  hips?: unknown[]
  /** Foot length that the size fits, in millimeters, from and to; absent if unknown */
  foot?: unknown[]
}
export type SizeGuide = {
  /** Name of the size guide in its address */
  name: string
  /** Title of the size guide */
  title: string
  /** Measuring instructions */
  text: string
  /** Drawing shown next to the table */
  drawing: 'none' | 'body' | 'foot'
  /** Columns of the table */
  columns: {
    /** Content of the column */
    column: 'size' | 'eu' | 'us' | 'uk' | 'chest' | 'waist' | 'hips' | 'inseam' | 'foot' | 'height' | 'other'
    /** Heading of the column, by language. If empty, its default */
    label: string
  }[]
  /** Rows of the table, each with a cell per column */
  rows: string[][]
}
export type SizeGuideDocument = {
  /** Kind of the site part */
  kind: 'size-guide'
  /** Title of the size guide, by language */
  title: Record<string, string>
  /** Measuring instructions, by language */
  text: Record<string, string>
  /** Drawing shown next to the table */
  drawing: 'none' | 'body' | 'foot'
  /** Columns of the table */
  columns: {
    /** Content of the column */
    column: 'size' | 'eu' | 'us' | 'uk' | 'chest' | 'waist' | 'hips' | 'inseam' | 'foot' | 'height' | 'other'
    /** Heading of the column, by language. If empty, its default */
    label: Record<string, string>
  }[]
  /** Rows of the table, each with a cell per column */
  rows: string[][]
  /** Unique names of the categories whose products use the size guide, including their descendants; empty for any */
  categories: string[]
  /** Unique names of the brands whose products use the size guide; empty for any */
  brands: string[]
}
export type StaffBrand = {
  /** Unique ID (UUID) */
  id: string
  /** Display name */
  name: string
  /** URL-friendly name: lowercase words joined by hyphens */
  slug: string
  /** Description */
  description: string
  /** Number of products, including drafts */
  products: number
  /** Number of additional products in the trash */
  inTrash: number
}
export type StaffCategory = {
  /** Unique ID (UUID) */
  id: string
  /** ID of the parent category; null at the top level */
  parentId: string | null
  /** Name of the category */
  name: string
  /** URL-friendly name: lowercase words joined by hyphens */
  slug: string
  /** Description */
  description: string
  /** Position among its sibling categories, starting at 0 */
  position: number
  /** Number of products, including drafts */
  products: number
  /** Rules that add products to the category automatically. Products must match all of them; null if products are added by hand */
  rules: {
    /** IDs of the brands to match, any of them; empty for all */
    brandIds: string[]
    /** Keywords to match, any of them; empty for all */
    keywords: string[]
    /** Minimum price of at least one variant; null for any */
    minPrice: number | null
    /** Maximum price of at least one variant; null for any */
    maxPrice: number | null
    /** Whether to match only products with a reduced price */
    isReduced: boolean
    /** Whether to match only products in stock */
    isInStock: boolean
  } | null
}
export type StaffClub = {
  /** Unique ID (UUID) */
  id: string
  /** URL-friendly name: lowercase words joined by hyphens */
  slug: string
  /** Display name */
  name: string
  /** Visibility of the club. People must request to join a `private` club; a `hidden` club is by invite only */
  visibility: 'public' | 'private' | 'hidden'
  /** State of the club: `open`, `removed` by moderators, or `closed` by its owner for good */
  state: 'open' | 'removed' | 'closed'
  /** Number of members */
  members: number
  /** Number of posts */
  posts: number
  /** Owner of the club; null once it is closed */
  owner: Person | null
  /** Time of creation */
  createdAt: string
}
export type StaffClubDetail = {
  /** Unique ID (UUID) */
  id: string
  /** URL-friendly name: lowercase words joined by hyphens */
  slug: string
  /** Display name */
  name: string
  /** Visibility of the club. People must request to join a `private` club; a `hidden` club is by invite only */
  visibility: 'public' | 'private' | 'hidden'
  /** State of the club: `open`, `removed` by moderators, or `closed` by its owner for good */
  state: 'open' | 'removed' | 'closed'
  /** Number of members */
  members: number
  /** Number of posts */
  posts: number
  /** Owner of the club; null once it is closed */
  owner: Person | null
  /** Time of creation */
  createdAt: string
  /** Description of the club */
  description: string
  /** Rules that members agree to */
  rules: string
  /** Place where the club trains */
  place: string
  /** Cover picture of the club: a path of this site; null if there is none */
  cover: string | null
  /** Number of pending join requests, counted up to 100 */
  requests: number
  /** Time at which the club was taken down or closed; null if it is open */
  removedAt: string | null
  /** Decision by which moderators took the club down; null if they did not */
  decision: {
    /** Reason; null if there is none */
    reason: 'spam' | 'offensive' | 'harassment' | 'dangerous' | 'personal-data' | 'fake-record' | 'illegal' | 'club-rules' | null
    /** Confirmation message */
    message: string
    /** Name of the person who saved the version; null if the account was deleted */
    by: string | null
    /** Time of the event */
    at: string
  } | null
}
export type StaffCreditEntry = {
  /** Unique ID (UUID) */
  id: string
  /** Amount of the change; positive for money added, negative for money taken */
  amount: number
  /** Reason for the change of the balance */
  reason: 'ISSUED' | 'ADJUSTED' | 'BOUGHT' | 'SPENT' | 'SPENT_RETURNED' | 'REFUND' | 'CLAIMED' | 'VOIDED' | 'MERGED'
  /** Number of the related order; null if there is none */
  orderNumber: string | null
  /** Time of creation */
  createdAt: string
  /** Name of the staff member who made the change; null if it wasn't made by staff */
  staff: string | null
  /** Reason given by staff */
  note: string
}
export type StaffMember = {
  /** Unique ID (UUID) */
  id: string
  /** Display name */
  name: string
  /** Email address; null if there is none */
  email: string | null
  /** Role of the staff member */
  role: string
  /** Whether the account has a second factor */
  hasSecondFactor: boolean
  /** Time at which a session of the staff member was last used; null if never */
  lastSeenAt: string | null
}
export type StaffOrder = {
  /** Order */
  order: Order
  /** Current weight in grams of one piece of each variant in the order, by variant ID. Variants of unknown weight are left out */
  weights: Record<string, number>
  /** Number of times the order was edited */
  edits: number
  /** Tags that staff gave the order */
  tags: string[]
  /** Staff notes on the order, newest first */
  notes: OrderNote[]
  /** Buyer of the order */
  buyer: {
    /** Account ID of the buyer; null for a guest */
    id: string | null
    /** Name of the buyer */
    name: string
    /** Email address; null if there is none */
    email: string
    /** Number of orders placed by the buyer */
    orders: number
    /** Total amount paid for all orders, minus refunds */
    spent: number
    /** Number of the buyer's orders with returned pieces */
    returned: number
    /** Points balance of the buyer */
    points: number
    /** Number of posts written by the buyer */
    posts: number
    /** Time at which the buyer's account was created; null for a guest */
    since: string | null
  }
  /** Amount of this order paid by the returned pieces that it replaces, even if it was refunded since; 0 if the order isn't an exchange */
  exchangePaid: number
  /** Source of the visit in which the order was placed */
  source: OrderSource
  /** Unusual characteristics of the order that deserve a closer look; they don't block the order */
  hints: {
    /** Kind of characteristic: the countries of the addresses differ, many orders within an hour, payment sessions that nobody paid, or a disposable email address */
    kind: 'countries' | 'manyOrders' | 'failedPayments' | 'disposableEmail'
    /** Number of occurrences; 0 for characteristics that aren't counted */
    count: number
  }[]
}
export type StaffPlan = {
  /** Unique ID (UUID) */
  id: string
  /** Version of the plan, to be sent when saving it */
  version: number
  /** Code of the plan, used by promotions. It never changes */
  code: string
  /** Name of the plan in the shop's first language */
  name: string
  /** Names of the plan in other languages, by language */
  names: Record<string, string>
  /** Descriptions of the plan, by language */
  descriptions: Record<string, string>
  /** Price for a month; null if not sold by the month */
  monthPrice: number | null
  /** Price for a year; null if not sold by the year */
  yearPrice: number | null
  /** Discount on each price, in percent */
  memberPercent: number
  /** Whether standard shipping is free */
  freeShipping: boolean
  /** Multiplier of the points earned with an order */
  pointsFactor: number
  /** Days of the free trial, before anything is charged; 0 if there is none */
  trialDays: number
  /** Whether new subscriptions to the plan are possible. Existing ones continue either way */
  offered: boolean
  /** Number of subscriptions to the plan that are paid for */
  members: number
  /** Number of free trials of the plan */
  trials: number
}
export type StaffProduct = {
  /** Unique ID (UUID) */
  id: string
  /** Display name */
  name: string
  /** Name of the product in the address of its page */
  friendlyPageName: string
  /** Version number, which increases with each save */
  version: number
  /** State of the product in the shop */
  state: 'live' | 'scheduled' | 'draft' | 'trash'
  /** Address of the picture; null if there is none */
  photo: string | null
  /** Name of the brand */
  brand: string
  /** Name of the main category; null if there is none */
  category: string | null
  /** Price of one piece */
  price: number
  /** Price of the most expensive variant */
  priceMax: number
  /** Original price; null if the price isn't reduced */
  oldPrice: number | null
  /** Whether the shop features the product */
  isFeatured: boolean
  /** Whether the product is a gift card. Gift cards have unlimited, uncounted stock */
  isGiftCard: boolean
  /** Search keywords */
  keywords: string[]
  /** Total stock of all variants */
  stock: number
  /** Number of variants that are low or out of stock */
  lowVariants: number
  /** Number of variants */
  variantCount: number
  /** Time of publication */
  publishDate: string
  /** Time of the last save; null if never saved */
  changedAt: string
}
export type StaffQuestion = {
  /** Unique ID (UUID) */
  id: string
  /** ID of the product */
  productId: string
  /** Text of the question */
  question: string
  /** Time at which the question was asked */
  askedAt: string
  /** Number of people who reported the question */
  reports: number
  /** Answers, best first */
  answers: {
    /** Unique ID (UUID) */
    id: string
    /** Text of the answer */
    answer: string
    /** Whether the answer is from the shop. Such answers come first */
    isShop: boolean
    /** Number of people who reported the answer */
    reports: number
  }[]
}
export type StaffReview = {
  /** Unique ID (UUID) */
  id: string
  /** ID of the product */
  productId: string
  /** First name and initial of the author; empty if the account was erased */
  author: string
  /** Star rating, from 1 to 5 */
  rating: number
  /** Text */
  text: string
  /** Photos uploaded by the author */
  image: ReviewPhoto[]
  /** Options that distinguish the variants */
  options: Record<string, string>
  /** Whether the author bought the product in this shop, as proven by an order line */
  verifiedPurchase: boolean
  /** Number of people who found the review helpful */
  helpful: number
  /** Time of creation */
  createdAt: string
  /** Time of the last change; null if never changed */
  editedAt: string | null
  /** Public reply of the shop; null if there is none */
  reply: {
    /** Text */
    text: string
    /** Time of the event */
    at: string
  } | null
  /** ID of the order */
  orderId: string
  /** Product; null if it is no longer available */
  product: {
    /** Name of the product */
    name: string
    /** Name of the product in the address of its page */
    slug: string
    /** Address of the picture; null if there is none */
    photo: string
  }
  /** Reason for which staff removed the review; null if it isn't removed */
  removed: string | null
  /** Reports of the content */
  reports: {
    /** Reason for the report */
    reason: 'spam' | 'offensive' | 'wrong-product' | 'personal-data' | 'other'
    /** Note; may be empty */
    note: string
    /** Time of the event */
    at: string
  }[]
  /** Previous versions of the review, oldest first */
  edits: {
    /** Star rating before the change, from 1 to 5 */
    rating: number
    /** Text */
    text: string
    /** Time of the event */
    at: string
  }[]
}
export type StaffText = {
  /** Unique ID (UUID) */
  id: string
  /** Kind of text: a page, or an article of the blog */
  kind: 'page' | 'article'
  /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
  locale: 'en' | 'bn'
  /** Name of the text: the last part of its address */
  name: string
  /** Title of the page */
  title: string
  /** State of the text: `live`, `scheduled`, `draft` (never published) or `hidden` (taken off the shop) */
  state: 'live' | 'scheduled' | 'draft' | 'hidden'
  /** Whether the text has unpublished changes */
  hasDraft: boolean
  /** Scheduled time of publication; null if none is planned */
  publishAt: string | null
  /** Origin of the text: a file, or stored by staff */
  source: 'file' | 'stored'
  /** Time of the last save; null if never saved */
  changedAt: string | null
  /** Name of the person who last saved the document; null if never saved or if the account was deleted */
  changedBy: string | null
  /** Path of the page in the shop */
  path: string
  /** Version number, which increases with each change */
  version: number
  /** Content of the page or article */
  document: TextDocument
  /** Whether the text also comes with the shop as a file */
  hasFile: boolean
  /** Whether the address of the text can't be changed */
  isPageFixed: boolean
}
export type Stock = {
  /** Stock level. Only `low` comes with the number of pieces left */
  state: 'in' | 'low' | 'out'
  /** Number of pieces left; only present if the stock is low */
  left?: number
  /** Details of a sale before stock arrives, with the shipping date; absent if the item isn't sold that way */
  backOrder?: BackOrder
}
export type StockAlert = {
  /** Unique ID (UUID) */
  id: string
  /** ID of the product */
  productId: string
  /** ID of the variant. Can be left out if the product has a single one */
  variantId: string
  /** Name of the product */
  name: string
  /** Name of the product in the address of its page */
  slug: string
  /** Address of the product's picture */
  photo: string
  /** Options that distinguish the variants */
  options: Record<string, string>
  /** State of the stock alert: `waiting`, or `sent`, which is final */
  state: 'waiting' | 'sent'
  /** Time at which the stock alert was requested */
  createdAt: string
}
export type StockPlace = {
  /** Unique ID (UUID) */
  id: string
  /** Name of the stock place */
  name: string
  /** Whether this is the default place, which the shop sells from */
  isDefault: boolean
}
export type StockRow = {
  /** ID of the variant. Can be left out if the product has a single one */
  variantId: string
  /** ID of the product */
  productId: string
  /** Name of the product */
  name: string
  /** SKU (stock keeping unit) */
  sku: string
  /** Value of each option, by option name */
  options: Record<string, string>
  /** Address of the picture; null if there is none */
  photo: string | null
  /** Number of pieces in stock at the default place, which the shop sells from */
  stock: number
  /** Number of pieces sold in the last 30 days */
  soldLately: number
  /** Settings for selling the variant before stock arrives; absent if it isn't sold that way */
  backOrders?: {
    /** Number of pieces that wait for stock */
    waiting: number
    /** Number of further pieces that can be sold before stock arrives */
    left: number
    /** Day on which the item is expected to ship; null if unknown */
    shipsOn: string | null
  }
  /** Stock of the variant at other places */
  places: {
    /** ID of a stock place */
    placeId: string
    /** Number of pieces */
    quantity: number
  }[]
}
export type StoreCredit = {
  /** Available store credit */
  balance: number
  /** Changes of the balance, newest first */
  entries: CreditEntry[]
  /** `cursor` of the next page; null on the last page */
  nextCursor: string | null
}
export type Story = {
  /** Unique ID (UUID) */
  id: string
  /** Owner of the story */
  user: Person
  /** Picture of the story, uploaded for a story. Its address expires with the story */
  mediaUrl: string
  /** Width in pixels */
  width: number
  /** Height in pixels */
  height: number
  /** Tiny WebP preview as base64, to show until the picture has loaded */
  blur: string
  /** Alternative text of the picture */
  alt: string
  /** Caption of the story */
  caption: string
  /** Sticker with a number or word in large type; null if there is none */
  sticker: {
    /** Number or word on the sticker */
    text: string
    /** Label under the number or word, such as its unit */
    unit: string
  } | null
  /** Product named in the story; null if there is none or it is no longer on sale */
  product: TaggedProduct | null
  /** Audience of the story: everyone who can read the profile, or only followers */
  audience: 'public' | 'followers'
  /** Time of creation */
  createdAt: string
  /** Time from which only the owner can see the story */
  expiresAt: string
  /** Whether the caller has seen the story */
  isSeen: boolean
  /** Number of people who have seen the story; null unless the caller owns it */
  views: number | null
  /** Reason for which moderators removed the content; null if it isn't removed. Only its author can still see removed content */
  removedReason: string | null
}
export type Subscriber = {
  /** Unique ID (UUID) */
  id: string
  /** Subscriber; null if the account was erased */
  person: {
    /** Unique ID (UUID) */
    id: string
    /** Display name */
    name: string
    /** Email address; null if there is none */
    email: string | null
  } | null
  /** ID of the plan */
  planId: string
  /** Name of the plan */
  planName: string
  /** Billing period */
  period: 'month' | 'year'
  /** State of the subscription. One that ends with its current period is still `active` */
  state: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'ended'
  /** Price for a billing period; null before the first payment */
  price: number | null
  /** Time at which the free trial ends or ended; null if there was none */
  trialEnd: string | null
  /** End of the current period; null if it has not started */
  periodEnd: string | null
  /** Whether the subscription ends with its current period */
  endsWithPeriod: boolean
  /** Time of the next payment; null if there is none */
  nextCharge: string | null
  /** Time at which the subscription ended; null if it has not */
  endedAt: string | null
  /** Reason for which staff ended the subscription; empty if they did not */
  note: string
  /** Start time of the subscription */
  startedAt: string
}
export type SubscriberWithCharges = {
  /** Unique ID (UUID) */
  id: string
  /** Subscriber; null if the account was erased */
  person: {
    /** Unique ID (UUID) */
    id: string
    /** Display name */
    name: string
    /** Email address; null if there is none */
    email: string | null
  } | null
  /** ID of the plan */
  planId: string
  /** Name of the plan */
  planName: string
  /** Billing period */
  period: 'month' | 'year'
  /** State of the subscription. One that ends with its current period is still `active` */
  state: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'ended'
  /** Price for a billing period; null before the first payment */
  price: number | null
  /** Time at which the free trial ends or ended; null if there was none */
  trialEnd: string | null
  /** End of the current period; null if it has not started */
  periodEnd: string | null
  /** Whether the subscription ends with its current period */
  endsWithPeriod: boolean
  /** Time of the next payment; null if there is none */
  nextCharge: string | null
  /** Time at which the subscription ended; null if it has not */
  endedAt: string | null
  /** Reason for which staff ended the subscription; empty if they did not */
  note: string
  /** Start time of the subscription */
  startedAt: string
  /** Credit left from changes of plan. It is used first */
  credit: number
  /** Charges */
  charges: SubscriptionCharge[]
}
export type Subscription = {
  /** Unique ID (UUID) */
  id: string
  /** Plan */
  plan: Plan
  /** Billing period */
  period: 'month' | 'year'
  /** State of the subscription */
  state: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'cancelled' | 'ended'
  /** Price for a billing period */
  price: number
  /** Time at which the free trial ends or ended; null if there was none */
  trialEnd: string | null
  /** Start of the current period; null if it has not started */
  periodStart: string | null
  /** End of the current period; null if it has not started */
  periodEnd: string | null
  /** Time of the next payment; null if there is none */
  nextCharge: string | null
  /** Credit left from changes of plan. It is used first, even if another plan is chosen later */
  credit: number
  /** Time until which the member has the benefits of the plan; null if they have none */
  benefitsUntil: string | null
  /** Address of the page where the outstanding amount can be paid; null if nothing is outstanding */
  payUrl: string | null
  /** Start time of the subscription */
  startedAt: string
}
export type SubscriptionCharge = {
  /** Unique ID (UUID) */
  id: string
  /** Amount of the charge; negative if a change of plan left a credit */
  amount: number
  /** Reason for the charge */
  reason: 'start' | 'renewal' | 'change'
  /** Payment status of the charge */
  status: 'open' | 'paid' | 'void' | 'refunded'
  /** Amount refunded to the card */
  refunded: number
  /** Name of the plan */
  planName: string
  /** Time of creation */
  createdAt: string
  /** Time of payment; null if not paid */
  paidAt: string | null
  /** Address: a path of this site or a full URL */
  url: string | null
}
export type TaggedProduct = {
  /** Unique ID (UUID) */
  id: string
  /** URL-friendly name: lowercase words joined by hyphens */
  slug: string
  /** Display name */
  name: string
  /** Picture of the product; null if there is none */
  photo: string | null
  /** Price of one piece */
  price: number
  /** Original price; null if the price isn't reduced */
  oldPrice: number | null
  /** Whether the product can be bought */
  isInStock: boolean
  /** Whether the author bought the product in this shop and had it delivered */
  isOwner: boolean
}
export type TaxRow = {
  /** Country of the shipping address, ISO 3166 alpha-2 */
  country: string
  /** State or province of the shipping address; empty if it has none */
  region: string
  /** Name of the tax */
  name: string
  /** Tax rate in percent */
  percent: number
  /** Taxed amount minus returns */
  net: number
  /** Tax on the orders of the range */
  amount: number
  /** Tax credited in the range */
  returned: number
}
export type TaxSettings = {
  /** Version number, which increases with each change */
  version: number
  /** Whether prices include tax. If false, tax is added at checkout */
  inclusive: boolean
  /** Tax classes: groups of products with the same rates */
  classes: {
    /** Code of the tax class, used by products */
    code: string
    /** Name, for staff only */
    name: string
  }[]
  /** Tax zones: the taxes of each place */
  zones: {
    /** Country code, ISO 3166 alpha-2. If left out, the shop's country */
    country: string
    /** Code of the state or province; empty for the rest of the country */
    region: string
    /** Name of the tax in the zone, shown to buyers */
    name: string
    /** Tax rates by tax class */
    rates: {
      /** Code of the tax class */
      taxClass: string
      /** Tax rate in percent, with up to three decimals */
      percent: number
    }[]
    /** Code of the tax class whose rate applies to shipping; null if shipping isn't taxed */
    shippingClass: string | null
  }[]
}
export type TaxShare = {
  /** Name of the tax at the destination */
  name: string
  /** Tax rate in percent */
  percent: number
  /** Taxed amount, without the tax */
  net: number
  /** Amount of tax */
  amount: number
}
export type TextDocument = {
  /** Title of the page */
  title: string
  /** Description */
  description: string
  /** Text in Markdown */
  body: string
  /** Category of the article; irrelevant for a page */
  category: 'general' | 'lifestyle' | 'technology' | 'sports' | 'entertainment'
  /** Author */
  author: string
  /** Short description of the author; null if there is none */
  about: string
  /** Cover picture; null if there is none */
  cover: {
    /** Address of the picture */
    url: string
    /** Width in pixels */
    width: number
    /** Height in pixels */
    height: number
    /** Tiny WebP preview as base64, to show until the picture has loaded */
    blur?: string
  } | null
  /** Alternative text of the picture */
  alt: string
  /** Caption of the cover picture; null if there is none */
  caption: string
  /** Unique names of the products that the article is about */
  products: string[]
  /** Time at which the article was published; null if it wasn't yet */
  date: string | null
}
export type TextLink = {
  /** Start of the link in the text, in UTF-16 code units */
  index: number
  /** Length of the link in the text, in UTF-16 code units */
  length: number
  /** Target of the link: a path of this site */
  path: string
}
export type TextRow = {
  /** Unique ID (UUID) */
  id: string
  /** Kind of text: a page, or an article of the blog */
  kind: 'page' | 'article'
  /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
  locale: 'en' | 'bn'
  /** Name of the text: the last part of its address */
  name: string
  /** Title of the page */
  title: string
  /** State of the text: `live`, `scheduled`, `draft` (never published) or `hidden` (taken off the shop) */
  state: 'live' | 'scheduled' | 'draft' | 'hidden'
  /** Whether the text has unpublished changes */
  hasDraft: boolean
  /** Scheduled time of publication; null if none is planned */
  publishAt: string | null
  /** Origin of the text: a file, or stored by staff */
  source: 'file' | 'stored'
  /** Time of the last save; null if never saved */
  changedAt: string | null
  /** Name of the person who last saved the document; null if never saved or if the account was deleted */
  changedBy: string | null
  /** Path of the page in the shop */
  path: string
}
export type TextVersion = {
  /** Unique ID (UUID) */
  id: string
  /** Version number, which increases with each change */
  version: number
  /** State in which the version was saved: draft, published or scheduled */
  state: 'draft' | 'live' | 'scheduled'
  /** Time of the event */
  at: string
  /** Name of the person who saved the version; null if the account was deleted */
  by: string | null
  /** Content of the page or article */
  document: TextDocument
}
export type UploadedPicture = {
  /** Address: a path of this site or a full URL */
  url: string
  /** Width in pixels */
  width: number
  /** Height in pixels */
  height: number
  /** BlurHash placeholder to show until the picture has loaded (blurha.sh) */
  blurhash: string
  /** Tiny WebP preview as base64, to show until the picture has loaded */
  blur: string
}
export type ValueChange = {
  /** Name of the column */
  column: string
  /** Previous value; empty if there was none */
  before: string
  /** New value */
  after: string
}
export type Variant = {
  /** Unique ID (UUID) */
  id: string
  /** SKU (stock keeping unit) */
  sku: string
  /** Selected value of each option, by option name */
  options: Record<string, string>
  /** Price of one piece */
  price: number
  /** Original price: the price before the reduction, or the lowest price of the 30 days before it if that is lower. Null if the price isn't reduced */
  oldPrice: number | null
  /** Lowest price in the 30 days before the reduction or deal; absent if unknown, and in lists */
  lowestPrice?: number
  /** Content of one piece, from which the unit price follows; absent if it has none */
  content?: Content
  /** Stock level */
  stock: Stock
  /** Address of the picture; null if there is none */
  photo?: string
}
export type WaitingPieces = {
  /** Whether the item isn't released yet, rather than temporarily out of stock */
  isPreOrder: boolean
  /** Day on which the item is expected to ship; null if unknown */
  shipsOn: string | null
  /** Number of pieces that ship later */
  quantity: number
}
export type WaitingReview = {
  /** ID of the order */
  orderId: string
  /** Order number to show to people */
  number: string
  /** ID of the product */
  productId: string
  /** Name of the product */
  name: string
  /** URL-friendly name: lowercase words joined by hyphens */
  slug: string
  /** Address of the picture; null if there is none */
  photo: string
  /** Time at which the order was placed */
  orderedDate: string
}
export type Webhook = {
  /** ID of the webhook */
  id: string
  /** Address that events are sent to */
  url: string
  /** Types of events sent to the webhook */
  events: (
    | 'order.placed'
    | 'order.paid'
    | 'order.shipped'
    | 'order.delivered'
    | 'order.cancelled'
    | 'order.refunded'
    | 'product.changed'
    | 'customer.created'
  )[]
  /** Whether events are sent to the webhook */
  isEnabled: boolean
  /** Time since which deliveries have failed; null if they succeed */
  failingSince: string | null
  /** Time of creation */
  createdAt: string
}
export type WebhookDelivery = {
  /** ID of the delivery */
  id: string
  /** Type of the event */
  event: string
  /** State of the delivery */
  state: 'waiting' | 'delivered' | 'failed'
  /** Number of attempts so far */
  attempts: number
  /** HTTP status of the last response; null if there was none */
  status: number | null
  /** Reason why the last attempt failed; null if it did not fail */
  error: string | null
  /** Duration of the last attempt in milliseconds; null if there was none */
  tookMs: number | null
  /** Whether staff sent the delivery again */
  isReplay: boolean
  /** Time of creation */
  createdAt: string
  /** Body of the delivery as JSON; null before the first attempt */
  body: string | null
}
export type WindowPicture = {
  /** Address: a path of this site or a full URL */
  url: string
  /** Alternative text of the picture */
  alt: string
  /** Width in pixels */
  width: number
  /** Height in pixels */
  height: number
  /** Tiny WebP preview as base64, to show until the picture has loaded */
  blur?: string
  /** Brightness of the picture: text over a `dark` picture must be light, and the reverse */
  tone?: 'light' | 'dark'
  /** Page names of the products in the picture */
  shows?: string[]
}
export type Wishlist = {
  /** Unique ID (UUID) */
  id: string | null
  /** ID of the customer; null for a visitor */
  userId: string
  /** Name of the wishlist; null if the first list has no name */
  name: string | null
  /** Whether this is the first list, which products are added to by default */
  isDefault: boolean
  /** Items of the list, cart or page */
  items: WishlistItem[]
}
export type WishlistItem = {
  /** ID of the product */
  productId: string
  /** Time at which the product was added */
  addedAt: string
  /** Price when the product was added to the list; absent if it has not changed */
  priceWas?: number
  /** Current data of the product; null if it isn't on sale */
  product: SavedProduct | null
}
export type WishlistSummary = {
  /** Unique ID (UUID) */
  id: string
  /** Name of the wishlist; null if the first list has no name */
  name: string | null
  /** Whether this is the first list, which products are added to by default */
  isDefault: boolean
  /** Token that opens the wishlist without signing in; null if the list is private */
  shareToken: string | null
  /** Whether the shared page shows the first name of the owner */
  showOwner: boolean
  /** Number of products in the wishlist */
  itemCount: number
}
export type Error = {
  /** A sentence that stays as it is: programs may compare it */
  error: string
  /** What was refused, for programs */
  code:
    | 'MALFORMED_REQUEST'
    | 'IDEMPOTENCY_KEY_IS_MISSING'
    | 'TOKEN_IS_MISSING_OR_EXPIRED'
    | 'NOT_ALLOWED'
    | 'VIEW_IS_READ_ONLY'
    | 'ANTI_FORGERY_TOKEN_IS_MISSING_OR_WRONG'
    | 'NOT_FOUND'
    | 'METHOD_NOT_ALLOWED'
    | 'RETIRED'
    | 'BODY_IS_TOO_LARGE'
    | 'UNSUPPORTED_TYPE'
    | 'INVALID_INPUT'
    | 'TOO_MANY_REQUESTS'
    | 'SERVER_ERROR'
    | 'SERVICE_UNAVAILABLE'
    | 'INVALID_PRODUCT_ID'
    | 'INVALID_TAG_NAME'
    | 'INVALID_CATEGORY_ID'
    | 'PRODUCT_SKU_MATCH'
    | 'PRODUCT_FRIENDLY_PAGE_NAME_MATCH'
    | 'PRODUCT_WAS_CHANGED'
    | 'MEDIA_IS_USED'
    | 'CUSTOMER_IS_STAFF'
    | 'CUSTOMERS_CANT_BE_MERGED'
    | 'CUSTOMER_WAS_MERGED'
    | 'SEGMENT_NAME_IS_TAKEN'
    | 'SEGMENT_IS_USED'
    | 'TOO_MANY_SEGMENTS'
    | 'TEXT_WAS_CHANGED'
    | 'TOO_MANY_SITE_PARTS'
    | 'NO_EMAIL_TO_SEND_TO'
    | 'PRODUCT_IS_NOT_IN_THE_TRASH'
    | 'BRAND_ALREADY_EXISTS'
    | 'INVALID_BRAND_ID'
    | 'NO_BRAND_FOUND'
    | 'BRAND_IS_NOT_EMPTY'
    | 'CATEGORY_IS_NOT_EMPTY'
    | 'TOO_MANY_CATEGORIES'
    | 'IMPORT_IS_NOT_IN_THAT_STATE'
    | 'REDIRECT_LEADS_BACK'
    | 'PLACE_ALREADY_EXISTS'
    | 'INVALID_PLACE_ID'
    | 'PLACE_IS_NOT_EMPTY'
    | 'PLACE_IS_DEFAULT'
    | 'SLUG_IS_TAKEN'
    | 'DEALS_OVERLAP'
    | 'TOO_MANY_DEALS'
    | 'CAN_NOT_ADD_ITEM_TO_THE_CART'
    | 'NO_CART_FOUND'
    | 'CAN_NOT_UPDATE_CART_ITEM'
    | 'CAN_NOT_REMOVE_CART_ITEM'
    | 'NO_WISHLIST_FOUND'
    | 'CAN_NOT_ADD_ITEM_TO_THE_WISHLIST'
    | 'TOO_MANY_WISHLISTS'
    | 'COMPARISON_LIST_IS_EMPTY'
    | 'CAN_NOT_ADD_ITEM_FOR_COMPARING'
    | 'PRODUCT_IS_IN_STOCK'
    | 'TOO_MANY_STOCK_ALERTS'
    | 'PAYMENT_METHOD_IS_INVAILD'
    | 'INVALID_ITEMS_SELECTED_OR_STOCK_OUT'
    | 'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES'
    | 'ERROR_IN_ORDER_CREATION'
    | 'ERROR_IN_INITIALIZING_PAYMENT_SESSION'
    | 'NOTHING_TO_REFUND'
    | 'CAN_NOT_CANCEL_ORDER_AFTER_PAYMENT'
    | 'CAN_NOT_CANCEL_ORDER_AFTER_7_DAYS'
    | 'CAN_NOT_CANCEL_ORDER'
    | 'CAN_NOT_RETURN_ORDER'
    | 'CAN_NOT_RETURN_ITEMS'
    | 'CAN_NOT_WITHDRAW_FROM_CONTRACT'
    | 'RETURN_IS_NOT_IN_THAT_STATE'
    | 'ORDER_BELONGS_TO_ANOTHER_EMAIL'
    | 'CAN_NOT_ADD_ITEMS'
    | 'ORDER_IS_NOT_IN_THAT_STATE'
    | 'ORDER_WAS_CHANGED'
    | 'PROMOTION_CODE_IS_REFUSED'
    | 'PROMOTION_CODE_IS_TAKEN'
    | 'PROMOTION_WAS_USED'
    | 'TOO_MANY_PROMOTIONS'
    | 'TOO_MANY_WEBHOOKS'
    | 'DEMO_IS_IN_USE'
    | 'TOO_MANY_API_KEYS'
    | 'NO_SHIPPING_METHOD'
    | 'TOO_MANY_SHIPPING_ZONES'
    | 'SHIPPING_ZONE_WAS_CHANGED'
    | 'TAX_SETTINGS_WERE_CHANGED'
    | 'CURRENCIES_WERE_CHANGED'
    | 'CURRENCY_IS_NOT_OFFERED'
    | 'TAX_CLASS_IS_USED'
    | 'LAST_SHIPPING_METHOD'
    | 'GIFT_CARD_IS_INVALID'
    | 'GIFT_CARD_IS_SPENT'
    | 'GIFT_CARD_IS_NOT_IN_THAT_STATE'
    | 'AMOUNT_IS_OUT_OF_BOUNDS'
    | 'CREDIT_HAS_CHANGED'
    | 'POINTS_DO_NOT_COVER_IT'
    | 'TOO_MANY_PLANS'
    | 'PLAN_WAS_CHANGED'
    | 'PLAN_WAS_USED'
    | 'UNKNOWN_PLAN'
    | 'SUBSCRIPTION_EXISTS'
    | 'TRIAL_IS_NOT_AVAILABLE'
    | 'NO_SUBSCRIPTION_FOUND'
    | 'NEWSLETTER_ISSUE_IS_NOT_IN_THAT_STATE'
    | 'SUBSCRIPTION_IS_NOT_IN_THAT_STATE'
    | 'PLAN_IS_THE_CURRENT_ONE'
    | 'COST_OF_THE_CHANGE_IS_DIFFERENT'
    | 'PAYMENT_WAS_DECLINED'
    | 'ERROR_AT_THE_PAYMENT_PROVIDER'
    | 'IDEMPOTENCY_KEY_IS_USED'
    | 'REQUEST_IS_IN_PROGRESS'
    | 'INVALID_CREDENTIALS'
    | 'USER_ALREADY_EXISTS'
    | 'EMAIL_ALREADY_EXISTS'
    | 'PHONE_NUMBER_ALREADY_EXISTS'
    | 'HANDLE_IS_TAKEN'
    | 'NAME_IS_RESERVED'
    | 'OTP_EXPIRED_OR_INVALID_OTP'
    | 'TIME_LIMIT_EXCEED_OR_UNVERIFIED_USER'
    | 'CURRENT_PASSWORD_IS_INCORRECT'
    | 'SIGN_IN_AGAIN'
    | 'PASSWORD_IS_EASY_TO_GUESS'
    | 'TOO_MANY_ADDRESSES'
    | 'NO_FILE_IS_FOUND'
    | 'INVALID_FILE_TYPE'
    | 'ERROR_IN_UPLOADING_FILE'
    | 'NO_GOOGLE_FACEBOOK_OR_APPLE_USER_FOUND'
    | 'AUTHENTICATION_FAILED'
    | 'SIGN_IN_WAS_CANCELLED'
    | 'SIGN_IN_IS_NOT_OFFERED'
    | 'ACCOUNT_EXISTS_SIGN_IN_TO_LINK_IT'
    | 'IDENTITY_IS_ALREADY_LINKED'
    | 'IDENTITY_BELONGS_TO_ANOTHER_ACCOUNT'
    | 'LAST_SIGN_IN_METHOD'
    | 'SECOND_FACTOR_IS_NEEDED'
    | 'SECOND_FACTOR_IS_WRONG'
    | 'SECOND_FACTOR_IS_ON'
    | 'SECOND_FACTOR_IS_OFF'
    | 'SIGN_IN_TICKET_IS_SPENT'
    | 'PASSKEY_IS_NOT_VALID'
    | 'TOO_MANY_PASSKEYS'
    | 'ONLY_PURCHASED_PRODUCTS_CAN_BE_REVIEWED'
    | 'PRODUCT_IS_ALREADY_REVIEWED'
    | 'QUESTION_IS_ANSWERED'
    | 'TOO_MANY_ANSWERS'
    | 'ACCOUNT_IS_SUSPENDED'
    | 'TOO_MANY_FOLLOWED'
    | 'TOO_MANY_MUTED_WORDS'
    | 'TOO_MANY_TAGS_FOLLOWED'
    | 'TOO_MANY_RECORDS'
    | 'CASE_IS_TAKEN'
    | 'RECORD_WAS_DECIDED'
    | 'TOO_MANY_COMMENTS'
    | 'ONLY_MEMBERS_OF_THE_CLUB_MAY'
    | 'DISCLAIMER_NOT_ACCEPTED'
    | 'CLUB_EXISTS'
    | 'TOO_MANY_CLUBS'
    | 'LAST_OWNER_CAN_NOT_LEAVE'
    | 'INVITE_IS_SPENT'
    | 'TOO_MANY_INVITES'
    | 'TOO_MANY_EVENTS'
    | 'EVENT_IS_OVER'
    | 'TOO_MANY_CHALLENGES'
    | 'CHALLENGE_HAS_STARTED'
    | 'CHALLENGE_IS_OVER'
    | 'TOO_MANY_PINNED'
    | 'TOO_MANY_STORIES'
    | 'ROLE_IS_NOT_YOURS_TO_GIVE'
    | 'ROLE_IS_FIXED'
    | 'ROLE_IS_IN_USE'
    | 'LAST_OWNER_STAYS'
  /** What is wrong, by the path of the field; null where there is nothing to add */
  errors: Record<string, string[]> | null
  /** What to tell the shop about this failure: its log has the request under it; also in X-Request-Id */
  requestId?: string
}

export interface paths {
  '/public/shop': {
    /** Get the shop's public settings: name, currency, shipping and payment */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Shop
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/products': {
    /** List products, with filters, facet counts, sorting and pagination */
    get: {
      parameters: {
        path?: never
        query?: {
          isFeatured?: boolean
          categoryId?: string
          category?: string
          brand?: string[]
          minPrice?: number
          maxPrice?: number
          rating?: number
          inStock?: boolean
          reduced?: boolean
          isNew?: boolean
          bestSeller?: boolean
          deal?: boolean
          saving?: 10 | 20 | 30 | 50
          tag?: 'BEST_SELLING_PRODUCTS' | 'TRENDING_PRODUCTS' | 'TOP_RATED_PRODUCTS' | 'DEAL_OF_THE_DAY' | 'YOU_MAY_LIKE'
          q?: string
          option?: string[]
          orderBy?: 'relevance' | 'best-selling' | 'newest' | 'price-asc' | 'price-desc' | 'rating'
          blur?: boolean
          fields?: 'card' | 'full'
          offset?: number
          cursor?: string
          limit?: number
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Products, or lines of an order */
                products: ProductCard[]
                /** Total number of products in the list */
                totalProducts: number
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
                /** Available filters, with counts */
                facets: Facets
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/products/live': {
    /** Stock and rating of some products as they are now, for pages that show an older state; unknown ids are left out */
    get: {
      parameters: { path?: never; query: { id: string[] }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Products, or lines of an order */
                products: LiveProduct[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/products/by-id': {
    /** List some products by their ids, in that order; those that are not on sale are left out */
    get: {
      parameters: { path?: never; query: { id: string[]; blur?: boolean; fields?: 'card' | 'full' }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Products, or lines of an order */
                products: ProductCard[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/products/{id}': {
    /** Get a product by id */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Product
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/products/url/{uniqueName}': {
    /** Get a product by its unique name; a former name returns the product under its current one */
    get: {
      parameters: { path: { uniqueName: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Product
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/public/gift-card': {
    /** Get the gift card that the shop sells, null where it sells none */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Gift card product; null if the shop sells none */
                product: Product | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/products/tag/{tag}': {
    /** List the products of a tag; YOU_MAY_LIKE needs the product they relate to */
    get: {
      parameters: {
        path: { tag: string }
        query?: { productId?: string; blur?: boolean; fields?: 'card' | 'full'; limit?: number }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Products, or lines of an order */
                products: ProductCard[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/products/{id}/bought-together': {
    /** List what is often bought together with a product, the best first; empty where the orders say nothing */
    get: {
      parameters: { path: { id: string }; query?: { blur?: boolean }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Products, or lines of an order */
                products: ProductCard[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/categories': {
    /** Get the category tree */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Categories. Lists include those of a product only with `fields=full` */
                categories: Category[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/categories/{id}': {
    /** Get a category and its children by id */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Category
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/categories/slug/{slug}': {
    /** Get a category and its children by slug */
    get: {
      parameters: { path: { slug: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Category
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/brands': {
    /** List brands */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Brands */
                brands: {
                  /** Unique ID (UUID) */
                  id: string
                  /** Name of the brand */
                  name: string
                  /** URL-friendly name: lowercase words joined by hyphens */
                  slug: string
                  /** Description */
                  description: string
                  /** Number of products */
                  productCount: number
                }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/public/window': {
    /** List the pictures of the storefront that belong to no product, by position */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Pictures by position */
                pictures: Record<string, WindowPicture>
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/search/': {
    /** Search products, people and clubs; misspelt words are corrected, and totals come for all three; whoever blocked the caller, or is blocked, is left out */
    get: {
      parameters: {
        path?: never
        query: {
          isFeatured?: boolean
          categoryId?: string
          category?: string
          brand?: string[]
          minPrice?: number
          maxPrice?: number
          rating?: number
          inStock?: boolean
          reduced?: boolean
          isNew?: boolean
          bestSeller?: boolean
          deal?: boolean
          saving?: 10 | 20 | 30 | 50
          tag?: 'BEST_SELLING_PRODUCTS' | 'TRENDING_PRODUCTS' | 'TOP_RATED_PRODUCTS' | 'DEAL_OF_THE_DAY' | 'YOU_MAY_LIKE'
          option?: string[]
          q: string
          filterBy?: 'ALL' | 'PEOPLE' | 'CLUB' | 'PRODUCT'
          orderBy?: 'relevance' | 'best-selling' | 'newest' | 'price-asc' | 'price-desc' | 'rating'
          words?: boolean
          blur?: boolean
          offset?: number
          cursor?: string
          limit?: number
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Number of results of each kind, regardless of the requested kind */
                totals: {
                  /** Number of matching products */
                  products: number
                  /** Number of matching people */
                  people: number
                  /** Number of matching clubs */
                  clubs: number
                }
                /** Query with corrected spelling; null if nothing was corrected */
                corrected: string | null
                /** Words of the query that no result contains */
                leftOut: string[]
                /** Slug of a category to filter by, including its descendants. In the response, the category that the query names; null if there is none */
                category: {
                  /** URL-friendly name: lowercase words joined by hyphens */
                  slug: string
                  /** Display name */
                  name: string
                } | null
                /** Variant whose SKU equals the query; null if there is none */
                exact: {
                  /** Unique ID (UUID) */
                  id: string
                  /** URL-friendly name: lowercase words joined by hyphens */
                  slug: string
                  /** ID of the variant. Can be left out if the product has a single one */
                  variantId: string
                } | null
                /** More products have a SKU like the query than are listed; only present if so */
                moreSkus?: true
                /** Products, or lines of an order */
                products?: {
                  /** Total number of results */
                  total: number
                  /** Items of the list, cart or page */
                  items: ProductCard[]
                  /** Matching parts of the name of each item (see `marks`), in the order of the items */
                  marks: number[][][]
                  /** `cursor` of the next page; null on the last page */
                  nextCursor: string | null
                  /** Available filters, with counts */
                  facets: Facets
                }
                /** People */
                people?: {
                  /** Total number of results */
                  total: number
                  /** Items of the list, cart or page */
                  items: {
                    /** Unique ID (UUID) */
                    id: string
                    /** Display name */
                    name: string
                    /** Handle of the profile, used in its address: letters, digits, underscores and single dots. Null if there is none */
                    handle: string
                    /** Profile picture: a path of this site; null if there is none */
                    avatar: string | null
                    /** Relation between the caller and the person; null for visitors */
                    relation: Relation | null
                  }[]
                }
                /** Clubs */
                clubs?: {
                  /** Total number of results */
                  total: number
                  /** Items of the list, cart or page */
                  items: {
                    /** Unique ID (UUID) */
                    id: string
                    /** Display name */
                    name: string
                    /** URL-friendly name: lowercase words joined by hyphens */
                    slug: string
                    /** Address of the picture; null if there is none */
                    photo: string | null
                    /** Network from which the session was started */
                    place: string
                    /** Number of members of the club */
                    members: number
                    /** Relation of the caller to the club; null if there is none */
                    membership: 'member' | 'requested' | null
                  }[]
                }
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/search/suggestions': {
    /** What an unfinished query may become, at most ten suggestions; without a query, what many search for */
    get: {
      parameters: { path?: never; query?: { q?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Suggested queries that complete the text */
                queries: string[]
                /** Categories. Lists include those of a product only with `fields=full` */
                categories: {
                  /** URL-friendly name, used in the address of the page */
                  slug: string
                  /** Name of the category */
                  name: string
                }[]
                /** Products, or lines of an order */
                products: {
                  /** Unique ID (UUID) */
                  id: string
                  /** URL-friendly name: lowercase words joined by hyphens */
                  slug: string
                  /** Display name */
                  name: string
                  /** Price of one piece */
                  price: number
                  /** Original price; null if the price isn't reduced */
                  oldPrice: number | null
                  /** Address of the picture; null if there is none */
                  photo: string | null
                  /** Matching parts of the name: pairs of start and end (exclusive), in UTF-16 code units */
                  marks: number[][]
                }[]
                /** People */
                people: FoundPerson[]
                /** Clubs */
                clubs: FoundClub[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/search/opened': {
    /** Count that a product was opened from the results of a query, without saying by whom */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Search query */
            q: string
            /** ID of the product */
            productId: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Record<string, unknown>
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/search-log': {
    /** What visitors search for: the commonest queries, those without results, and what was opened */
    get: {
      parameters: { path?: never; query?: { days?: number; limit?: number }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Number of searches */
                searches: number
                /** Number of searches without results */
                withoutResults: number
                /** Number of results opened */
                opened: number
                /** Most frequent queries */
                top: {
                  /** Search query in lower case */
                  query: string
                  /** Number of searches */
                  searches: number
                  /** Number of results of the latest search */
                  results: number
                  /** Number of results opened */
                  opened: number
                  /** Products, or lines of an order */
                  products: {
                    /** ID of the product */
                    productId: string
                    /** Display name */
                    name: string
                    /** Number of occurrences */
                    times: number
                  }[]
                }[]
                /** Most frequent queries without results */
                zero: {
                  /** Search query in lower case */
                  query: string
                  /** Number of searches */
                  searches: number
                  /** Number of results of the latest search */
                  results: number
                  /** Number of results opened */
                  opened: number
                }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/deals': {
    /** List deals a page at a time: those that run, then those to come, then those that have ended; or those in one of these states */
    get: {
      parameters: { path?: never; query?: { state?: 'running' | 'upcoming' | 'ended'; limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Deals, newest first */
                deals: Deal[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Sell variants of a product at a lower price from a start to an end, in any quantity or in a limited one */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** ID of the product */
            productId: string
            /** Time at which the deal starts. If left out or in the past, it starts now */
            startsAt?: string
            /** Time at which the deal ends, to the second */
            endsAt: string
            /** Number of pieces available at the deal price; null if unlimited */
            quantity?: number | null
            /** Deal prices of the variants */
            prices: {
              /** ID of the variant. Can be left out if the product has a single one */
              variantId: string
              /** Price of one piece */
              price: number
            }[]
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: Deal
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/deals/{id}/end': {
    /** End a deal now, or call it off before it starts */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Deal
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/products': {
    /** List products, drafts included, those that were changed last first; `q` is a part of a name or SKU */
    get: {
      parameters: {
        path?: never
        query?: {
          q?: string
          state?: 'live' | 'scheduled' | 'draft' | 'trash'
          categoryId?: string
          brandId?: string
          stock?: 'low' | 'out'
          cursor?: string
          limit?: number
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: StaffProduct[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Create a product with its variants and pictures */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Name of the product */
            name: string
            /** Name of the product in the address of its page */
            friendlyPageName: string
            /** ID of the brand */
            brandId: string
            /** IDs of the categories, the main one first */
            categoryIds: string[]
            /** Short description */
            shortDescription: string
            /** Long description */
            fullDescription: string
            /** Title of the page in search results. If empty, the name of the product */
            metaTitle: string
            /** Description of the page in search results. If empty, the short description */
            metaDescription: string
            /** Search keywords */
            keywords: string[]
            /** Whether the shop features the product */
            isFeatured: boolean
            /** Whether the product can be paid for with points */
            isRedeemable: boolean
            /** Gift card settings, if the product is a gift card. Its variants are the fixed amounts; a custom amount may be allowed as well. Null for other products */
            giftCard?: {
              /** Limits of a custom amount; null if only the amounts of the variants can be bought */
              ownAmount: {
                /** Minimum custom amount */
                min: number
                /** Maximum custom amount */
                max: number
              } | null
            } | null
            /** Code of the tax class */
            taxClass?: string
            /** Whether the product is on sale from its publication date on */
            isPublished: boolean
            /** Time of publication */
            publishDate: string
            /** Time at which the product is automatically taken off sale; null for never */
            unpublishDate: string | null
            /** Options that distinguish the variants */
            options: {
              /** Name of the option, such as size */
              name: string
              /** Values of the option */
              values: string[]
              /** Color of each value, in the same order; absent if the values have no colors */
              swatches?: string[]
            }[]
            /** Attributes of the product besides its options */
            attributes: {
              /** Name of the attribute, such as material */
              name: string
              /** Value */
              value: string
              /** Whether lists can be filtered by the attribute */
              isFilter: boolean
            }[]
            /** Pictures. Lists include only the first three; the second and third have no alternative text, as they stand in for the first */
            photos: {
              /** Address: a path of this site or a full URL */
              url: string
              /** Alternative text of the picture */
              alt: string
              /** Options that distinguish the variants */
              options?: Record<string, string>
            }[]
            /** Variants: combinations of options, each with its price and stock */
            variants: {
              /** Unique ID (UUID) */
              id?: string
              /** SKU (stock keeping unit) */
              sku: string
              /** Options that distinguish the variants */
              options: Record<string, string>
              /** Price of one piece */
              price: number
              /** Original price; null if the price isn't reduced */
              oldPrice: number | null
              /** Weight in grams; null if unknown */
              weight?: number | null
              /** Number of the barcode, such as an EAN; null if there is none */
              barcode?: string | null
              /** Content of one piece, from which the unit price follows; null if it has none */
              content?: {
                /** Amount in the unit */
                amount: number
                /** Unit: grams, milliliters, centimeters, or what is counted */
                unit: 'g' | 'ml' | 'cm' | 'piece' | 'capsule' | 'serving'
              } | null
              /** Settings for selling the variant before stock arrives; absent if it isn't sold that way */
              backOrders?: {
                /** Maximum number of pieces that can wait for stock at a time */
                limit: number
                /** Whether the item isn't released yet, rather than temporarily out of stock */
                isPreOrder: boolean
                /** Day on which the item is expected to ship; null if unknown */
                shipsOn: string | null
              }
              /** Number of pieces in stock at the default place, which the shop sells from */
              stock?: number
            }[]
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: EditedProduct
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/products/{id}': {
    /** Get a product as its editor shows it */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: EditedProduct
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Save a product. `version` is the one that was read: it is refused where someone has saved another one since, and nothing is lost */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Name of the product */
            name: string
            /** Name of the product in the address of its page */
            friendlyPageName: string
            /** ID of the brand */
            brandId: string
            /** IDs of the categories, the main one first */
            categoryIds: string[]
            /** Short description */
            shortDescription: string
            /** Long description */
            fullDescription: string
            /** Title of the page in search results. If empty, the name of the product */
            metaTitle: string
            /** Description of the page in search results. If empty, the short description */
            metaDescription: string
            /** Search keywords */
            keywords: string[]
            /** Whether the shop features the product */
            isFeatured: boolean
            /** Whether the product can be paid for with points */
            isRedeemable: boolean
            /** Gift card settings, if the product is a gift card. Its variants are the fixed amounts; a custom amount may be allowed as well. Null for other products */
            giftCard?: {
              /** Limits of a custom amount; null if only the amounts of the variants can be bought */
              ownAmount: {
                /** Minimum custom amount */
                min: number
                /** Maximum custom amount */
                max: number
              } | null
            } | null
            /** Code of the tax class */
            taxClass?: string
            /** Whether the product is on sale from its publication date on */
            isPublished: boolean
            /** Time of publication */
            publishDate: string
            /** Time at which the product is automatically taken off sale; null for never */
            unpublishDate: string | null
            /** Options that distinguish the variants */
            options: {
              /** Name of the option, such as size */
              name: string
              /** Values of the option */
              values: string[]
              /** Color of each value, in the same order; absent if the values have no colors */
              swatches?: string[]
            }[]
            /** Attributes of the product besides its options */
            attributes: {
              /** Name of the attribute, such as material */
              name: string
              /** Value */
              value: string
              /** Whether lists can be filtered by the attribute */
              isFilter: boolean
            }[]
            /** Pictures. Lists include only the first three; the second and third have no alternative text, as they stand in for the first */
            photos: {
              /** Address: a path of this site or a full URL */
              url: string
              /** Alternative text of the picture */
              alt: string
              /** Options that distinguish the variants */
              options?: Record<string, string>
            }[]
            /** Variants: combinations of options, each with its price and stock */
            variants: {
              /** Unique ID (UUID) */
              id?: string
              /** SKU (stock keeping unit) */
              sku: string
              /** Options that distinguish the variants */
              options: Record<string, string>
              /** Price of one piece */
              price: number
              /** Original price; null if the price isn't reduced */
              oldPrice: number | null
              /** Weight in grams; null if unknown */
              weight?: number | null
              /** Number of the barcode, such as an EAN; null if there is none */
              barcode?: string | null
              /** Content of one piece, from which the unit price follows; null if it has none */
              content?: {
                /** Amount in the unit */
                amount: number
                /** Unit: grams, milliliters, centimeters, or what is counted */
                unit: 'g' | 'ml' | 'cm' | 'piece' | 'capsule' | 'serving'
              } | null
              /** Settings for selling the variant before stock arrives; absent if it isn't sold that way */
              backOrders?: {
                /** Maximum number of pieces that can wait for stock at a time */
                limit: number
                /** Whether the item isn't released yet, rather than temporarily out of stock */
                isPreOrder: boolean
                /** Day on which the item is expected to ship; null if unknown */
                shipsOn: string | null
              }
              /** Number of pieces in stock at the default place, which the shop sells from */
              stock?: number
            }[]
            /** Version that was read */
            version: number
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: EditedProduct
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Put a product into the trash: off sale, its page is 410; deleted after 30 days */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Record<string, unknown>
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/products/bulk': {
    /** Change many products in one call. Each is changed or refused by itself, and `results` says which, in the order given */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Changes, one row per product */
            rows: {
              /** Unique ID (UUID) */
              id: string
              /** Whether the product is on sale from its publication date on */
              isPublished?: boolean
              /** Whether the shop features the product */
              isFeatured?: boolean
              /** ID of the brand */
              brandId?: string
              /** Keywords to add */
              addKeywords?: string[]
              /** Keywords to remove */
              removeKeywords?: string[]
              /** Variants: combinations of options, each with its price and stock */
              variants?: {
                /** Unique ID (UUID) */
                id: string
                /** Price in the list; null removes the variant's individual price */
                price?: number
                /** Original price; null if the price isn't reduced */
                oldPrice?: number | null
              }[]
              /** Price in the list; null removes the variant's individual price */
              price?: number
              /** Original price; null if the price isn't reduced */
              oldPrice?: number | null
              /** Change of all prices in percent. After a reduction, products show their original price */
              pricePercent?: number
            }[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Result of each row, in the order of the request */
                results: {
                  /** Unique ID (UUID) */
                  id: string
                  /** Code of the error; null if the row was changed */
                  error: string | null
                  /** Errors by field; null if there are none */
                  errors: Record<string, string[]> | null
                }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/products/{id}/duplicate': {
    /** Duplicate a product as a draft, with its pictures, without its stock */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        201: {
          content: {
            'application/json': {
              data: EditedProduct
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/products/{id}/restore': {
    /** Take a product out of the trash, as a draft */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: EditedProduct
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/products/{id}/versions': {
    /** List the versions of a product: who saved which fields, and when, the newest first */
    get: {
      parameters: { path: { id: string }; query?: { before?: number; limit?: number }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Versions, newest first */
                versions: {
                  /** Version number, which increases with each change */
                  version: number
                  /** Time of the event */
                  at: string
                  /** Display name */
                  name: string | null
                  /** Fields changed in this version */
                  changed: string[]
                }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/products/{id}/versions/restore': {
    /** Restore a version of a product, as a new version. Stock stays as it is */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Version to restore */
            version: number
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: EditedProduct
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/categories': {
    /** List all categories, each after the one above it, in order */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Categories. Lists include those of a product only with `fields=full` */
                categories: StaffCategory[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Add a category at the end of those below another one, or of the first level */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Name of the category */
            name: string
            /** Description */
            description?: string
            /** Rules that add products to the category automatically. Products must match all of them; null if products are added by hand */
            rules?: {
              /** IDs of the brands to match, any of them; empty for all */
              brandIds: string[]
              /** Keywords to match, any of them; empty for all */
              keywords: string[]
              /** Minimum price of at least one variant; null for any */
              minPrice: number | null
              /** Maximum price of at least one variant; null for any */
              maxPrice: number | null
              /** Whether to match only products with a reduced price */
              isReduced: boolean
              /** Whether to match only products in stock */
              isInStock: boolean
            } | null
            /** URL-friendly name: lowercase words joined by hyphens */
            slug: string
            /** ID of the parent category; null at the top level */
            parentId?: string | null
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: StaffCategory
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/categories/{id}': {
    /** Change the name, the description and the rules of a category */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Name of the category */
            name: string
            /** Description */
            description?: string
            /** Rules that add products to the category automatically. Products must match all of them; null if products are added by hand */
            rules?: {
              /** IDs of the brands to match, any of them; empty for all */
              brandIds: string[]
              /** Keywords to match, any of them; empty for all */
              keywords: string[]
              /** Minimum price of at least one variant; null for any */
              minPrice: number | null
              /** Maximum price of at least one variant; null for any */
              maxPrice: number | null
              /** Whether to match only products with a reduced price */
              isReduced: boolean
              /** Whether to match only products in stock */
              isInStock: boolean
            } | null
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: StaffCategory
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Delete a category that has no products and none below it */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Record<string, unknown>
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/categories/{id}/place': {
    /** Move a category below another one, to a place among its children */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** ID of the parent category; null at the top level */
            parentId: string | null
            /** Position among its sibling categories, starting at 0 */
            position: number
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Categories. Lists include those of a product only with `fields=full` */
                categories: StaffCategory[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/brands': {
    /** List every brand, also those whose products are all in the trash */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Brands */
                brands: StaffBrand[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Add a brand */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Display name */
            name: string
            /** URL-friendly name: lowercase words joined by hyphens */
            slug: string
            /** Description */
            description?: string
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: StaffBrand
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/brands/{id}': {
    /** Get a brand */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: StaffBrand
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Change a brand */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Display name */
            name: string
            /** URL-friendly name: lowercase words joined by hyphens */
            slug: string
            /** Description */
            description?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: StaffBrand
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Delete a brand that has no products, but for those in the trash: the first that is restored brings it back */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Record<string, unknown>
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/imports': {
    /** Send a file (CSV) of at most 10 MB: products or customers as Shopify writes them, products of WooCommerce, stock, prices, discount codes, redirects, translations. Without `kind` its first line says which. It is checked; nothing changes until it is run */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'multipart/form-data': {
            /** Name of the file */
            fileName: string
            /** Kind of the rows in the file. If left out, it is detected from the first line */
            kind?: 'products' | 'stock' | 'prices' | 'customers' | 'codes' | 'redirects' | 'translations'
            /** The file, of at most 10000000 bytes */
            file: Blob
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: FileImport
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** List imports of the kinds that the caller may change, the newest first; they are deleted after 30 days */
    get: {
      parameters: { path?: never; query?: { cursor?: string; limit?: number }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: FileImport[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/imports/{id}': {
    /** Get an import: what it would change, how far it is, what it did */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: FileImport
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/imports/{id}/rows': {
    /** List the rows of an import in the order of the file (a product is one, whatever its lines); `show=trouble` those that failed, or that undoing left or put into the trash */
    get: {
      parameters: {
        path: { id: string }
        query?: { show?: 'create' | 'update' | 'same' | 'outdated' | 'refuse' | 'trouble'; after?: number; limit?: number }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: ImportedRow[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/imports/{id}/run': {
    /** Create and change what a checked file says, with `outdated` also what translates an older original. It goes on by itself: ask for it to see how far it is */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Whether to include rows that translate an earlier version of the original */
            outdated?: boolean
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: FileImport
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/imports/{id}/undo': {
    /** Undo an import: what it created is deleted for good (products that were ordered or saved since go to the trash), what it changed becomes what it was, unless someone has changed it since */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: FileImport
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/imports/{id}/continue': {
    /** Continue an interrupted import now: its check, run or undoing, also where its job was cancelled */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: FileImport
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/imports/{id}/pictures': {
    /** List the pictures that an import couldn't fetch, each with the reason, in the order of the file */
    get: {
      parameters: { path: { id: string }; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: FailedPicture[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Fetch pictures again that an import couldn't fetch: one, or all of them */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Picture to download again. If left out, all failed pictures */
            picture?: {
              /** Position of the product's row in the file */
              position: number
              /** Position among the pictures of the product */
              place: number
            }
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: FileImport
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/imports/export': {
    /** Export products, all or those that the list's filters find, as a product file of Shopify (columns as now, or before 2024) or WooCommerce */
    get: {
      parameters: {
        path?: never
        query: {
          q?: string
          state?: 'live' | 'scheduled' | 'draft' | 'trash'
          categoryId?: string
          brandId?: string
          stock?: 'low' | 'out'
          format: 'shopify' | 'shopify-old' | 'woocommerce'
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: { content: { 'text/csv': Blob } }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/imports/prices': {
    /** Export the prices of all variants, or of the products that the list's filters find, as a file that can be changed and imported */
    get: {
      parameters: {
        path?: never
        query?: {
          q?: string
          state?: 'live' | 'scheduled' | 'draft' | 'trash'
          categoryId?: string
          brandId?: string
          stock?: 'low' | 'out'
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: { content: { 'text/csv': Blob } }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/stock/export': {
    /** Export what there is of all variants at each place, or of those that the list's filters find, as a file that can be changed and imported */
    get: {
      parameters: {
        path?: never
        query?: { q?: string; level?: 'low' | 'out' | 'waiting'; variantId?: string; placeId?: string }
        header?: never
      }
      requestBody?: never
      responses: {
        200: { content: { 'text/csv': Blob } }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/redirects': {
    /** List the redirects, the newest first; `q` is a part of a path */
    get: {
      parameters: { path?: never; query?: { q?: string; sort?: 'created' | '-created'; limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: Redirect[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Redirect a path that has no page to another path of the shop; a chain is shortened to where it ends */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Path that no longer has a page, or its full URL */
            from: string
            /** Target of the redirect: a path of the shop or its full URL */
            to: string
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: Redirect
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/redirects/export': {
    /** Export the redirects that the filter finds as CSV, as Shopify reads it */
    get: {
      parameters: { path?: never; query?: { q?: string; sort?: 'created' | '-created' }; header?: never }
      requestBody?: never
      responses: {
        200: { content: { 'text/csv': Blob } }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/redirects/{id}': {
    /** Remove a redirect */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Unique ID (UUID) */
                id: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/stock': {
    /** List variants with their stock, the newest products first; `limit` counts products. `q` is a part of a name or SKU */
    get: {
      parameters: {
        path?: never
        query?: { q?: string; level?: 'low' | 'out' | 'waiting'; variantId?: string; placeId?: string; cursor?: string; limit?: number }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: StockRow[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/stock/changes': {
    /** Receive pieces, adjust stock by a difference, write down what was counted, or move pieces to another place; all lines or none */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Kind of change: pieces received, an adjustment by a difference, a counted total, or a transfer to another place */
            kind: 'receive' | 'adjust' | 'count' | 'transfer'
            /** ID of a stock place */
            placeId?: string
            /** ID of the stock place to transfer to */
            toPlaceId?: string
            /** Reason for the change; required to adjust */
            reason?: string
            /** Variants with the number of pieces of each */
            lines: {
              /** ID of the variant. Can be left out if the product has a single one */
              variantId: string
              /** Number of pieces */
              quantity: number
            }[]
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: {
                /** Resulting stock levels */
                levels: {
                  /** ID of the variant. Can be left out if the product has a single one */
                  variantId: string
                  /** Number of pieces in stock at the default place, which the shop sells from */
                  stock: number
                }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/stock/{variantId}/movements': {
    /** What came and went of a variant, the newest first */
    get: {
      parameters: { path: { variantId: string }; query?: { cursor?: string; limit?: number }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Stock movements, newest first */
                movements: {
                  /** ID of the movement, in ascending order */
                  id: number
                  /** Kind of stock movement */
                  kind: 'opening' | 'receive' | 'adjust' | 'count' | 'transfer' | 'sale' | 'cancel' | 'return'
                  /** Number of pieces; negative if stock decreased */
                  quantity: number
                  /** Time of the movement */
                  at: string
                  /** Stock place; null for the default place, which the shop sells from */
                  place: string | null
                  /** Reason given by the person; null if there is none */
                  reason: string | null
                  /** Number of the related order; null if there is none */
                  orderNumber: string | null
                  /** Name of the staff member; null if it wasn't done by staff */
                  name: string | null
                }[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/stock/places': {
    /** List the places where stock is; the shop sells from the default one */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Stock places; the default place, which the shop sells from, is first */
                places: StockPlace[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Add a place where stock is */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Name of the stock place */
            name: string
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: StockPlace
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Rename a place where stock is */
    put: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Unique ID (UUID) */
            id: string
            /** Name of the stock place */
            name: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: StockPlace
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Remove a place where no stock is, and from which the shop does not sell; movements still name it */
    delete: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Unique ID (UUID) */
            id: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Record<string, unknown>
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/search-settings': {
    /** List the synonyms of words and the rules of queries */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: SearchSettings
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/search-settings/synonyms': {
    /** Set the synonyms of a word; none removes them */
    put: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Search term of one or more words */
            term: string
            /** Synonyms of the term */
            means: string[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: SearchSettings
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/search-settings/rules': {
    /** Set the rule of a query: products that come first, or a category that it opens; neither removes the rule */
    put: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Search query in lower case */
            query: string
            /** ID of the category that is shown for the query; null if there is none */
            categoryId: string | null
            /** IDs of the products to show first, in order */
            productIds: string[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: SearchSettings
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/products/{id}/slug': {
    /** Rename a product's page; its old names lead to the new one */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** URL-friendly name: lowercase words joined by hyphens */
            slug: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Unique ID (UUID) */
                id: string
                /** URL-friendly name: lowercase words joined by hyphens */
                slug: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/categories/{id}/slug': {
    /** Rename a category's page; its old names lead to the new one */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** URL-friendly name: lowercase words joined by hyphens */
            slug: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Unique ID (UUID) */
                id: string
                /** URL-friendly name: lowercase words joined by hyphens */
                slug: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/products/{id}/published': {
    /** Take a product off sale for good, or put it on sale again; the page of one that was taken off is 410 */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Whether the product is on sale from its publication date on */
            isPublished: boolean
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Unique ID (UUID) */
                id: string
                /** Whether the product is on sale from its publication date on */
                isPublished: boolean
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/not-found': {
    /** List the pages that visitors asked for most, of the last days, and that aren't there and lead nowhere else */
    get: {
      parameters: { path?: never; query?: { days?: number; limit?: number }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Addresses requested without a page, most frequent first */
                pages: {
                  /** Requested address without its query string */
                  path: string
                  /** Number of occurrences */
                  times: number
                  /** Last day on which the address was requested */
                  lastDay: string
                  /** Host of the last page that linked there; empty if unknown */
                  referrer: string
                }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/rails/{tag}': {
    /** Get what is pinned to a rail and excluded from it */
    get: {
      parameters: {
        path: { tag: 'BEST_SELLING_PRODUCTS' | 'TRENDING_PRODUCTS' | 'TOP_RATED_PRODUCTS' | 'YOU_MAY_LIKE' }
        query?: never
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: RailPicks
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Pin products to a rail, in order, and exclude others; the rail is computed again */
    put: {
      parameters: {
        path: { tag: 'BEST_SELLING_PRODUCTS' | 'TRENDING_PRODUCTS' | 'TOP_RATED_PRODUCTS' | 'YOU_MAY_LIKE' }
        query?: never
        header?: never
      }
      requestBody: {
        content: {
          'application/json': {
            /** IDs of products shown before all others, in order */
            pinned: string[]
            /** IDs of products that are never in the list */
            excluded: string[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: RailPicks
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/rails/recompute': {
    /** Compute all rails, and what is bought together, soon instead of tonight */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Record<string, unknown>
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/products/{id}/related': {
    /** Get what staff picked to be shown beside a product */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** IDs of products */
                productIds: string[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Choose what is shown beside a product, in order, before what the shop finds by itself */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** IDs of products */
            productIds: string[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** IDs of products */
                productIds: string[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user-auth/sign-in': {
    /** Sign in with an email or phone number and a password; returns a token, or a ticket when a second factor is required. Cancels a scheduled account deletion */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Email address; null if there is none */
            email?: string
            /** Phone number in E.164 format; null if there is none. Spaces, dots, hyphens and parentheses are ignored */
            phone?: string
            /** Password */
            password: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: AccessToken | SecondFactorTicket
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user-auth/signup/send-otp': {
    /** Send a sign-up code to the email, or to the phone number when there is no email. The response is the same for known addresses */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Display name */
            name: string
            /** Email address; null if there is none */
            email?: string
            /** Phone number in E.164 format; null if there is none. Spaces, dots, hyphens and parentheses are ignored */
            phone?: string
            /** Password */
            password: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user-auth/signup/verify-otp': {
    /** Create the account with the code, and sign in */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Email address; null if there is none */
            email?: string
            /** Phone number in E.164 format; null if there is none. Spaces, dots, hyphens and parentheses are ignored */
            phone?: string
            /** Six-digit verification code */
            otp: string
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: {
                /** Access token of the session, for `Authorization: Bearer` */
                access_token: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user-auth/forgot-password/send-otp': {
    /** Send a password reset code. Response and timing are the same for unknown addresses */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Email address; null if there is none */
            email?: string
            /** Phone number in E.164 format; null if there is none. Spaces, dots, hyphens and parentheses are ignored */
            phone?: string
            /** Email address or phone number. Treated as an email address if it contains an `@` */
            username?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user-auth/forgot-password/verify-otp': {
    /** Exchange the code for a token that sets one new password within 15 minutes */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Email address; null if there is none */
            email?: string
            /** Phone number in E.164 format; null if there is none. Spaces, dots, hyphens and parentheses are ignored */
            phone?: string
            /** Email address or phone number. Treated as an email address if it contains an `@` */
            username?: string
            /** Six-digit verification code */
            otp: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Token that allows setting a new password once */
                resetToken: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user-auth/forgot-password': {
    /** Set a new password with the reset token; ends every session */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Token that allows setting a new password once */
            resetToken: string
            /** Password */
            password: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user-auth/sign-in-link/send': {
    /** Email a link that signs in the browser that asked for it. Response and timing are the same for unknown addresses */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Email address; null if there is none */
            email: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user-auth/sign-in-link': {
    /** Sign in with the token of the link, once; returns a token, or a ticket when a second factor is required */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Email address; null if there is none */
            email: string
            /** Token, usually from a link */
            token: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: AccessToken | SecondFactorTicket
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user-auth/sign-out': {
    /** End this session, or every session */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Whether to end all sessions instead of only the current one */
            everywhere?: boolean
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/change-password': {
    /** Change the password; ends every other session */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Current password */
            currentPassword: string
            /** New password */
            newPassword: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/change-contact/send-otp': {
    /** Send a code to the new email or phone number */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Email address; null if there is none */
            email?: string
            /** Phone number in E.164 format; null if there is none. Spaces, dots, hyphens and parentheses are ignored */
            phone?: string
            /** Password */
            password: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/change-contact/verify-otp': {
    /** Change the email or phone number with the code; notifies the old one */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Email address; null if there is none */
            email?: string
            /** Phone number in E.164 format; null if there is none. Spaces, dots, hyphens and parentheses are ignored */
            phone?: string
            /** Six-digit verification code */
            otp: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/sessions': {
    /** List the active sessions: device, network and last use (to the hour) */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Active sessions */
                sessions: Session[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** End every session but this one */
    delete: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/sessions/{id}': {
    /** End a session */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user': {
    /** Get the signed-in customer; also tells whether a token is still valid */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Customer
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Update the profile: only the fields sent; null clears a field; a field that is changed elsewhere, or unknown, is named and refused */
    patch: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Display name */
            name?: string
            /** Date of birth; null if not given */
            dateOfBirth?: string | null
            /** Heaviest squat in kilograms; null if not given */
            maxSquat?: number | null
            /** Unit in which to display weights. The API always uses kilograms */
            weightUnit?: 'kg' | 'lb'
            /** Handle of the profile, used in its address: letters, digits, underscores and single dots. Null if there is none */
            handle?: string
            /** Short description of the person */
            bio?: string
            /** Profile picture: a path of this site; null if there is none */
            avatar?: string | null
            /** Audience of the profile, posts and records */
            privacy?: 'public' | 'followers' | 'private'
            /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
            locale?: 'en' | 'bn'
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Customer
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/add-address': {
    /** Add an address, up to 20; the first becomes the default */
    put: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** First name */
            firstName: string
            /** Last name */
            lastName: string
            /** Email address; null if there is none */
            email?: string
            /** Street and house number */
            addressLine1: string
            /** Apartment, floor or company */
            addressLine2?: string
            /** City */
            city: string
            /** Code of the state or province, in countries whose addresses include one */
            region?: string
            /** Postal code */
            postCode: string
            /** Country code, ISO 3166 alpha-2. If left out, the shop's country */
            country?: string
            /** Phone number in E.164 format; null if there is none. Spaces, dots, hyphens and parentheses are ignored */
            phone: string
            /** Type of address */
            tag?: 'HOME' | 'OFFICE' | 'OTHERS'
            /** Whether this is the default shipping address */
            isDefault?: boolean
            /** Whether this is the default billing address */
            isDefaultBilling?: boolean
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: Customer
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/update-address/{id}': {
    /** Update an address: only the fields sent */
    patch: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** First name */
            firstName?: string
            /** Last name */
            lastName?: string
            /** Email address; null if there is none */
            email?: string | null
            /** Street and house number */
            addressLine1?: string
            /** Apartment, floor or company */
            addressLine2?: string
            /** City */
            city?: string
            /** Code of the state or province, in countries whose addresses include one */
            region?: string
            /** Postal code */
            postCode?: string
            /** Country code, ISO 3166 alpha-2. If left out, the shop's country */
            country?: string
            /** Phone number in E.164 format; null if there is none. Spaces, dots, hyphens and parentheses are ignored */
            phone?: string
            /** Type of address */
            tag?: 'HOME' | 'OFFICE' | 'OTHERS'
            /** Whether this is the default shipping address */
            isDefault?: boolean
            /** Whether this is the default billing address */
            isDefaultBilling?: boolean
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Customer
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/delete-address/{id}': {
    /** Delete an address; if it was the default, the newest becomes the default */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Customer
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/validate-address': {
    /** Validate an address: problems by field and a suggested spelling. Both are advice; saving does not enforce them */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** First name */
            firstName?: string
            /** Last name */
            lastName?: string
            /** Email address; null if there is none */
            email?: string
            /** Street and house number */
            addressLine1?: string
            /** Apartment, floor or company */
            addressLine2?: string
            /** City */
            city?: string
            /** Postal code */
            postCode?: string
            /** Country code, ISO 3166 alpha-2. If left out, the shop's country */
            country?: string
            /** Code of the state or province, in countries whose addresses include one */
            region?: string
            /** Phone number in E.164 format; null if there is none. Spaces, dots, hyphens and parentheses are ignored */
            phone?: string
            /** Type of address */
            tag?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Whether the address has no problems */
                valid: boolean
                /** Suggested corrections, by field; absent if there are none */
                suggestion?: Record<string, string>
                /** Problems by field path */
                problems: Record<string, string[]>
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/public/place': {
    /** Find the city and the region of a postcode: empty where it is unknown, or lies in several cities */
    get: {
      parameters: { path?: never; query: { country: string; postCode: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** City */
                city: string
                /** Code of the state or province, in countries whose addresses include one */
                region: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/export': {
    /** Export all data stored about the customer, as a file */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Time of the export */
                exportedAt: string
                /** Customer */
                customer: {
                  /** Unique ID (UUID) */
                  id: string
                  /** Display name */
                  name: string
                  /** Email address; null if there is none */
                  email: string | null
                  /** Phone number in E.164 format; null if there is none. Spaces, dots, hyphens and parentheses are ignored */
                  phone: string | null
                  /** Whether the phone number was verified with a code. An unverified phone number gives no access to the account */
                  phoneVerified: boolean
                  /** Date of birth; null if not given */
                  dateOfBirth: string | null
                  /** Heaviest squat in kilograms; null if not given */
                  maxSquat: number | null
                  /** Unit in which to display weights. The API always uses kilograms */
                  weightUnit: 'kg' | 'lb'
                  /** Handle of the profile, used in its address: letters, digits, underscores and single dots. Null if there is none */
                  handle: string | null
                  /** Short description of the person */
                  bio: string
                  /** Profile picture: a path of this site; null if there is none */
                  avatar: string | null
                  /** Audience of the profile, posts and records */
                  privacy: 'public' | 'followers' | 'private'
                  /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
                  locale: 'en' | 'bn' | null
                  /** Name of the role; `customer` if the person isn't staff */
                  role: string
                  /** Points balance */
                  points: number
                  /** Whether the account has a password */
                  hasPassword: boolean
                  /** Whether the staff member must set up a second factor before staff permissions take effect */
                  mustSetUpSecondFactor: boolean
                  /** Saved addresses: the default first, then the newest */
                  addresses: SavedAddress[]
                  /** Time of creation */
                  createdAt: string
                }
                /** Active sessions */
                sessions: Session[]
                /** Times at which staff viewed the shop as the customer, newest first */
                staffViews: {
                  /** Reason for the view */
                  reason: string
                  /** Start time of the view */
                  beganAt: string
                  /** Time at which the view ended, or will end at the latest */
                  endedAt: string
                }[]
                /** Accounts that were merged into this one, most recent first */
                merges: Merge[]
                /** Linked accounts */
                identities: LinkedAccount[]
                /** Passkeys */
                passkeys: Passkey[]
                /** Uploaded pictures, newest first */
                uploads: {
                  /** Address: a path of this site or a full URL */
                  url: string
                  /** Purpose of the picture */
                  featureName: 'avatar' | 'post' | 'story' | 'review' | 'return' | 'product' | 'blog' | 'club'
                  /** Time of creation */
                  createdAt: string
                }[]
                /** Orders, or their number if it is an integer */
                orders: Order[]
                /** Invoice, followed by credit notes */
                invoices: Invoice[]
                /** All changes of the points balance, newest first */
                pointsEntries: PointsEntry[]
                /** All changes of the store credit, newest first */
                creditEntries: CreditEntry[]
                /** Reviews */
                reviews: {
                  /** Reviews written by the customer */
                  written: OwnReview[]
                  /** Previous versions of the review, oldest first */
                  edits: {
                    /** ID of the review */
                    reviewId: string
                    /** Star rating before the change, from 1 to 5 */
                    rating: number
                    /** Text */
                    text: string
                    /** Time of the event */
                    at: string
                  }[]
                  /** IDs of the reviews that the customer found helpful */
                  helpful: string[]
                  /** IDs of reported content */
                  reported: string[]
                  /** Whether the customer unsubscribed from emails that ask for reviews */
                  unsubscribed: boolean
                }
                /** Questions */
                questions: {
                  /** Questions asked by the customer */
                  asked: {
                    /** Unique ID (UUID) */
                    id: string
                    /** ID of the product */
                    productId: string
                    /** Text */
                    text: string
                    /** Time of the event */
                    at: string
                  }[]
                  /** Answers given by the customer */
                  answered: {
                    /** Unique ID (UUID) */
                    id: string
                    /** ID of the product */
                    productId: string
                    /** Text */
                    text: string
                    /** Time of the event */
                    at: string
                  }[]
                  /** IDs of the answers that the customer voted for */
                  voted: string[]
                  /** IDs of reported content */
                  reported: string[]
                }
                /** All current and past subscriptions of the customer */
                subscriptions: Subscription[]
                /** Charges for the subscriptions */
                subscriptionCharges: SubscriptionCharge[]
                /** Cart */
                cart: Cart
                /** Lines saved for later, newest first */
                savedLines: CartLine[]
                /** Wishlists */
                wishlists: Wishlist[]
                /** Comparison list of the customer */
                comparison: Comparison
                /** IDs of recently viewed products, newest first */
                recentlyViewed: string[]
                /** Stock alerts, newest first */
                stockAlerts: StockAlert[]
                /** Messages sent with the contact form, newest first */
                messages: {
                  /** Topic of the message */
                  topic: string
                  /** Number of the related order; null if there is none */
                  orderNumber: string | null
                  /** Text of the message */
                  message: string
                  /** Time at which the message was sent */
                  createdAt: string
                }[]
                /** Waitlist entry of the email address; null if there is none */
                waitlist: {
                  /** Time at which the address was added to the waitlist */
                  createdAt: string
                  /** Time at which the owner confirmed the address; null if not confirmed */
                  confirmedAt: string | null
                  /** Time at which the owner unsubscribed; null if still subscribed */
                  unsubscribedAt: string | null
                } | null
                /** Emails with news and offers to the email address; null if it was never subscribed */
                newsletter: {
                  /** Time at which the address was added */
                  createdAt: string
                  /** Time at which the owner confirmed the address; null if not confirmed */
                  confirmedAt: string | null
                  /** Time at which the owner unsubscribed; null if still subscribed */
                  unsubscribedAt: string | null
                  /** Log of consent, newest first */
                  consents: {
                    /** Kind of change; `asked` is a sign-up that is not confirmed yet */
                    event: 'asked' | 'subscribed' | 'unsubscribed'
                    /** Place of the change */
                    source: 'footer' | 'page' | 'sign-up' | 'checkout' | 'settings' | 'email' | 'import'
                    /** Time at which it happened */
                    at: string
                  }[]
                } | null
                /** Data that the customer created as a member of the community, by type; null if they aren't a member */
                community: Record<string, unknown> | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/delete': {
    /** End every session and delete the account in 14 days, unless the customer signs in before */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Password */
            password: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
                /** Time at which the account will be erased */
                erasedAt: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/auth/providers': {
    /** List the sign-in providers the shop offers, and the host its passkeys work on */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Available sign-in providers */
                providers: ('google' | 'facebook' | 'apple')[]
                /** Passkeys */
                passkeys: {
                  /** Host for which passkeys are valid */
                  host: string
                }
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/auth/session': {
    /** Get the social session, or null: a token, a ticket when a second factor is required, or an idToken to exchange */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Sign-in provider */
                provider: 'google' | 'facebook' | 'apple'
                /** Token, usually from a link */
                token?: string
                /** `true` if signing in canceled a scheduled deletion of the account; absent otherwise */
                restored?: true
                /** Ticket to exchange for an access token; only present if the account has a second factor */
                secondFactor?: SecondFactorTicket
                /** ID token from the provider */
                idToken?: string
              } | null
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** End the social session; a token already taken from it stays valid */
    delete: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/auth/nonce': {
    /** Get a nonce for the authorization request of an app that gets its id token itself; an id token without one is refused */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Nonce of the authorization request. For an ID token, get it from `GET /auth/nonce` */
                nonce: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user-auth/google': {
    /** Signs in with an authorization code (with its codeVerifier and redirectUri) or an id token from google */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Verification or authorization code */
            code?: string
            /** PKCE code verifier of the authorization request */
            codeVerifier?: string
            /** Redirect URI of the authorization request */
            redirectUri?: string
            /** ID token from the provider */
            idToken?: string
            /** Nonce of the authorization request. For an ID token, get it from `GET /auth/nonce` */
            nonce?: string
            /** Display name */
            name?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: AccessToken | SecondFactorTicket
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user-auth/facebook': {
    /** Signs in with an authorization code (with its codeVerifier and redirectUri) or an id token from facebook */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Verification or authorization code */
            code?: string
            /** PKCE code verifier of the authorization request */
            codeVerifier?: string
            /** Redirect URI of the authorization request */
            redirectUri?: string
            /** ID token from the provider */
            idToken?: string
            /** Nonce of the authorization request. For an ID token, get it from `GET /auth/nonce` */
            nonce?: string
            /** Display name */
            name?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: AccessToken | SecondFactorTicket
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user-auth/apple': {
    /** Signs in with an authorization code (with its codeVerifier and redirectUri) or an id token from apple */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Verification or authorization code */
            code?: string
            /** PKCE code verifier of the authorization request */
            codeVerifier?: string
            /** Redirect URI of the authorization request */
            redirectUri?: string
            /** ID token from the provider */
            idToken?: string
            /** Nonce of the authorization request. For an ID token, get it from `GET /auth/nonce` */
            nonce?: string
            /** Display name */
            name?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: AccessToken | SecondFactorTicket
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/identities': {
    /** List the linked accounts and the other sign-in methods */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Linked accounts */
                identities: LinkedAccount[]
                /** Whether the account has a password */
                hasPassword: boolean
                /** Number of passkeys */
                passkeys: number
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/identities/{provider}': {
    /** Start linking an account; returns the address to send the same browser to, which comes back to next. Needs the password, or a sign-in of the last 10 minutes */
    post: {
      parameters: { path: { provider: 'google' | 'facebook' | 'apple' }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Path of this site to return to. Other values are ignored */
            next?: string
            /** Password */
            password?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Address: a path of this site or a full URL */
                url: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Unlink an account; refused for the last sign-in method */
    delete: {
      parameters: { path: { provider: 'google' | 'facebook' | 'apple' }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Linked accounts */
                identities: LinkedAccount[]
                /** Whether the account has a password */
                hasPassword: boolean
                /** Number of passkeys */
                passkeys: number
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/second-factor': {
    /** Get whether the second factor is on, and how many backup codes are left */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Whether the second factor is on */
                on: boolean
                /** Number of unused backup codes */
                backupCodesLeft: number
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Turn the second factor off, with a code or the password */
    delete: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Verification or authorization code */
            code?: string
            /** Password */
            password?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/second-factor/setup': {
    /** Create a secret for an authenticator app, as text, address and QR code (SVG); has no effect until confirmed. Needs the password, or a sign-in of the last 10 minutes */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Password */
            password?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Secret for the authenticator app, base32-encoded */
                secret: string
                /** `otpauth` URI with the same secret, to open in an authenticator app */
                uri: string
                /** QR code with the same secret, as an SVG image */
                qr: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/second-factor/confirm': {
    /** Turn the second factor on with a code from the app; returns the backup codes, once */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Verification or authorization code */
            code: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Backup codes, each usable once instead of the authenticator app. Shown only once */
                backupCodes: string[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/second-factor/backup-codes': {
    /** Replace the backup codes */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Verification or authorization code */
            code: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Backup codes, each usable once instead of the authenticator app. Shown only once */
                backupCodes: string[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user-auth/second-factor': {
    /** Exchange a sign-in ticket and a code from the app, or a backup code, for a token */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Ticket for the second step of the sign-in. Exchange it, with a code, for an access token */
            ticket: string
            /** Verification or authorization code */
            code: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: AccessToken
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/passkeys': {
    /** List passkeys, oldest first */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Passkeys */
                passkeys: Passkey[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Register a passkey */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Name that the customer gave the passkey */
            name: string
            /** Response of the authenticator, as serialized by `PublicKeyCredential.toJSON()` */
            response: {
              /** ID of the credential, base64url-encoded */
              id: string
              /** ID of the credential, base64url-encoded */
              rawId: string
              /** Type of the credential; always `public-key` */
              type: 'public-key'
              /** Results of WebAuthn client extensions */
              clientExtensionResults?: Record<string, unknown>
              /** Response of the authenticator, as serialized by `PublicKeyCredential.toJSON()` */
              response: {
                /** Client data collected by the browser, base64url-encoded */
                clientDataJSON: string
                /** Attestation object with the new public key, base64url-encoded */
                attestationObject: string
                /** Transports that the authenticator supports */
                transports?: string[]
              }
            }
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: {
                /** Passkeys */
                passkeys: Passkey[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/passkeys/options': {
    /** Create the options for registering a passkey; valid for five minutes, once. Needs the password, or a sign-in of the last 10 minutes */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Password */
            password?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Challenge for the authenticator to sign, base64url-encoded */
                challenge: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/passkeys/{id}': {
    /** Delete a passkey; refused for the last sign-in method */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Passkeys */
                passkeys: Passkey[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user-auth/passkey/options': {
    /** Create the options for signing in with a passkey; valid for five minutes, once */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Challenge for the authenticator to sign, base64url-encoded */
                challenge: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user-auth/passkey': {
    /** Sign in with a passkey; counts as two factors */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Response of the authenticator, as serialized by `PublicKeyCredential.toJSON()` */
            response: {
              /** ID of the credential, base64url-encoded */
              id: string
              /** ID of the credential, base64url-encoded */
              rawId: string
              /** Type of the credential; always `public-key` */
              type: 'public-key'
              /** Results of WebAuthn client extensions */
              clientExtensionResults?: Record<string, unknown>
              /** Response of the authenticator, as serialized by `PublicKeyCredential.toJSON()` */
              response: {
                /** Client data collected by the browser, base64url-encoded */
                clientDataJSON: string
                /** Authenticator data, base64url-encoded */
                authenticatorData: string
                /** Signature, base64url-encoded */
                signature: string
                /** Handle of the credential's owner, base64url-encoded; null if the authenticator gave none */
                userHandle?: string | null
              }
            }
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: AccessToken
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/people/{handle}': {
    /** Get a person's profile; one who has blocked the caller, or is blocked by them, isn't found */
    get: {
      parameters: { path: { handle: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Profile
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/profile': {
    /** Get one's own profile; it's made with the first call */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: OwnProfile
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Change what one's profile says: only the fields sent; null clears a field */
    patch: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Name shown to others */
            name?: string
            /** Place where the person lives or trains */
            place?: string
            /** Cover picture of the profile, uploaded for a post; null removes it */
            cover?: string | null
            /** Sex, used for classes in rankings only and never shown to others; null if not given */
            sex?: 'female' | 'male' | null
            /** Body weight in kilograms, used for classes in rankings only and never shown to others; null if not given */
            bodyWeight?: number | null
            /** Whether rankings include the person */
            isRanked?: boolean
            /** Whether the profile shows products delivered to the person */
            showsKit?: boolean
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: OwnProfile
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/people/{handle}/follow': {
    /** Follow a person; with a private profile, this sends a request */
    put: {
      parameters: { path: { handle: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Relation between the caller and the person; null for visitors */
                relation: Relation
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Unfollow a person, or withdraw the request */
    delete: {
      parameters: { path: { handle: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Relation between the caller and the person; null for visitors */
                relation: Relation
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/people/{handle}/follower': {
    /** Remove a follower; they aren't told */
    delete: {
      parameters: { path: { handle: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Relation between the caller and the person; null for visitors */
                relation: Relation
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/follow-requests': {
    /** List follow requests, the newest first */
    get: {
      parameters: { path?: never; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: {
                  /** Unique ID (UUID) */
                  id: string
                  /** Handle of the profile, used in its address: letters, digits, underscores and single dots. Null if there is none */
                  handle: string
                  /** Display name */
                  name: string
                  /** Profile picture: a path of this site; null if there is none */
                  avatar: string | null
                  /** Relation between the caller and the person; null for visitors */
                  relation: Relation | null
                }[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/follow-requests/{handle}': {
    /** Accept a follow request */
    put: {
      parameters: { path: { handle: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Relation between the caller and the person; null for visitors */
                relation: Relation
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Decline a follow request; who sent it is not told */
    delete: {
      parameters: { path: { handle: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Relation between the caller and the person; null for visitors */
                relation: Relation
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/people/{handle}/block': {
    /** Block a person: neither sees the other anywhere, and neither follows the other any longer */
    put: {
      parameters: { path: { handle: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Relation between the caller and the person; null for visitors */
                relation: Relation
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Unblock a person */
    delete: {
      parameters: { path: { handle: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Relation between the caller and the person; null for visitors */
                relation: Relation
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/people/{handle}/mute': {
    /** Mute a person: their posts and stories no longer show up in the caller's feed; they aren't told */
    put: {
      parameters: { path: { handle: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Relation between the caller and the person; null for visitors */
                relation: Relation
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Unmute a person */
    delete: {
      parameters: { path: { handle: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Relation between the caller and the person; null for visitors */
                relation: Relation
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/blocked-people': {
    /** List the people whom the caller has blocked, the newest first */
    get: {
      parameters: { path?: never; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: {
                  /** Unique ID (UUID) */
                  id: string
                  /** Handle of the profile, used in its address: letters, digits, underscores and single dots. Null if there is none */
                  handle: string
                  /** Display name */
                  name: string
                  /** Profile picture: a path of this site; null if there is none */
                  avatar: string | null
                  /** Relation between the caller and the person; null for visitors */
                  relation: Relation | null
                }[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/muted-people': {
    /** List the people whom the caller has muted, the newest first */
    get: {
      parameters: { path?: never; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: {
                  /** Unique ID (UUID) */
                  id: string
                  /** Handle of the profile, used in its address: letters, digits, underscores and single dots. Null if there is none */
                  handle: string
                  /** Display name */
                  name: string
                  /** Profile picture: a path of this site; null if there is none */
                  avatar: string | null
                  /** Relation between the caller and the person; null for visitors */
                  relation: Relation | null
                }[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/muted-words': {
    /** List the muted words, the newest first; there are at most 100 */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: MutedWord[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Mute a word, phrase or hashtag: what others write with it is left out of the caller's newsfeed and notifications, and folded elsewhere */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Word, phrase or hashtag */
            word: string
            /** Time at which the mute ends, at most a year ahead; null if it never does */
            expiresAt?: string | null
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: MutedWord
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/muted-words/{id}': {
    /** Unmute a word */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/people/{handle}/followers': {
    /** List who follows a person, the newest first; empty where the profile is hidden from the caller */
    get: {
      parameters: { path: { handle: string }; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: {
                  /** Unique ID (UUID) */
                  id: string
                  /** Handle of the profile, used in its address: letters, digits, underscores and single dots. Null if there is none */
                  handle: string
                  /** Display name */
                  name: string
                  /** Profile picture: a path of this site; null if there is none */
                  avatar: string | null
                  /** Relation between the caller and the person; null for visitors */
                  relation: Relation | null
                }[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/people/{handle}/following': {
    /** List whom a person follows, the newest first; empty where the profile is hidden from the caller */
    get: {
      parameters: { path: { handle: string }; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: {
                  /** Unique ID (UUID) */
                  id: string
                  /** Handle of the profile, used in its address: letters, digits, underscores and single dots. Null if there is none */
                  handle: string
                  /** Display name */
                  name: string
                  /** Profile picture: a path of this site; null if there is none */
                  avatar: string | null
                  /** Relation between the caller and the person; null for visitors */
                  relation: Relation | null
                }[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/people/{handle}/kit': {
    /** List the products that were delivered to a person, the last ones first, at most 12; empty where they don't show them or are hidden */
    get: {
      parameters: { path: { handle: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: KitItem[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/people/{handle}/mutual-followers': {
    /** List three of the people whom the caller follows and who follow this person, and count all of them up to 100 */
    get: {
      parameters: { path: { handle: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: Person[]
                /** Total number of results */
                total: number
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/suggested-people': {
    /** List people the caller may want to follow: followed by those they follow, then popular ones */
    get: {
      parameters: { path?: never; query?: { limit?: number }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: {
                  /** Unique ID (UUID) */
                  id: string
                  /** Handle of the profile, used in its address: letters, digits, underscores and single dots. Null if there is none */
                  handle: string
                  /** Display name */
                  name: string
                  /** Profile picture: a path of this site; null if there is none */
                  avatar: string | null
                  /** Relation between the caller and the person; null for visitors */
                  relation: Relation | null
                  /** Number of people followed by the caller who follow the person */
                  mutual: number
                }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/people/{handle}/records': {
    /** List a person's history of one lift, the newest first; empty where the profile is hidden from the caller */
    get: {
      parameters: { path: { handle: string }; query: { lift: string; limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: LiftRecord[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/records': {
    /** Log a lift, run or hold */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Lift: `squat`, `bench`, `deadlift`, `total` or a custom name */
            lift: string
            /** Unit of `value`: weight in kilograms, time in seconds, distance in meters or number of repetitions */
            measure?: 'weight' | 'time' | 'distance' | 'reps'
            /** Result in the unit given by `measure`: kilograms, seconds, meters or repetitions */
            value: number
            /** Day of the lift */
            performedOn: string
            /** Note by the person */
            note?: string
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: {
                /** Unique ID (UUID) */
                id: string
                /** Lift: `squat`, `bench`, `deadlift`, `total` or a custom name */
                lift: string
                /** Unit of `value`: weight in kilograms, time in seconds, distance in meters or number of repetitions */
                measure: 'weight' | 'time' | 'distance' | 'reps'
                /** Result in the unit given by `measure`: kilograms, seconds, meters or repetitions */
                value: number
                /** Day of the lift */
                performedOn: string
                /** Note by the person */
                note: string
                /** Improvement on the previous best, in the unit of `value`; null for a first record, and in posts if there is no improvement */
                gain: number | null
                /** Whether the record is the current personal best */
                isBest: boolean
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/records/{id}': {
    /** Delete one's own record */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/notifications': {
    /** List the notifications, the newest first, and how many are unread */
    get: {
      parameters: { path?: never; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: Notification[]
                /** Number of unread notifications; 100 stands for 100 or more */
                unread: number
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/notifications/read': {
    /** Mark the notifications up to a time as read; later ones stay unread */
    put: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Time up to which notifications are marked as read */
            until: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Number of unread notifications; 100 stands for 100 or more */
                unread: number
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/notifications/settings': {
    /** Get the notification settings: which kinds come in the app and by email, and how often a digest comes */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: NotificationSettings
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Update the notification settings: only the fields sent. Moderators' decisions always come in the app */
    patch: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Frequency of the email digest of unread notifications */
            digest?: 'off' | 'daily' | 'weekly'
            /** Notification settings by kind */
            kinds?: {
              /** Kind of event */
              kind:
                | 'follow'
                | 'follow-request'
                | 'accepted'
                | 'reaction'
                | 'comment'
                | 'reply'
                | 'mention'
                | 'club-request'
                | 'club-accepted'
                | 'club-closed'
                | 'challenge'
                | 'moderation'
              /** Whether notifications of this kind appear in the app */
              inApp: boolean
              /** Whether the email digest includes notifications of this kind */
              email: boolean
            }[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: NotificationSettings
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/public/notifications/unsubscribe': {
    /** Unsubscribe from digests, with the token of one */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Token from the link in the digest email */
            token: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/post/create': {
    /** Post text, pictures, a record or all of them */
    post: {
      parameters: { path?: never; query?: never; header?: { 'Idempotency-Key'?: string } }
      requestBody?: {
        content: {
          'application/json': {
            /** Text of the post */
            text?: string
            /** Pictures, uploaded for a post */
            media?: {
              /** Address of the picture: a path of this site */
              url: string
              /** Alternative text of the picture */
              alt?: string
            }[]
            /** Audience of the post: everyone, followers, members of the club, or only the author */
            audience?: 'public' | 'followers' | 'club' | 'me'
            /** ID of the club */
            clubId?: string
            /** Record that the post is about; null if there is none */
            record?: {
              /** Lift: `squat`, `bench`, `deadlift`, `total` or a custom name */
              lift: string
              /** Unit of `value`: weight in kilograms, time in seconds, distance in meters or number of repetitions */
              measure?: 'weight' | 'time' | 'distance' | 'reps'
              /** Value */
              value: number
              /** Day of the lift */
              performedOn: string
              /** Note; may be empty */
              note?: string
            }
            /** ID of a previously logged record */
            recordId?: string
            /** IDs of the products named in the post */
            productIds?: string[]
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: Post
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/post/{id}': {
    /** Get a post */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Post
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Change the text, the audience or the products of one's own post: only the fields sent */
    patch: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Text of the post */
            text?: string
            /** Audience of the post: everyone, followers, members of the club, or only the author */
            audience?: 'public' | 'followers' | 'club' | 'me'
            /** IDs of the products named in the post */
            productIds?: string[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Post
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Delete one's own post with its comments, reactions and pictures */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/post/{postId}/multireaction': {
    /** React to a post, change the reaction or take it back: one for each person and post */
    post: {
      parameters: { path: { postId: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** ID of the author of the post */
            ownerId: string
            /** Kind of reaction */
            reactionType: 'like' | 'love' | 'fire' | 'strong' | 'clap' | 'wow'
            /** Whether to add the reaction (true) or remove it (false) */
            isReacting: boolean
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Number of reactions of each kind */
                counts: Reactions
                /** Reaction of the caller; null if there is none */
                mine: 'like' | 'love' | 'fire' | 'strong' | 'clap' | 'wow' | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/post/{id}/save': {
    /** Save a post for later */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Whether the caller has saved the post */
                isSaved: boolean
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Take a post out of those saved */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Whether the caller has saved the post */
                isSaved: boolean
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/saved-posts': {
    /** List the posts one has saved, the last saved first */
    get: {
      parameters: { path?: never; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: Post[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/people/{handle}/posts': {
    /** List a person's posts that the caller may see, the newest first */
    get: {
      parameters: { path: { handle: string }; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: Post[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/tags/{tag}/posts': {
    /** List the posts with a hashtag that the caller may see, the newest first */
    get: {
      parameters: { path: { tag: string }; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: Post[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/tags/{tag}': {
    /** Get how many posts for everyone have a hashtag, counted to 1000, and whether the caller follows it */
    get: {
      parameters: { path: { tag: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Hashtag without the `#` */
                hashtag: string
                /** Number of public posts with the hashtag, counted up to 1000 */
                posts: number
                /** Whether the caller follows the hashtag */
                isFollowed: boolean
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/tags/{tag}/follow': {
    /** Follow a hashtag: its posts for everyone come into one's newsfeed */
    put: {
      parameters: { path: { tag: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Whether the caller follows the hashtag */
                isFollowed: boolean
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Unfollow a hashtag */
    delete: {
      parameters: { path: { tag: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Whether the caller follows the hashtag */
                isFollowed: boolean
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/followed-tags': {
    /** List the hashtags one follows, by name; there are at most 50 */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: {
                  /** Hashtag without the `#` */
                  hashtag: string
                }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/trending-tags': {
    /** List the hashtags that the most people posted in the last 30 days, at most ten, the latest counting most; found every five minutes */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: {
                  /** Hashtag without the `#` */
                  hashtag: string
                  /** Number of people who used the hashtag in the last 30 days */
                  people: number
                }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/products/{id}/posts': {
    /** List the posts that name a product and that the caller may see: first those of people who had it delivered from here, then the newest */
    get: {
      parameters: { path: { id: string }; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: Post[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/post/popular': {
    /** List what is popular among the newest posts for everyone: many reactions and comments count, and less with each day */
    get: {
      parameters: { path?: never; query?: { about?: 'record' | 'product'; limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: Post[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/mention-suggestions': {
    /** Whom an unfinished @ may mean, at most eight: those the caller follows first, then members of the caller's clubs, then others; only who may see the post */
    get: {
      parameters: { path?: never; query?: { q?: string; clubId?: string; postId?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: Person[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/hashtag-suggestions': {
    /** Which hashtags of posts for everyone begin like this, at most eight, those with the most of the newest posts first */
    get: {
      parameters: { path?: never; query: { q: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: {
                  /** Hashtag without the `#` */
                  hashtag: string
                }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/post/{id}/comments': {
    /** Comment on a post, or reply to a comment of it */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Text */
            text: string
            /** ID of the comment to reply to */
            parentId?: string
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: Comment
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** List the comments on a post, or the replies to one of them, the oldest first */
    get: {
      parameters: { path: { id: string }; query?: { parentId?: string; limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: Comment[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/comments/{id}': {
    /** Change one's own comment */
    patch: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Text */
            text: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Comment
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Delete one's own comment, or one on one's own post, with its replies */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/post/newsfeed': {
    /** Get the posts of whom the caller follows, of their clubs, of their hashtags and their own, the newest first; then popular posts, so that it is never empty */
    get: {
      parameters: { path?: never; query?: { refresh?: boolean; limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: {
                  /** Unique ID (UUID) */
                  id: string
                  /** Author */
                  author: Person
                  /** Text */
                  text: string
                  /** Handles mentioned in the text that exist */
                  mentions: string[]
                  /** Links in the text to pages of this site: hashtags, people and addresses */
                  links: TextLink[]
                  /** Pictures */
                  media: PostPicture[]
                  /** Audience of the post: everyone, followers, members of the club, or only the author */
                  audience: 'public' | 'followers' | 'club' | 'me'
                  /** Club that the post belongs to; null if there is none */
                  club: {
                    /** URL-friendly name: lowercase words joined by hyphens */
                    slug: string
                    /** Display name */
                    name: string
                    /** Name of the role; `customer` if the person isn't staff */
                    role: 'owner' | 'admin' | 'moderator' | 'member' | null
                  } | null
                  /** Record that the post is about; null if there is none */
                  record: {
                    /** Unique ID (UUID) */
                    id: string
                    /** Lift: `squat`, `bench`, `deadlift`, `total` or a custom name */
                    lift: string
                    /** Unit of `value`: weight in kilograms, time in seconds, distance in meters or number of repetitions */
                    measure: 'weight' | 'time' | 'distance' | 'reps'
                    /** Value */
                    value: number
                    /** Day of the lift */
                    performedOn: string
                    /** Note; may be empty */
                    note: string
                    /** Improvement on the previous best, in the unit of `value`; null for a first record, and in posts if there is no improvement */
                    gain: number | null
                  } | null
                  /** Products, or lines of an order */
                  products: TaggedProduct[]
                  /** Preview of the first link in the text to a page of this site that the caller can see; null if there is none */
                  preview: LinkPreview | null
                  /** Number of reactions of each kind */
                  counts: Reactions
                  /** Reaction of the caller; null if there is none */
                  mine: 'like' | 'love' | 'fire' | 'strong' | 'clap' | 'wow' | null
                  /** Number of comments, including replies */
                  comments: number
                  /** Oldest comment; null if there is none */
                  firstComment: Comment | null
                  /** Whether the caller has saved the post */
                  isSaved: boolean
                  /** Whether the post is pinned in its club */
                  isPinned: boolean
                  /** Time of creation */
                  createdAt: string
                  /** Time of the last change; null if never changed */
                  editedAt: string | null
                  /** Whether the caller has muted the person; for a post, whether it contains a word that the caller has muted */
                  isMuted: boolean
                  /** Reason for which moderators removed the content; null if it isn't removed. Only its author can still see removed content */
                  removedReason: string | null
                  /** Whether the post is shown because it is popular: the caller doesn't follow its author */
                  isPopular: boolean
                  /** Followed hashtag that is the only reason for the post to be in the feed; null if there is another reason */
                  followedTag: string | null
                }[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/post/newsfeed/new': {
    /** Count what is newer in the newsfeed than a post, at most 20 */
    get: {
      parameters: { path?: never; query: { since: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Number of items */
                count: number
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/story/share': {
    /** Share a picture for 24 hours */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Picture of the story, uploaded for a story. Its address expires with the story */
            mediaUrl: string
            /** Alternative text of the picture */
            alt?: string
            /** Caption of the story */
            caption?: string
            /** Sticker with a number or word in large type; null if there is none */
            sticker?: {
              /** Number or word on the sticker */
              text: string
              /** Label under the number or word, such as its unit */
              unit?: string
            }
            /** ID of the product named in the story */
            productId?: string
            /** Audience of the story: everyone who can read the profile, or only followers */
            audience?: 'public' | 'followers'
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: Story
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/story/my-story': {
    /** List one's own stories that run, the oldest first */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Active stories, oldest first */
                stories: Story[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/story/fetch-stories': {
    /** List those one follows who have stories that run: unseen ones first, then the newest. What is seen moves back, so the next come up */
    get: {
      parameters: { path?: never; query?: { limit?: number }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** People with active stories, those with unseen ones first */
                people: PersonStories[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/story/archive': {
    /** List one's own stories that are over, the newest first */
    get: {
      parameters: { path?: never; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: Story[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/story/{id}': {
    /** Get a story; one that is over isn't found, but by its owner */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Story
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Delete one's own story with its picture, running or over */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/story/{id}/seen': {
    /** Mark a story as seen. Each person counts once; one's own, and what only moderators may see, isn't counted */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Whether the caller has seen the story */
                isSeen: boolean
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/story/{id}/viewers': {
    /** List who has seen one's own story, the last first; up to 24 hours after it's over */
    get: {
      parameters: { path: { id: string }; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: {
                  /** Unique ID (UUID) */
                  id: string
                  /** Handle of the profile, used in its address: letters, digits, underscores and single dots. Null if there is none */
                  handle: string
                  /** Display name */
                  name: string
                  /** Profile picture: a path of this site; null if there is none */
                  avatar: string | null
                  /** Time at which the person saw the story */
                  seenAt: string
                }[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/people/{handle}/stories': {
    /** List a person's stories that run and that the caller may see, the oldest first */
    get: {
      parameters: { path: { handle: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: PersonStories
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/post/{id}/report': {
    /** Report a post to the moderators; a second report of the same changes nothing */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Reason; null if there is none */
            reason: 'spam' | 'offensive' | 'harassment' | 'dangerous' | 'personal-data' | 'fake-record' | 'other'
            /** Note; may be empty */
            note?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/comments/{id}/report': {
    /** Report a comment to the moderators */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Reason; null if there is none */
            reason: 'spam' | 'offensive' | 'harassment' | 'dangerous' | 'personal-data' | 'fake-record' | 'other'
            /** Note; may be empty */
            note?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/people/{handle}/report': {
    /** Report a person to the moderators */
    post: {
      parameters: { path: { handle: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Reason; null if there is none */
            reason: 'spam' | 'offensive' | 'harassment' | 'dangerous' | 'personal-data' | 'fake-record' | 'other'
            /** Note; may be empty */
            note?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/clubs/{slug}/report': {
    /** Report a club to the moderators */
    post: {
      parameters: { path: { slug: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Reason; null if there is none */
            reason: 'spam' | 'offensive' | 'harassment' | 'dangerous' | 'personal-data' | 'fake-record' | 'other'
            /** Note; may be empty */
            note?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/story/{id}/report': {
    /** Report a story to the moderators, who see it after it is over, too */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Reason; null if there is none */
            reason: 'spam' | 'offensive' | 'harassment' | 'dangerous' | 'personal-data' | 'fake-record' | 'other'
            /** Note; may be empty */
            note?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/post/{id}/take-down': {
    /** Take down someone's post in a club, for its owner, admins and moderators; the author is told, and may ask moderators to look again */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Confirmation message */
            message?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/comments/{id}/take-down': {
    /** Take down someone's comment on a post in a club, for its owner, admins and moderators */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Confirmation message */
            message?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/moderation-appeals': {
    /** Ask moderators to look again at what they took down of one's own, or at one's suspension; once */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Kind of the content that was decided on */
            kind: 'post' | 'comment' | 'person' | 'club' | 'story' | 'record'
            /** ID of the post, comment, person, club, story or record */
            subjectId: string
            /** Reason for the appeal */
            text: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/moderation-decisions': {
    /** List what moderators decided about the caller's own things, the newest first, at most 50 */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: OwnDecision[]
                /** Time until which the account can read but not write; null if it isn't suspended */
                suspendedUntil: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/moderation/cases': {
    /** List what was reported: open (the worst first, then the oldest), the caller's own, appeals, or what is decided, the newest first */
    get: {
      parameters: { path?: never; query?: { view?: 'open' | 'mine' | 'appeals' | 'done'; limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: ModerationCase[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/moderation/numbers': {
    /** Get how much waits and since when, and how fast and how well cases were decided in the last seven days */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Number of open cases */
                open: number
                /** Number of open cases claimed by the caller */
                mine: number
                /** Number of open cases that are appeals */
                appeals: number
                /** Time since which the oldest task has waited; null if there is none */
                oldestAt: string | null
                /** Median waiting time of cases decided in the last seven days, in minutes; null if there were none */
                medianMinutes: number | null
                /** Number of cases decided in the last seven days */
                decided: number
                /** Number of these decisions that reversed an earlier one */
                overturned: number
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/moderation/cases/{id}': {
    /** Get a case with what is around it: the post a comment is under, pictures, the person, who reported it and what was done */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: ModerationCaseDetail
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/moderation/cases/{id}/claim': {
    /** Claim a case for 15 minutes, so that nobody else works on it; one that another has claimed is refused */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: ModerationCase
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Release a case, so that someone else can claim it */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: ModerationCase
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/moderation/cases/{id}/decide': {
    /** Decide a case: dismiss it, warn the person, take down what was reported, suspend the person, or restore what was taken down or suspended */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Action to take */
            action: 'dismiss' | 'warn' | 'remove' | 'suspend' | 'restore'
            /** Reason; null if there is none */
            reason?: 'spam' | 'offensive' | 'harassment' | 'dangerous' | 'personal-data' | 'fake-record' | 'illegal'
            /** Message to the person, shown with the reason */
            message?: string
            /** Duration of a suspension in days */
            days?: number
            /** Whether the decision also applies to posts of the same person with the same text */
            copies?: boolean
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: ModerationCase
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/moderation/cases/{id}/decision': {
    /** Undo one's own decision within a minute: everything is as before, and the case is the caller's again */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: ModerationCase
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/records': {
    /** List lifts that seemed impossible when they were logged, the last first, by state, lift and what flagged them */
    get: {
      parameters: {
        path?: never
        query?: {
          state?: 'waiting' | 'verified' | 'rejected'
          lift?: 'squat' | 'bench' | 'deadlift' | 'total'
          flag?: 'world_record' | 'jump'
          limit?: number
          cursor?: string
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: FlaggedRecord[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/records/waiting': {
    /** Count the lifts that wait for a decision, to 1,000 */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Number of items */
                count: number
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/records/{id}': {
    /** Get a flagged lift with the person's history, clubs and post */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: FlaggedRecordDetail
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/records/{id}/decide': {
    /** Verify a flagged lift, so that it counts; reject it, so that it is shown nowhere; or restore one that was rejected */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Action to take */
            action: 'verify' | 'reject' | 'restore'
            /** State of the lift when the caller read it */
            state: 'waiting' | 'verified' | 'rejected'
            /** Message to the person if the lift is rejected */
            message?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: FlaggedRecord
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/clubs': {
    /** List all clubs, hidden ones too, the newest first; `q` is a part of a name */
    get: {
      parameters: {
        path?: never
        query?: { q?: string; state?: 'open' | 'removed' | 'closed'; limit?: number; cursor?: string }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: StaffClub[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/clubs/{id}': {
    /** Get a club whole, with what moderators decided about it */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: StaffClubDetail
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/clubs/{id}/members': {
    /** List the members of a club with their roles, those who joined last first */
    get: {
      parameters: { path: { id: string }; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: {
                  /** Unique ID (UUID) */
                  id: string
                  /** Handle of the profile, used in its address: letters, digits, underscores and single dots. Null if there is none */
                  handle: string
                  /** Display name */
                  name: string
                  /** Profile picture: a path of this site; null if there is none */
                  avatar: string | null
                  /** Name of the role; `customer` if the person isn't staff */
                  role: 'owner' | 'admin' | 'moderator' | 'member'
                  /** Time at which the person joined the community */
                  joinedAt: string
                }[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/clubs/{id}/take-down': {
    /** Take down a club: it is gone for everyone with its feed, events and leaderboard. Its owner is told, and may appeal; a case about it is decided with it */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Reason; null if there is none */
            reason: 'spam' | 'offensive' | 'harassment' | 'dangerous' | 'personal-data' | 'fake-record' | 'illegal'
            /** Message to the owner, shown with the reason */
            message?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: StaffClubDetail
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/clubs/{id}/restore': {
    /** Show a club again that was taken down, with all that was in it; its owner is told */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Message to the owner */
            message?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: StaffClubDetail
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/clubs': {
    /** List clubs: those with the most members first, those whose name is like `q`, or those the caller belongs to */
    get: {
      parameters: { path?: never; query?: { q?: string; mine?: boolean; limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: ClubCard[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Create a club; without a slug it gets one made from its name */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Name of the club */
            name: string
            /** Description of the club */
            description?: string
            /** Rules that members agree to */
            rules?: string
            /** Place where the club trains */
            place?: string
            /** Cover picture of the club: a path of this site; null if there is none */
            cover?: string | null
            /** Visibility of the club. People must request to join a `private` club; a `hidden` club is by invite only */
            visibility?: 'public' | 'private' | 'hidden'
            /** Name of the club in the address of its page. If left out, it is derived from the name */
            slug?: string
            /** Acceptance of the disclaimer at /clubs/disclaimer; required once, before creating a club, joining one or accepting an invite for the first time */
            acceptDisclaimer?: boolean
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: Club
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/people/{handle}/clubs': {
    /** List the clubs of a person that the caller may know of */
    get: {
      parameters: { path: { handle: string }; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: ClubCard[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/clubs/{slug}': {
    /** Get a club; a hidden one is found by its members only */
    get: {
      parameters: { path: { slug: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Club
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Update a club: only the fields sent; for owners and admins */
    patch: {
      parameters: { path: { slug: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Name of the club */
            name?: string
            /** Description of the club */
            description?: string
            /** Rules that members agree to */
            rules?: string
            /** Place where the club trains */
            place?: string
            /** Cover picture of the club: a path of this site; null if there is none */
            cover?: string | null
            /** Visibility of the club. People must request to join a `private` club; a `hidden` club is by invite only */
            visibility?: 'public' | 'private' | 'hidden'
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Club
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/clubs/{slug}/membership': {
    /** Join a public club, or ask a private one; the first time with `acceptDisclaimer` */
    put: {
      parameters: { path: { slug: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Acceptance of the disclaimer at /clubs/disclaimer; required once, before creating a club, joining one or accepting an invite for the first time */
            acceptDisclaimer?: boolean
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Club
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Show the caller on a club's leaderboard, or not */
    patch: {
      parameters: { path: { slug: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Whether rankings include the person */
            isRanked: boolean
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Relation of the caller to the club; null if there is none */
                membership: ClubMembership
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Leave a club, or withdraw the request to join; the last owner has to hand it over first, or close it */
    delete: {
      parameters: { path: { slug: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/clubs/{slug}/close': {
    /** Close a club for good, for its owner: it is gone for everyone with its feed, events and leaderboard. Its members are told; what they posted stays theirs alone */
    post: {
      parameters: { path: { slug: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Display name */
            name: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/clubs/{slug}/members': {
    /** List who belongs to a club, the newest first; empty where it is hidden from the caller */
    get: {
      parameters: { path: { slug: string }; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: ClubMember[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/clubs/{slug}/requests': {
    /** List who asks to join; for owner, admins and moderators */
    get: {
      parameters: { path: { slug: string }; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: ClubMember[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/clubs/{slug}/requests/{handle}': {
    /** Accept a request to join */
    put: {
      parameters: { path: { slug: string; handle: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Decline a request to join */
    delete: {
      parameters: { path: { slug: string; handle: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/clubs/{slug}/members/{handle}': {
    /** Give a member a role. `owner` hands the club over: who had it becomes an admin */
    patch: {
      parameters: { path: { slug: string; handle: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Role of the person in the club */
            role: 'owner' | 'admin' | 'moderator' | 'member'
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Remove a member; they may join or ask again */
    delete: {
      parameters: { path: { slug: string; handle: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/clubs/{slug}/bans': {
    /** List who is banned from a club; for owner, admins and moderators */
    get: {
      parameters: { path: { slug: string }; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: ClubMember[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/clubs/{slug}/bans/{handle}': {
    /** Ban a person: they leave the club, and can neither join nor ask to */
    put: {
      parameters: { path: { slug: string; handle: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Unban a person */
    delete: {
      parameters: { path: { slug: string; handle: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/clubs/{slug}/invites': {
    /** Create an invite link; only this response has its token. For owner and admins */
    post: {
      parameters: { path: { slug: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Maximum number of people who can use the invite */
            usesMax?: number
            /** Number of days that the invite is valid */
            days?: number
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: {
                /** Unique ID (UUID) */
                id: string
                /** Number of people who have used the invite */
                uses: number
                /** Maximum number of people who can use the invite */
                usesMax: number
                /** Time at which the invite expires */
                expiresAt: string
                /** Time of creation */
                createdAt: string
                /** Time at which the invite was revoked; null if it wasn't */
                revokedAt: string | null
                /** Token of the invite: the last part of the link. Shown only once */
                token: string
                /** Invite link */
                url: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** List the invites of a club, the newest first, at most 50. For owner and admins */
    get: {
      parameters: { path: { slug: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: ClubInvite[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/clubs/{slug}/invites/{id}': {
    /** Revoke an invite: its link no longer works */
    delete: {
      parameters: { path: { slug: string; id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/club-invites/{token}': {
    /** Get the club that an invite is for */
    get: {
      parameters: { path: { token: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Club that the invite is for */
                club: ClubCard
                /** Time at which the invite expires */
                expiresAt: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        410: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Join a club by an invite */
    put: {
      parameters: { path: { token: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Acceptance of the disclaimer at /clubs/disclaimer; required once, before creating a club, joining one or accepting an invite for the first time */
            acceptDisclaimer?: boolean
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Club
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        410: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/clubs/{slug}/leaderboard': {
    /** Rank the members of a club by a lift, in kilograms or DOTS points, everyone or those of one sex and bodyweight class */
    get: {
      parameters: {
        path: { slug: string }
        query?: {
          lift?: 'squat' | 'bench' | 'deadlift' | 'total'
          by?: 'weight' | 'dots'
          sex?: 'female' | 'male'
          weightClass?: '47' | '52' | '57' | '59' | '63' | '66' | '69' | '74' | '76' | '83' | '84' | '93' | '105' | '120' | '84+' | '120+'
          step?: number
          limit?: number
          cursor?: string
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Number of ranked members. Members who opted out aren't counted */
                total: number
                /** Distribution of the ranked members by step; empty steps are left out */
                field: {
                  /** Lower bound of the step */
                  from: number
                  /** Number of members in the step */
                  count: number
                }[]
                /** Median value of the ranked members; null if there are none */
                median: number | null
                /** Items of the list, cart or page */
                items: RankedMember[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
                /** Position of the caller in the ranking; null if the caller isn't ranked */
                mine: {
                  /** Rank; members with equal values share one */
                  place: number
                  /** Person */
                  person: Person
                  /** Weight in kilograms */
                  value: number
                  /** DOTS points; null if sex or body weight is unknown */
                  points: number | null
                  /** IPF bodyweight class to filter by. In the response, the caller's class; null if unknown */
                  weightClass: string | null
                  /** Sex used for the bodyweight class; null if unknown */
                  sex: 'female' | 'male' | null
                  /** Day of the lift */
                  performedOn: string
                  /** Difference to the next higher rank, in the unit of the ranking; null for the first rank */
                  gap: number | null
                } | null
                /** Lift of the caller that is excluded from rankings because it seems impossible; null if there is none */
                flagged: {
                  /** Weight in kilograms */
                  value: number
                  /** Reason for flagging: `world_record` is more than anyone has lifted, `jump` is far above the previous lift */
                  reason: 'world_record' | 'jump'
                } | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/clubs/{slug}/events': {
    /** List the events of a club: those to come, the next first; or those that are over, the last first */
    get: {
      parameters: { path: { slug: string }; query?: { past?: boolean; limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: ClubEvent[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Plan an event; for owner, admins and moderators */
    post: {
      parameters: { path: { slug: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Title of the event */
            title: string
            /** Description of the event, such as what to bring */
            description?: string
            /** Place of the event */
            place?: string
            /** Start time of the event */
            startsAt: string
            /** End time of the event */
            endsAt: string
            /** Maximum number of participants; null if unlimited */
            capacity?: number | null
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: ClubEvent
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/club-events/{id}': {
    /** Get an event */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: ClubEvent
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Update an event: only the fields sent. New spots go to the waiting list; with fewer spots nobody loses theirs */
    patch: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Title of the event */
            title?: string
            /** Description of the event, such as what to bring */
            description?: string
            /** Place of the event */
            place?: string
            /** Start time of the event */
            startsAt?: string
            /** End time of the event */
            endsAt?: string
            /** Maximum number of participants; null if unlimited */
            capacity?: number | null
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: ClubEvent
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Cancel an event; it stays in the list, marked */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: ClubEvent
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/club-events/{id}/rsvp': {
    /** Sign up for an event, or join its waiting list where it is full */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: ClubEvent
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Withdraw from an event; whoever has waited longest gets the spot */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: ClubEvent
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/club-events/{id}/rsvps': {
    /** List who is going to an event, in the order in which they signed up */
    get: {
      parameters: { path: { id: string }; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: Person[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/club-events/{id}/calendar': {
    /** Get an event as a calendar file (iCalendar) */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: { content: { 'text/calendar': Blob } }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/clubs/{slug}/posts': {
    /** List the posts of a club that the caller may see, the newest first; the pinned ones come with the first page */
    get: {
      parameters: { path: { slug: string }; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: Post[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
                /** Pinned posts, up to three; only included on the first page */
                pinned: Post[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/challenges': {
    /** List challenges of the shop and of clubs that the caller can read, or of one club: those that run or start next, the soonest first; or those that ended, the latest first */
    get: {
      parameters: {
        path?: never
        query?: { state?: 'running' | 'upcoming' | 'ended'; club?: string; limit?: number; cursor?: string }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: ChallengeCard[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/challenges/{id}': {
    /** Get a challenge, with how the caller is doing and who is next to them in the ranking */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Challenge
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Update a challenge that has not started: only the fields sent */
    patch: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Title of the challenge */
            title?: string
            /** Description of the challenge */
            description?: string
            /** Cover picture of the challenge: a path of this site; null if there is none */
            cover?: string | null
            /** Measure of the challenge: `volume` in kilograms moved, `days` in days with a workout, `reps` in repetitions */
            goal?: 'volume' | 'days' | 'reps'
            /** Amounts to reach, in kilograms, days or repetitions */
            tiers?: {
              /** Amount to reach bronze */
              bronze: number
              /** Amount to reach silver */
              silver: number
              /** Amount to reach gold */
              gold: number
            }
            /** First day of the challenge */
            firstDay?: string
            /** Last day of the challenge */
            lastDay?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Challenge
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Cancel a challenge that has not ended; its page stays, marked */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Challenge
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/challenges/{id}/ranking': {
    /** Rank who takes part in a challenge. Who opted out of rankings is left out */
    get: {
      parameters: { path: { id: string }; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: Challenger[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/clubs/{slug}/challenges': {
    /** Create a challenge of a club; for owner, admins and moderators */
    post: {
      parameters: { path: { slug: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Title of the challenge */
            title: string
            /** Description of the challenge */
            description?: string
            /** Cover picture of the challenge: a path of this site; null if there is none */
            cover?: string | null
            /** Measure of the challenge: `volume` in kilograms moved, `days` in days with a workout, `reps` in repetitions */
            goal: 'volume' | 'days' | 'reps'
            /** Amounts to reach, in kilograms, days or repetitions */
            tiers: {
              /** Amount to reach bronze */
              bronze: number
              /** Amount to reach silver */
              silver: number
              /** Amount to reach gold */
              gold: number
            }
            /** First day of the challenge */
            firstDay: string
            /** Last day of the challenge */
            lastDay: string
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: Challenge
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/challenges/{id}/participation': {
    /** Take part in a challenge, until its last day. What was logged since its first day counts */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Challenge
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Leave a challenge, until its last day */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Challenge
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/challenges': {
    /** List all challenges, of the shop and of clubs, the newest first; or those of one state */
    get: {
      parameters: {
        path?: never
        query?: { state?: 'upcoming' | 'running' | 'ended' | 'cancelled'; limit?: number; cursor?: string }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: ChallengeCard[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Create a challenge of the whole shop */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Title of the challenge */
            title: string
            /** Description of the challenge */
            description: string
            /** Cover picture of the challenge: a path of this site; null if there is none */
            cover: string | null
            /** Measure of the challenge: `volume` in kilograms moved, `days` in days with a workout, `reps` in repetitions */
            goal: 'volume' | 'days' | 'reps'
            /** Amounts to reach, in kilograms, days or repetitions */
            tiers: {
              /** Amount to reach bronze */
              bronze: number
              /** Amount to reach silver */
              silver: number
              /** Amount to reach gold */
              gold: number
            }
            /** First day of the challenge */
            firstDay: string
            /** Last day of the challenge */
            lastDay: string
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: Challenge
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/challenges/{id}': {
    /** Get a challenge, of the shop or of a club */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Challenge
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Update a challenge of the shop that has not started: only the fields sent */
    patch: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Title of the challenge */
            title?: string
            /** Description of the challenge */
            description?: string
            /** Cover picture of the challenge: a path of this site; null if there is none */
            cover?: string | null
            /** Measure of the challenge: `volume` in kilograms moved, `days` in days with a workout, `reps` in repetitions */
            goal?: 'volume' | 'days' | 'reps'
            /** Amounts to reach, in kilograms, days or repetitions */
            tiers?: {
              /** Amount to reach bronze */
              bronze: number
              /** Amount to reach silver */
              silver: number
              /** Amount to reach gold */
              gold: number
            }
            /** First day of the challenge */
            firstDay?: string
            /** Last day of the challenge */
            lastDay?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Challenge
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/challenges/{id}/cancel': {
    /** Cancel a challenge that has not ended, also one of a club */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Challenge
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/challenges/{id}/participants': {
    /** List who takes part in a challenge, who joined first comes first; also who opted out of rankings */
    get: {
      parameters: { path: { id: string }; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: {
                  /** Person */
                  person: Person
                  /** Total so far, in kilograms, days or repetitions */
                  total: number
                  /** Whether rankings show the person */
                  isRanked: boolean
                }[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/post/{id}/pin': {
    /** Pin a post in its club, at most three; for owner, admins and moderators */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Whether the post is pinned in its club */
                isPinned: boolean
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Unpin a post */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Whether the post is pinned in its club */
                isPinned: boolean
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/media/public/upload/single': {
    /** Upload a picture (JPEG, PNG, WebP, GIF or AVIF) of at most 10 MB; it is deleted after a day unless something uses it */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'multipart/form-data': {
            /** Purpose of the picture */
            featureName: 'avatar' | 'post' | 'story' | 'review' | 'return' | 'product' | 'blog' | 'club'
            /** The file, of at most 10000000 bytes */
            file: Blob
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: UploadedPicture
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/media/upload-presigned-url': {
    /** Get an address to send a picture to. What uses `publicUrl` first has it checked and encoded; before that it is not shown */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Name of the file; not stored */
            fileName: string
            /** Media type that the file will be sent with */
            contentType: string
            /** Exact size of the file in bytes */
            size: number
            /** Purpose of the picture */
            featureName: 'avatar' | 'post' | 'story' | 'review' | 'return' | 'product' | 'blog' | 'club'
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: {
                /** Address to upload the file to; valid for one upload within a few minutes */
                url: string
                /** HTTP method of the upload */
                method: 'PUT'
                /** HTTP headers of the upload */
                headers: Record<string, string>
                /** Address of the uploaded picture, to pass to the call that uses it */
                publicUrl: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/cart': {
    /** Get the cart */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Cart
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Set the quantity of a line, adding it if it is new */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** ID of the product */
            productId: string
            /** ID of the variant. Can be left out if the product has a single one */
            variantId?: string
            /** Number of pieces */
            quantity: number
            /** Gift card details: the recipient and when to send it. Null or left out for other products */
            giftCard?: GiftCardToSend
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Cart
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/cart/merge': {
    /** Merge the lines of a guest cart into the cart; the line changed last wins */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Items of the list, cart or page */
            items: {
              /** ID of the product */
              productId: string
              /** ID of the variant. Can be left out if the product has a single one */
              variantId?: string
              /** Number of pieces */
              quantity: number
              /** Gift card details: the recipient and when to send it. Null or left out for other products */
              giftCard?: GiftCardToSend
              /** Time of the last change of the line. The later change wins when carts are merged */
              changedAt: string
            }[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Cart
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/cart/item': {
    /** Update the quantity of a line; 0 removes it */
    patch: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** ID of the product */
            productId: string
            /** ID of the variant. Can be left out if the product has a single one */
            variantId?: string
            /** Number of pieces */
            quantity: number
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Cart
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Remove a line */
    delete: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** ID of the product */
            productId: string
            /** ID of the variant. Can be left out if the product has a single one */
            variantId?: string
            /** ID of the gift card; only for lines with a gift card */
            giftCardId?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Cart
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/cart/allitems': {
    /** Remove every line */
    delete: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Cart
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/cart/preview': {
    /** Price the lines of a guest cart */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Items of the list, cart or page */
            items: {
              /** ID of the product */
              productId: string
              /** ID of the variant. Can be left out if the product has a single one */
              variantId?: string
              /** Number of pieces */
              quantity: number
              /** Gift card details: the recipient and when to send it. Null or left out for other products */
              giftCard?: GiftCardToSend
              /** Price of one piece */
              price?: number
            }[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Cart
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/cart/saved': {
    /** List what was saved for later */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: CartLine[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Move a line out of the cart, to be saved for later */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** ID of the product */
            productId: string
            /** ID of the variant. Can be left out if the product has a single one */
            variantId?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Cart */
                cart: Cart
                /** Lines saved for later, newest first */
                savedLines: CartLine[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Remove a saved line */
    delete: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** ID of the product */
            productId: string
            /** ID of the variant. Can be left out if the product has a single one */
            variantId?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: CartLine[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/cart/saved/restore': {
    /** Move a saved line back into the cart, in the quantity that there is */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** ID of the product */
            productId: string
            /** ID of the variant. Can be left out if the product has a single one */
            variantId?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Cart */
                cart: Cart
                /** Lines saved for later, newest first */
                savedLines: CartLine[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/cart/saved/merge': {
    /** Add the lines that a visitor saved for later to those of the customer, whose own stay as they are */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Items of the list, cart or page */
            items: {
              /** ID of the product */
              productId: string
              /** ID of the variant. Can be left out if the product has a single one */
              variantId?: string
              /** Number of pieces */
              quantity: number
            }[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Items of the list, cart or page */
                items: CartLine[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/wishlist': {
    /** Get a wishlist: the first one, or the one that is named */
    get: {
      parameters: { path?: never; query?: { listId?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Wishlist
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Add a product to a wishlist; one that is there stays as it is */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** ID of the product */
            productId: string
            /** ID of the wishlist. If left out, the first one */
            listId?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Wishlist
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/wishlist/items/{productId}': {
    /** Remove a product from a wishlist, or from all of them where none is named */
    delete: {
      parameters: { path: { productId: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** ID of the wishlist. If left out, the first one */
            listId?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Wishlist
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/wishlist/allitems': {
    /** Remove every product from a wishlist */
    delete: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** ID of the wishlist. If left out, the first one */
            listId?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Wishlist
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/wishlist/move': {
    /** Move a product from one wishlist to another; returns the one it came from */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** ID of the product */
            productId: string
            /** ID of the wishlist to move the product from */
            fromListId: string
            /** ID of the wishlist to move the product to */
            toListId: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Wishlist
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/wishlist/saved': {
    /** List the ids of all products in the wishlists */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** IDs of products */
                productIds: string[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/wishlist/lists': {
    /** List the wishlists, the first one first */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Wishlists, the default one first */
                lists: WishlistSummary[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Create a wishlist */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Name of the wishlist */
            name: string
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: WishlistSummary
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/wishlist/lists/{id}': {
    /** Rename a wishlist */
    patch: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Name of the wishlist */
            name: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: WishlistSummary
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Delete a wishlist with what is in it; the first one can only be emptied */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Wishlists, the default one first */
                lists: WishlistSummary[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/wishlist/lists/{id}/share': {
    /** Share a wishlist by a link, with or without the first name of its owner; the link stays the same until sharing ends */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Whether the shared page shows the first name of the owner */
            showOwner: boolean
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: WishlistSummary
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Stop sharing a wishlist: its link no longer works */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: WishlistSummary
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/wishlist/shared/{token}': {
    /** Get a shared wishlist by the token of its link */
    get: {
      parameters: { path: { token: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Name of the wishlist; null if it has none */
                name: string | null
                /** First name of the owner; null if they don't share it */
                owner: string | null
                /** Items of the list, cart or page */
                items: {
                  /** ID of the product */
                  productId: string
                  /** Product; null if it is no longer available */
                  product: SavedProduct | null
                }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/compare': {
    /** Get the products to compare */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Comparison
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Add a product to compare; of more than 3 the oldest goes */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** ID of the product */
            productId: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Comparison
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/compare/merge': {
    /** Merge the products that a visitor compares, oldest first, behind those of the customer */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** IDs of products */
            productIds: string[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Comparison
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/compare/item': {
    /** Remove a product from those to compare */
    delete: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** ID of the product */
            productId: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Comparison
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/recently-viewed': {
    /** Get the ids of the products viewed last, newest first */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** IDs of products */
                productIds: string[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Put products, newest first, in front of those viewed before; what is not on sale is left out */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** IDs of products */
            productIds: string[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** IDs of products */
                productIds: string[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Clear the products viewed */
    delete: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** IDs of products */
                productIds: string[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/stock-alerts': {
    /** Ask for an email when a variant is back in stock; an address that isn't the account's has to confirm first */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** ID of the product */
            productId: string
            /** ID of the variant. Can be left out if the product has a single one */
            variantId?: string
            /** Email address; null if there is none */
            email?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** State of the stock alert: `on`, or `confirm` if an email asks for confirmation */
                state: 'on' | 'confirm'
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** List the customer's stock alerts */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Stock alerts, newest first */
                alerts: StockAlert[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/stock-alerts/confirm': {
    /** Confirm a stock alert with the token of its email */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Token, usually from a link */
            token: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Product; null if it is no longer available */
                product: {
                  /** Name of the product */
                  name: string
                  /** Name of the product in the address of its page */
                  slug: string
                  /** ID of the variant. Can be left out if the product has a single one */
                  variantId: string
                } | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/stock-alerts/unsubscribe': {
    /** End all stock alerts of an address, with the token of an email to it; doing so again changes nothing */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Token, usually from a link */
            token: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Product; null if it is no longer available */
                product: {
                  /** Name of the product */
                  name: string
                  /** Name of the product in the address of its page */
                  slug: string
                  /** ID of the variant. Can be left out if the product has a single one */
                  variantId: string
                } | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/stock-alerts/{id}': {
    /** Remove a stock alert */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Stock alerts, newest first */
                alerts: StockAlert[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/orders/checkout-summary': {
    /** Calculate what an order would cost, for the lines sent or for the cart */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Products, or lines of an order */
            products?: {
              /** ID of the product */
              productId: string
              /** ID of the variant. Can be left out if the product has a single one */
              variantId?: string
              /** Number of pieces */
              quantity: number
              /** Gift card details: the recipient and when to send it. Null or left out for other products */
              giftCard?: GiftCardToSend
            }[]
            /** Shipping address; null if not given */
            shippingAddress?: AddressInput
            /** Billing address. If there is none, the shipping address is used */
            billingAddress?: BillingAddressInput
            /** Shipping destination, for an estimate before the full address is known */
            destination?: {
              /** Country code, ISO 3166 alpha-2. If left out, the shop's country */
              country: string
              /** Code of the state or province; empty if unknown */
              region?: string
              /** Postal code; empty if unknown */
              postCode?: string
            }
            /** Code of the shipping method to use */
            shippingMethod?: string
            /** Payment method of the order; null if none is selected */
            paymentMethod?: string
            /** Currency in which to show the summary, if not the shop's currency; ISO 4217 */
            currency?: string
            /** Promotion codes to apply */
            codes?: string[]
            /** Tokens of gift cards from `POST /gift-cards/check`, used one after the other */
            giftCards?: string[]
            /** Whether to pay with the customer's store credit, after gift cards */
            useCredit?: boolean
            /** Number of points to spend on part of the order */
            points?: number
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: CheckoutSummary
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/orders/create-order': {
    /** Create an order at the prices the buyer saw; refused, line by line, where the shop's differ */
    post: {
      parameters: { path?: never; query?: never; header: { 'Idempotency-Key': string } }
      requestBody: {
        content: {
          'application/json': {
            /** Products, or lines of an order */
            products: {
              /** ID of the product */
              productId: string
              /** ID of the variant. Can be left out if the product has a single one */
              variantId?: string
              /** Number of pieces */
              quantity: number
              /** Gift card details: the recipient and when to send it. Null or left out for other products */
              giftCard?: GiftCardToSend
              /** Price of one piece */
              price: number
              /** Number of pieces that ship later, as shown to the buyer */
              backOrdered?: number
            }[]
            /** Shipping address; null if not given */
            shippingAddress?: AddressInput
            /** Billing address. If there is none, the shipping address is used */
            billingAddress?: BillingAddressInput
            /** Code of the shipping method to use */
            shippingMethod?: string
            /** Payment method of the order; null if none is selected */
            paymentMethod: string
            /** Total of the lines */
            productCost: number
            /** Shipping cost */
            shippingCost: number
            /** Total to pay */
            totalCost: number
            /** Number of points to spend on part of the order */
            points?: number
            /** Tokens of gift cards from `POST /gift-cards/check`, used one after the other */
            giftCards?: string[]
            /** Whether to pay with the customer's store credit, after gift cards */
            useCredit?: boolean
            /** Amount paid with gift cards and store credit */
            creditCost?: number
            /** Email address; null if there is none */
            email?: string
            /** Currency of all amounts, if not the shop's currency, with the exchange rate shown to the buyer */
            currency?: {
              /** Currency code, ISO 4217 */
              code: string
              /** Exchange rate: units of this currency per unit of the shop's currency, as an exact decimal */
              rate: string
            }
            /** Promotion codes to apply. The order is refused if one of them isn't valid */
            codes?: string[]
            /** Source of the visit. Leave out for a direct or unknown source */
            visit?: {
              /** Host of the page that linked to the shop */
              referrer?: string
              /** Source of the campaign (`utm_source`) */
              source?: string
              /** Medium of the campaign (`utm_medium`) */
              medium?: string
              /** Name of the campaign (`utm_campaign`) */
              campaign?: string
            }
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: {
                /** Unique ID (UUID) */
                id: string
                /** Order number to show to people */
                number: string
                /** Time at which the order was placed */
                orderedDate: string
                /** Email address; null if there is none */
                email: string
                /** Fulfillment status of the order */
                orderStatus: 'Pending' | 'Processing' | 'Completed' | 'Cancelled'
                /** Shipping status of the order */
                shippingStatus: 'NotYetShipped' | 'PartiallyShipped' | 'Shipped' | 'Delivered'
                /** Payment status of the order */
                paymentStatus: 'Pending' | 'Paid' | 'Cancelled'
                /** Payment method of the order; null if none is selected */
                paymentMethod: 'Stripe' | 'Points' | 'COD' | 'Credit'
                /** Products, or lines of an order */
                products: OrderLine[]
                /** Whether anything needs to be shipped. If false, everything is sent by email: there is no shipping method, and the billing address is the only address */
                needsShipping: boolean
                /** Shipping address; null if not given */
                shippingAddress: OrderAddress
                /** Billing address. If there is none, the shipping address is used */
                billingAddress: OrderAddress
                /** Code of the shipping method to use */
                shippingMethod: ShippingMethod
                /** Currency of all amounts, if not the shop's currency, with the exchange rate shown to the buyer */
                currency?: {
                  /** Currency code, ISO 4217 */
                  code: string
                  /** Exchange rate: units of this currency per unit of the shop's currency, as an exact decimal */
                  rate: string
                }
                /** Total of the lines */
                productCost: number
                /** Shipping cost */
                shippingCost: number
                /** Amount of the discount */
                discount: number
                /** Tax added on top of the prices; part of the total */
                tax: number
                /** Total to pay */
                totalCost: number
                /** Taxes by rate, either included in the prices or added on top */
                taxes: TaxShare[]
                /** Amount of tax included in the prices */
                taxIncluded: number
                /** Name of the plan that lowered the buyer's prices; null if there is none */
                memberPlan: string | null
                /** Name of the plan in the language of the order, as it was when the order was placed; absent in the shop's first language */
                memberPlanTranslation?: NameTranslation
                /** Discounts by promotion. The rest of the discount comes from the buyer's plan */
                adjustments: Adjustment[]
                /** Number of points spent on the order */
                pointsSpent: number
                /** Amount paid with points */
                pointsCost: number
                /** Gift cards and store credit that pay for the order, in the order in which they are used */
                credits: OrderCredit[]
                /** Amount paid with gift cards and store credit */
                creditCost: number
                /** Amount left to pay with the payment method */
                amountDue: number
                /** Amount that the buyer has to pay now; 0 if the order is paid */
                amountOwed: number
                /** Amount of this order to be paid by pieces on their way back. Until they arrive, nothing of the order is packed */
                creditExpected: number
                /** Number of the order whose pieces this order replaces; null if it isn't an exchange */
                exchangeOf: string | null
                /** Total refunded to the buyer, by any method */
                refunded: number
                /** Refunds to the buyer, oldest first */
                refunds: OrderRefund[]
                /** Returns of the order, oldest first */
                returns: OrderReturn[]
                /** Pieces of the order that can still be returned */
                returnable: {
                  /** ID of the variant. Can be left out if the product has a single one */
                  variantId: string
                  /** Number of pieces */
                  quantity: number
                }[]
                /** Time until which a return can be requested; null if no return is possible */
                returnUntil: string | null
                /** Time until which the buyer can withdraw from the contract; null if that isn't possible, or before delivery */
                withdrawUntil: string | null
                /** Whether the buyer can withdraw from the contract: from placing the order until 14 days after its delivery */
                canWithdraw: boolean
                /** Time by which a card payment must arrive before the order is canceled; null if none is awaited */
                payUntil: string | null
                /** Shipments that have left, oldest first */
                shipments: Shipment[]
                /** Events of the order, oldest first */
                timeline: {
                  /** Type of the event */
                  event:
                    | 'PLACED'
                    | 'PAID'
                    | 'PROCESSING'
                    | 'PARTLY_SHIPPED'
                    | 'SHIPPED'
                    | 'DELIVERED'
                    | 'COMPLETED'
                    | 'CANCELLED'
                    | 'REOPENED'
                    | 'PAID_TOO_LATE'
                    | 'RETURN_REQUESTED'
                    | 'RETURN_APPROVED'
                    | 'RETURN_REJECTED'
                    | 'RETURN_RECEIVED'
                    | 'WITHDRAWN'
                    | 'WAITING_CANCELLED'
                    | 'REFUNDED'
                    | 'REFUND_FAILED'
                    | 'REFUND_RETRIED'
                    | 'REFUND_REPLACED'
                    | 'EDITED'
                    | 'PAID_PARTLY'
                    | 'EXCHANGE_PLACED'
                    | 'GIFT_CARD_SENT'
                    | 'GIFT_CARD_VOIDED'
                    | 'GIFT_CARD_TO_CREDIT'
                    | 'GIFT_CARD_REPLACED'
                  /** Time of the event */
                  at: string
                  /** Amount of the event, in the currency of the order; absent if it isn't about money */
                  amount?: number
                  /** Note; may be empty */
                  note: string
                }[]
                /** Whether the customer can still cancel the order */
                canCancel: boolean
                /** `true` if the buyer can cancel the pieces that wait for stock separately from the rest of the order; absent otherwise */
                canCancelWaiting?: true
                /** IDs of the products that can be reviewed now */
                canReview: string[]
                /** Token that opens the order without signing in: `/order/GF-100042?token=…` */
                token: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/orders/list': {
    /** List the customer's orders a page at a time, including guest orders with the same email; by state, payment and time, and searched */
    get: {
      parameters: {
        path?: never
        query?: {
          sortField?: 'orderedDate'
          sortType?: 'asc' | 'desc'
          orderStatus?: 'Pending' | 'Processing' | 'Completed' | 'Cancelled'
          paymentStatus?: 'Pending' | 'Paid' | 'Cancelled'
          from?: string
          to?: string
          q?: string
          offset?: number
          limit?: number
          cursor?: string
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Orders, or their number if it is an integer */
                orders: Order[]
                /** Total number of results */
                total: number
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/orders/{id}': {
    /** Get an order by id or number: the customer's own, or any with the token of its signed link */
    get: {
      parameters: { path: { id: string }; query?: { token?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Order
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/orders/available-payment-methods': {
    /** List the available payment methods, for any order or for one with this total */
    get: {
      parameters: { path?: never; query?: { totalCost?: number }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Available methods */
                methods: ('Stripe' | 'Points' | 'COD' | 'Credit')[]
                /** Maximum total that can be paid in cash on delivery; null if there is no limit */
                cashMax: number | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/orders/{id}/invoices': {
    /** List the invoice and the credit notes of one's own order, or with the token of its signed link; none before it's paid */
    get: {
      parameters: { path: { id: string }; query?: { token?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Invoice, followed by credit notes */
                invoices: {
                  /** Type of document */
                  kind: 'invoice' | 'credit_note'
                  /** Number of the document. Invoices and credit notes are each numbered without gaps */
                  number: string
                  /** Number of the related order; null if there is none */
                  orderNumber: string
                  /** Time of issue */
                  issuedAt: string
                  /** Amount billed or credited */
                  totalCost: number
                  /** Currency of the payment; absent for the shop's currency */
                  currency?: string
                  /** Signed address of the PDF, which opens without signing in */
                  url: string
                }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/orders/{id}/invoice': {
    /** Get the invoice of one's own order as a PDF, or with the token of its signed link; an edited order has several */
    get: {
      parameters: { path: { id: string }; query?: { token?: string; number?: string }; header?: never }
      requestBody?: never
      responses: {
        200: { content: { 'application/pdf': Blob } }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/orders/{id}/credit-notes/{number}': {
    /** Get a credit note of one's own order as a PDF, or with the token of its signed link */
    get: {
      parameters: { path: { id: string; number: string }; query?: { token?: string }; header?: never }
      requestBody?: never
      responses: {
        200: { content: { 'application/pdf': Blob } }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/orders/cancel-order/{id}': {
    /** Cancel one's own order, or with the token of its signed link: not paid, not being packed, and not older than 7 days */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Token of the signed link to the order; an alternative to signing in */
            token?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: 'Cancelled Order successfully'
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/orders/{id}/cancel-waiting': {
    /** Cancel what waits for stock of one's own order, or with the token of its signed link: not paid, and not older than 7 days */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Token of the signed link to the order; an alternative to signing in */
            token?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Order
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/orders/reorder': {
    /** Put the lines of an order into the cart again; returns what has to be decided where the cart has lines or some can no longer be bought */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** ID or number of the order */
            orderId: string
            /** Whether to replace the cart (true) or add to it (false). If left out, a cart with lines is a conflict */
            overWriteCart?: boolean
            /** Whether to leave out items that can't be bought and reduce the quantity of items with too little stock */
            ignoreInvalidItems?: boolean
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: ReorderConflict | Cart
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/orders/{id}/claim': {
    /** Save a guest's order to the caller's account: with the token of its signed link, and where its email is the account's */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Token of the signed link to the order; an alternative to signing in */
            token: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Order
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/orders/{id}/pack': {
    /** Begin packing: from now on the customer can no longer cancel */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Order
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/orders/{id}/ship': {
    /** Hand a parcel to a carrier: all that is left of the order, or the pieces named */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Contents of the shipment */
            lines?: {
              /** ID of the variant. Can be left out if the product has a single one */
              variantId: string
              /** Number of pieces */
              quantity: number
            }[]
            /** Name of the carrier */
            carrier?: string
            /** Tracking number given by the carrier */
            trackingNumber?: string
            /** Address of the carrier's tracking page; empty if there is none */
            trackingUrl?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Order
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/orders/{id}/deliver': {
    /** Say that a parcel, or all of an order, has arrived; cash on delivery is paid then */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** ID of the shipment. If left out, all shipments on their way */
            shipmentId?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Order
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/orders/{id}/cancel': {
    /** Cancel an order that is not shipped: stock and points go back */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Reason to show to the buyer */
            reason?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Order
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/orders/{id}/cancel-waiting': {
    /** Cancel what waits for stock of an order that goes on otherwise: what was paid for it goes back as it was paid */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Reason to show to the buyer */
            reason?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Order
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/payment/stripe/create-payment': {
    /** Begin the card payment of one's own order, or with the token of its signed link; send the buyer to the URL */
    post: {
      parameters: { path?: never; query?: never; header: { 'Idempotency-Key': string } }
      requestBody: {
        content: {
          'application/json': {
            /** ID or number of the order */
            orderId: string
            /** Token of the signed link to the order; an alternative to signing in */
            token?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** ID of the payment session at the payment provider */
                sessionId: string
                /** Address of the payment page to send the buyer to */
                url: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/payment/stripe/check': {
    /** Ask the payment provider whether an order is paid: for a buyer who is back before the provider has told us */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** ID or number of the order */
            orderId: string
            /** Token of the signed link to the order; an alternative to signing in */
            token?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Order
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/orders/{id}/refund': {
    /** Pay money back to the buyer, as they paid or as points: a part of it, or all that is left with the points that were spent */
    post: {
      parameters: { path: { id: string }; query?: never; header: { 'Idempotency-Key': string } }
      requestBody?: {
        content: {
          'application/json': {
            /** Amount to refund. If left out, everything that remains */
            amount?: number
            /** Destination of the refund: the original payment method, points or store credit; with `again`, also bank transfer or cash */
            to?: 'original' | 'points' | 'credit' | 'bank' | 'cash'
            /** Reason for the refund, shown to the buyer in the order history and on the credit note. For a refund paid by bank transfer or in cash, also when and where it was paid */
            reason?: string
            /** Whether to retry the full amount that the payment provider declined to refund before (event `REFUND_FAILED`), in the way given by `to` */
            again?: boolean
            /** Pieces that were shipped, have come back and return to stock */
            restock?: {
              /** ID of the variant. Can be left out if the product has a single one */
              variantId: string
              /** Number of pieces */
              quantity: number
            }[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Order
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/orders/{id}/returns': {
    /** Ask to return pieces of one's own delivered order, or of one with the token of its signed link */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Token of the signed link to the order; an alternative to signing in */
            token?: string
            /** Pieces to return */
            lines: {
              /** ID of the variant. Can be left out if the product has a single one */
              variantId: string
              /** Number of pieces */
              quantity: number
              /** ID of another variant of the same product to receive as a replacement */
              exchangeVariantId?: string
            }[]
            /** Reason for the return */
            reason: 'wrong-size' | 'damaged' | 'wrong-item' | 'not-as-described' | 'changed-mind' | 'other'
            /** Description by the buyer; may be empty */
            text?: string
            /** Photo uploaded by the caller for a return */
            photo?: {
              /** Address: a path of this site or a full URL */
              url: string
              /** Alternative text of the picture */
              alt?: string
            }
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: Order
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/orders/{id}/withdrawal': {
    /** Withdraw from the contract about an order, or pieces of it, until 14 days after its delivery; needs no reason and no consent */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Token of the signed link to the order; an alternative to signing in */
            token?: string
            /** Pieces to withdraw from; all remaining ones if left out. Must include all pieces if nothing was shipped yet */
            lines?: {
              /** ID of the variant. Can be left out if the product has a single one */
              variantId: string
              /** Number of pieces */
              quantity: number
            }[]
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: Order
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/returns': {
    /** List returns in a state, the oldest first */
    get: {
      parameters: {
        path?: never
        query?: { state?: 'requested' | 'approved' | 'rejected' | 'received' | 'refunded'; limit?: number; cursor?: string }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Returns in the requested state, oldest first */
                returns: {
                  /** Unique ID (UUID) */
                  id: string
                  /** Kind: a return that the shop decides on, a withdrawal that it must accept, or a cancellation of pieces that waited for stock */
                  kind: 'return' | 'withdrawal' | 'cancellation'
                  /** State of the return */
                  state: 'requested' | 'approved' | 'rejected' | 'received' | 'refunded'
                  /** Reason; null if there is none */
                  reason: 'wrong-size' | 'damaged' | 'wrong-item' | 'not-as-described' | 'changed-mind' | 'other' | null
                  /** Text */
                  text: string
                  /** Photo by the buyer; null if there is none */
                  photo: ReviewPhoto | null
                  /** Note; may be empty */
                  note: string
                  /** Time of the request */
                  requestedAt: string
                  /** Returned pieces */
                  lines: {
                    /** ID of the variant. Can be left out if the product has a single one */
                    variantId: string
                    /** Number of pieces */
                    quantity: number
                    /** Number of pieces that can be sold again; null until they are received */
                    restocked: number | null
                    /** Replacement that the buyer wants; null for a refund */
                    exchange: {
                      /** ID of the variant. Can be left out if the product has a single one */
                      variantId: string
                      /** Options that distinguish the variants */
                      options: Record<string, string>
                    } | null
                  }[]
                  /** Number of the order that replaces the returned pieces; null if there is none or it was canceled */
                  exchangeOrder: string | null
                  /** Part of the order's value that pays for the replacement order once the pieces are returned. Until then it can't be refunded otherwise */
                  exchangeCredit: number
                  /** `true` if the return has arrived or is closed without any refund, because the whole order was refunded before or nothing was paid; absent otherwise. In lists, only given for closed returns */
                  withoutRefund?: true
                  /** `true` if part of the value was refunded in a completed exchange; absent otherwise */
                  differenceRefunded?: true
                  /** `true` if this exchange request was closed because the whole order was refunded; absent otherwise */
                  closedByRefund?: true
                  /** Number of the related order; null if there is none */
                  orderNumber: string
                }[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/returns/{id}/approve': {
    /** Agree to a return; what it is exchanged for is reserved, and its buyer pays the difference. The note tells how to send it */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Message to the buyer, such as how to send the return */
            note?: string
            /** Replacements that override what the buyer asked for */
            exchanges?: {
              /** ID of the variant. Can be left out if the product has a single one */
              variantId: string
              /** ID of the replacement variant; null for a refund */
              exchangeVariantId: string | null
            }[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Order
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/returns/{id}/reject': {
    /** Decline a return, with the reason for the buyer; a withdrawal can't be declined */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Reason to show to the buyer */
            reason: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Order
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/returns/{id}/receive': {
    /** Say that a return has arrived, and how many pieces of each line can be sold again: all, unless it says so; the rest is written off */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Number of pieces that can be sold again, by line. Lines left out count in full */
            lines?: {
              /** ID of the variant. Can be left out if the product has a single one */
              variantId: string
              /** Number of pieces that can be sold again; null until they are received */
              restocked: number
            }[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Order
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/returns/{id}/refund': {
    /** Pay for a return that has arrived: as the buyer paid, or as points; points move both ways with it */
    post: {
      parameters: { path: { id: string }; query?: never; header: { 'Idempotency-Key': string } }
      requestBody?: {
        content: {
          'application/json': {
            /** Destination of the refund: the original payment method, points or store credit */
            to?: 'original' | 'points' | 'credit'
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Order
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/refund-failures': {
    /** List refunds that the payment provider refused for good and nobody has settled, the oldest first */
    get: {
      parameters: { path?: never; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Failed refunds, oldest first */
                failures: RefundFailure[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/refund-failures/{id}/settle': {
    /** Settle a failed refund of a charge of a subscription: send it to the card again, or say how it was paid. Those of orders: refund the order with `again` */
    post: {
      parameters: { path: { id: string }; query?: never; header: { 'Idempotency-Key': string } }
      requestBody: {
        content: {
          'application/json': {
            /** Destination of the refund: the card, store credit, or bank transfer or cash if staff have already paid it that way */
            to: 'original' | 'credit' | 'bank' | 'cash'
            /** Time and place of the payment; required for a refund that staff paid by bank transfer or in cash */
            note?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: 'Refund settled'
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/points': {
    /** Get the balance of points, what it is worth, and a page of its history */
    get: {
      parameters: { path?: never; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Points
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/gift-cards/check': {
    /** Look up the balance of a gift card by its code; the token pays with it */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Gift card code. Spaces, hyphens and letter case are ignored */
            code: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: GiftCard
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/credit': {
    /** Get the customer's store credit and a page of what changed it, the newest first */
    get: {
      parameters: { path?: never; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: StoreCredit
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/credit/claim': {
    /** Move all that is left on a gift card to the customer's store credit */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Gift card code. Spaces, hyphens and letter case are ignored */
            code: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: ClaimedGiftCard
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/orders/{id}/gift-cards/{cardId}/resend': {
    /** Send a gift card of an order to its recipient once more: with another code, the one before stops working */
    post: {
      parameters: { path: { id: string; cardId: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Token, usually from a link */
            token?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Gift card details: the recipient and when to send it. Null or left out for other products */
                giftCard: BoughtGiftCard
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/orders/{id}/gift-cards/{cardId}/resend': {
    /** Send a gift card of an order once more, to its recipient or to another address, with another code; one that waits for its day goes out now */
    post: {
      parameters: { path: { id: string; cardId: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Email address to send the gift card to instead. If left out, it goes to the recipient */
            email?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Gift card details: the recipient and when to send it. Null or left out for other products */
                giftCard: BoughtGiftCard
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/orders/{id}/gift-cards/{cardId}/refund': {
    /** Cancel a bought gift card and refund its price to the buyer; refused where some of it is spent, unless `unspent` asks for the rest */
    post: {
      parameters: { path: { id: string; cardId: string }; query?: never; header: { 'Idempotency-Key': string } }
      requestBody?: {
        content: {
          'application/json': {
            /** Whether to take back the remaining balance of a partly spent gift card */
            unspent?: boolean
            /** Reason to show to the buyer, also on the credit note */
            reason?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Order
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/credit': {
    /** List gift cards and store credit, the newest first; by the last characters of a code or by an email */
    get: {
      parameters: {
        path?: never
        query?: { kind?: 'gift_card' | 'customer'; q?: string; sort?: 'created' | '-created'; limit?: number; cursor?: string }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: CreditAccount[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/credit/{id}': {
    /** Get a gift card or store credit with its history */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: CreditAccountWithHistory
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/gift-cards': {
    /** Issue a gift card and send it by email; only the recipient sees its code */
    post: {
      parameters: { path?: never; query?: never; header: { 'Idempotency-Key': string } }
      requestBody: {
        content: {
          'application/json': {
            /** Value of the gift card */
            amount: number
            /** Email address of the recipient */
            recipientEmail: string
            /** Name of the recipient */
            recipientName?: string
            /** Message to the recipient */
            message?: string
            /** Design of the gift card */
            design?: 'ember' | 'night' | 'birthday' | 'thanks'
            /** Internal reason, for the records */
            note: string
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: CreditAccountWithHistory
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/credit/{id}/adjust': {
    /** Add to a balance, or take from it; never below zero */
    post: {
      parameters: { path: { id: string }; query?: never; header: { 'Idempotency-Key': string } }
      requestBody: {
        content: {
          'application/json': {
            /** Amount to add, or to subtract if negative */
            amount: number
            /** Internal reason, for the records */
            note: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: CreditAccountWithHistory
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/credit/{id}/disable': {
    /** Disable a gift card or store credit: it can't be spent, its balance stays; or enable it again */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Whether to disable the account. False enables it again */
            disabled: boolean
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: CreditAccountWithHistory
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/customers/{id}/credit': {
    /** Give store credit to a customer, with the reason */
    post: {
      parameters: { path: { id: string }; query?: never; header: { 'Idempotency-Key': string } }
      requestBody: {
        content: {
          'application/json': {
            /** Amount to add */
            amount: number
            /** Internal reason, for the records */
            note: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: CreditAccountWithHistory
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/customers/{id}/points': {
    /** List what changed the points of a customer, the newest first */
    get: {
      parameters: { path: { id: string }; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Points balance. Negative if points were taken back after they had been spent */
                balance: number
                /** Changes of the balance, newest first */
                entries: PointsEntry[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Add to the points of a customer, or take from them, with a reason that the customer sees; never below zero */
    post: {
      parameters: { path: { id: string }; query?: never; header: { 'Idempotency-Key': string } }
      requestBody: {
        content: {
          'application/json': {
            /** Number of points to add, or to take if negative */
            points: number
            /** Reason, shown to the customer */
            note: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Points balance after the adjustment */
                balance: number
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/public/plans': {
    /** List the plans that people may subscribe to, in the order of the shop; none in a shop without plans */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Available plans */
                plans: Plan[]
                /** Whether plans can be bought now */
                canSubscribe: boolean
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/plans': {
    /** List all plans in the order that people see, those too that are no longer offered, with how many have each */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Available plans */
                plans: StaffPlan[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Create a plan, after those there are */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Name of the plan in the shop's first language */
            name: string
            /** Names of the plan in other languages, by language */
            names: Record<string, string>
            /** Descriptions of the plan, by language */
            descriptions: Record<string, string>
            /** Price for a month; null if not sold by the month */
            monthPrice: number | null
            /** Price for a year; null if not sold by the year */
            yearPrice: number | null
            /** Discount on each price, in percent */
            memberPercent: number
            /** Whether standard shipping is free */
            freeShipping: boolean
            /** Multiplier of the points earned with an order */
            pointsFactor: number
            /** Days of the free trial, before anything is charged; 0 if there is none */
            trialDays?: number
            /** Whether new subscriptions to the plan are possible. Existing ones continue either way */
            offered: boolean
            /** Code of the plan, used by promotions. It never changes */
            planCode: string
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: StaffPlan
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/plans/{id}': {
    /** Save a plan. Who has it has the new benefits right away, and continues to pay what they pay. `version` is the one that was read: it is refused where someone has saved another since */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Version of the plan that was read */
            version: number
            /** Name of the plan in the shop's first language */
            name: string
            /** Names of the plan in other languages, by language */
            names: Record<string, string>
            /** Descriptions of the plan, by language */
            descriptions: Record<string, string>
            /** Price for a month; null if not sold by the month */
            monthPrice: number | null
            /** Price for a year; null if not sold by the year */
            yearPrice: number | null
            /** Discount on each price, in percent */
            memberPercent: number
            /** Whether standard shipping is free */
            freeShipping: boolean
            /** Multiplier of the points earned with an order */
            pointsFactor: number
            /** Days of the free trial, before anything is charged; 0 if there is none */
            trialDays?: number
            /** Whether new subscriptions to the plan are possible. Existing ones continue either way */
            offered: boolean
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: StaffPlan
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Delete a plan that nobody ever began to subscribe to; any other is no longer offered instead */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: 'Deleted plan'
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/plan-order': {
    /** Arrange the plans as people see them: the ids of all of them */
    put: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** IDs of all plans in the new order */
            ids: string[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Available plans */
                plans: StaffPlan[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/subscription/checkout': {
    /** Begin to subscribe to a plan, for one period or until cancelled; send the person to the URL. One that renews begins with the trial of the plan, once for each person */
    post: {
      parameters: { path?: never; query?: never; header: { 'Idempotency-Key': string } }
      requestBody: {
        content: {
          'application/json': {
            /** ID of the plan */
            planId: string
            /** Billing period */
            period?: 'month' | 'year'
            /** Whether the subscription renews until canceled. If false, it ends after one period */
            autoRenew: boolean
            /** Days of the free trial that the person was promised; another trial is refused. If left out, the trial that is available is given */
            trialDays?: number
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Address of the payment page to send the person to */
                url: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/subscription': {
    /** Get the customer's subscription: the one that runs, else the last one; null where there never was one */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Subscription | null
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Cancel the subscription at the end of its period; one that is not paid yet ends right away */
    delete: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Subscription
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/subscription/check': {
    /** Ask the payment provider how the subscription is: for who is back before the provider has told us */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Subscription | null
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/subscription/resume': {
    /** Let a cancelled subscription renew after all */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Subscription
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/subscription/change/preview': {
    /** Calculate what a change of plan costs now: what is left of the old period is taken off */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** ID of the plan */
            planId: string
            /** Billing period */
            period?: 'month' | 'year'
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Plan */
                plan: Plan
                /** Billing period */
                period: 'month' | 'year'
                /** Time for which the change was calculated. Send it with the change */
                at: string
                /** Unused value of the old plan */
                credit: number
                /** Amount due for the new plan before the credit */
                price: number
                /** Amount to charge now; 0 if the credit covers it */
                amountDue: number
                /** Credit left for future invoices */
                left: number
                /** Time of the next payment; null if there is none */
                nextCharge: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/subscription/change': {
    /** Change the plan now, for the amount that the preview told; refused where it is another by now, or the payment fails */
    post: {
      parameters: { path?: never; query?: never; header: { 'Idempotency-Key': string } }
      requestBody: {
        content: {
          'application/json': {
            /** ID of the plan */
            planId: string
            /** Billing period */
            period?: 'month' | 'year'
            /** Time from the preview, for which the change was calculated */
            at: string
            /** Amount to charge, as shown in the preview */
            amountDue: number
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Subscription
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/subscription/card': {
    /** Begin to give another card for the subscription; send the person to the URL. It is charged what is open, and every renewal */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Address of the page on which the customer enters a new card */
                url: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/subscription/charges': {
    /** List what was charged for the customer's subscriptions, the newest first */
    get: {
      parameters: { path?: never; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Charges */
                charges: SubscriptionCharge[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/subscriptions': {
    /** List subscriptions to plans, the newest first, narrowed by state, plan and person, or searched by words of their name and email */
    get: {
      parameters: {
        path?: never
        query?: {
          state?: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'ended'
          plan?: string
          customer?: string
          email?: string
          q?: string
          limit?: number
          cursor?: string
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Subscriptions */
                subscribers: Subscriber[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/subscriptions/figures': {
    /** Get how many subscriptions run, began and ended in the last 30 days, and what comes in each month */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Number of running subscriptions */
                running: number
                /** Number of running subscriptions whose last payment failed */
                pastDue: number
                /** Number of free trials, which no other figure counts */
                trialing: number
                /** Number of subscriptions begun in the last 30 days */
                started: number
                /** Number of subscriptions ended in the last 30 days */
                ended: number
                /** Share of the subscriptions running 30 days ago that have ended since, in percent; null if there were none */
                churnPercent: number | null
                /** Monthly revenue from subscriptions that renew. Yearly ones count a twelfth */
                monthlyRevenue: number
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/subscriptions/{id}': {
    /** Get a subscription with its newest charges */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: SubscriberWithCharges
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/subscriptions/{id}/cancel': {
    /** Cancel a subscription now, or at the end of its period; the customer gets an email. What was paid goes back by a refund of its charge */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Time of the cancellation: now or at the end of the period */
            when: 'now' | 'period_end'
            /** Internal reason, for the records */
            reason: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: SubscriberWithCharges
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/subscriptions/charges/{id}/refund': {
    /** Refund a charge of a subscription to the card: a part of what the card paid and isn't the customer's credit now, or all of that; the subscription continues */
    post: {
      parameters: { path: { id: string }; query?: never; header: { 'Idempotency-Key': string } }
      requestBody: {
        content: {
          'application/json': {
            /** Amount to refund. If left out, everything that remains */
            amount?: number
            /** Internal reason, for the records */
            reason: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: SubscriberWithCharges
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/order/review': {
    /** Review a product of a delivered order, once for each order and product */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** ID of the order */
            orderId: string
            /** ID of the product */
            productId: string
            /** Star rating, from 1 to 5 */
            rating: number
            /** Text */
            text?: string
            /** Photos uploaded by the author */
            image?: {
              /** Address: a path of this site or a full URL */
              url: string
              /** Alternative text of the picture */
              alt?: string
            }[]
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: Review
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Replace one's own review; what it said before is stored */
    put: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Unique ID (UUID) */
            id: string
            /** Star rating, from 1 to 5 */
            rating: number
            /** Text */
            text?: string
            /** Photos uploaded by the author */
            image?: {
              /** Address: a path of this site or a full URL */
              url: string
              /** Alternative text of the picture */
              alt?: string
            }[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Review
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/order/review/{id}': {
    /** Delete one's own review */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** List a product's reviews, sorted, filtered by stars or searched */
    get: {
      parameters: {
        path: { id: string }
        query?: {
          skip?: number
          cursor?: string
          limit?: number
          sort?: 'helpful' | 'newest' | 'highest' | 'lowest' | 'photos'
          rating?: number
          q?: string
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** ID of the product */
                productId: string
                /** Reviews */
                reviews: Review[]
                /** Total number of results */
                total: number
                /** Only reviews with this number of stars. In the response, the ratings of the product */
                rating: {
                  /** Average rating from 1 to 5; 0 if there are no ratings */
                  average: number
                  /** Number of items */
                  count: number
                  /** Number of ratings with 1, 2, 3, 4 and 5 stars, in that order */
                  histogram: number[]
                }
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/public/review-totals': {
    /** How many reviews there are of all products together, and their average, as of a few minutes ago */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Number of items */
                count: number
                /** Average rating from 1 to 5; 0 if there are no ratings */
                average: number
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/reviews': {
    /** List the customer's reviews, the newest first, and on the first page what waits for one */
    get: {
      parameters: { path?: never; query?: { cursor?: string; limit?: number }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Reviews */
                reviews: OwnReview[]
                /** Products from delivered orders that were not reviewed yet */
                waiting: WaitingReview[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/order/review/{id}/own': {
    /** Get the customer's part in a product's reviews: their own, what they may still review, what they found helpful */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Reviews */
                reviews: OwnReview[]
                /** Products from delivered orders that were not reviewed yet */
                waiting: WaitingReview[]
                /** IDs of the reviews that the caller found helpful */
                voted: string[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/reviews/{id}/vote': {
    /** Mark another's review as helpful; counts once */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Number of people who found the review helpful */
                helpful: number
                /** Whether the caller has voted for the review or answer */
                voted: boolean
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Take back that a review was helpful */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Number of people who found the review helpful */
                helpful: number
                /** Whether the caller has voted for the review or answer */
                voted: boolean
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/reviews/{id}/report': {
    /** Report a review to the shop; counts once for each person */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Reason for the report */
            reason: 'spam' | 'offensive' | 'wrong-product' | 'personal-data' | 'other'
            /** Note; may be empty */
            note?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/public/review-requests/unsubscribe': {
    /** Unsubscribe from emails that ask for reviews, with the token of the link in one */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Token from the link in the email */
            token: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/staff/reviews': {
    /** List reviews for moderation, the newest first: those reported, those removed with the reason */
    get: {
      parameters: { path?: never; query?: { state?: 'reported' | 'removed'; cursor?: string; limit?: number }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Reviews */
                reviews: StaffReview[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/staff/reviews/{id}/reply': {
    /** Write or change the shop's public reply; the reviewer gets an email with the first one */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Text */
            text: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Review
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Delete the shop's reply */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Review
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/staff/reviews/{id}/remove': {
    /** Hide a review. The reason is logged for good, and its author is told by email */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Reason for the removal */
            reason: 'spam' | 'offensive' | 'wrong-product' | 'personal-data' | 'illegal'
            /** Message to the author, sent with the reason */
            message?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Message to the author, sent with the reason */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/staff/reviews/{id}/dismiss-reports': {
    /** Leave a reported review as it is */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/products/{id}/add-question': {
    /** Ask a question about a product */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Text of the question */
            question: string
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/products/{id}/questions-answers': {
    /** List a product's questions, the newest first, each with its best answers */
    get: {
      parameters: { path: { id: string }; query?: { offset?: number; limit?: number; q?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Questions */
                questions: Question[]
                /** Total number of results */
                total: number
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/questions/{id}/answers': {
    /** List the answers to a question, the best first */
    get: {
      parameters: { path: { id: string }; query?: { offset?: number; limit?: number }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Answers, best first */
                answers: Answer[]
                /** Total number of results */
                total: number
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Answer a question; who asked gets an email */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Text of the answer */
            answer: string
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: Answer
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/products/{id}/own-questions': {
    /** Get the customer's part in a product's questions: ids of what they wrote and of the answers they voted for */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** IDs of the questions that the caller asked */
                questions: string[]
                /** IDs of the answers that the caller gave */
                answers: string[]
                /** IDs of the answers that the caller voted for */
                voted: string[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/questions/{id}': {
    /** Change one's own question, as long as nobody has answered it */
    patch: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Text of the question */
            question: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Delete one's own question with its answers */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/answers/{id}': {
    /** Change one's own answer */
    patch: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Text of the answer */
            answer: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Delete one's own answer */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/answers/{id}/vote': {
    /** Vote for another's answer; counts once */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Number of votes for the answer */
                votes: number
                /** Whether the caller has voted for the review or answer */
                voted: boolean
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Take a vote for an answer back */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Number of votes for the answer */
                votes: number
                /** Whether the caller has voted for the review or answer */
                voted: boolean
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/questions/{id}/report': {
    /** Report a question to the shop */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Reason for the report */
            reason: 'spam' | 'offensive' | 'wrong-product' | 'personal-data' | 'other'
            /** Note; may be empty */
            note?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/answers/{id}/report': {
    /** Report an answer to the shop */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Reason for the report */
            reason: 'spam' | 'offensive' | 'wrong-product' | 'personal-data' | 'other'
            /** Note; may be empty */
            note?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/staff/questions': {
    /** List questions for staff, the newest first: those without an answer, or those reported, or with a reported answer */
    get: {
      parameters: { path?: never; query?: { state?: 'unanswered' | 'reported'; cursor?: string; limit?: number }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Questions */
                questions: StaffQuestion[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/staff/questions/{id}/answers': {
    /** Answer as the shop: stands before the others; who asked gets an email */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Text of the answer */
            answer: string
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: Answer
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/staff/questions/{id}/remove': {
    /** Hide a question. The reason is logged for good, and its author is told by email */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Reason for the removal */
            reason: 'spam' | 'offensive' | 'wrong-product' | 'personal-data' | 'illegal'
            /** Message to the author, sent with the reason */
            message?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Message to the author, sent with the reason */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/staff/answers/{id}/remove': {
    /** Hide an answer. The reason is logged for good, and its author is told by email */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Reason for the removal */
            reason: 'spam' | 'offensive' | 'wrong-product' | 'personal-data' | 'illegal'
            /** Message to the author, sent with the reason */
            message?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Message to the author, sent with the reason */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/reviews': {
    /** List reviews by state, stars and photos, searched by words of their text */
    get: {
      parameters: {
        path?: never
        query?: {
          state?: 'visible' | 'unanswered' | 'reported' | 'hidden'
          stars?: string[]
          photos?: 'with'
          q?: string
          sort?: 'written' | '-written'
          limit?: number
          cursor?: string
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: ReviewRow[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/reviews/export': {
    /** Export the reviews that filters find as CSV */
    get: {
      parameters: {
        path?: never
        query?: {
          state?: 'visible' | 'unanswered' | 'reported' | 'hidden'
          stars?: string[]
          photos?: 'with'
          q?: string
          sort?: 'written' | '-written'
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: { content: { 'text/csv': Blob } }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/reviews/{id}': {
    /** Get a review, hidden or not, with what was reported about it and what it said before */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: StaffReview
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Delete a review for good, with its photos, votes and reports */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/reviews/{id}/restore': {
    /** Publish a hidden review again: it counts again, and its author is told */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/questions': {
    /** List questions by state, searched by words of their text */
    get: {
      parameters: {
        path?: never
        query?: {
          state?: 'visible' | 'unanswered' | 'reported' | 'hidden'
          q?: string
          sort?: 'asked' | '-asked'
          limit?: number
          cursor?: string
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: QuestionRow[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/questions/export': {
    /** Export the questions that filters find as CSV */
    get: {
      parameters: {
        path?: never
        query?: { state?: 'visible' | 'unanswered' | 'reported' | 'hidden'; q?: string; sort?: 'asked' | '-asked' }
        header?: never
      }
      requestBody?: never
      responses: {
        200: { content: { 'text/csv': Blob } }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/questions/{id}': {
    /** Get a question, hidden or not, with all its answers */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: DeskQuestion
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Delete a question for good, with its answers */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/questions/{id}/restore': {
    /** Publish a hidden question again, and tell its author */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/answers/{id}/restore': {
    /** Publish a hidden answer again, and tell its author */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/answers/{id}': {
    /** Delete an answer for good */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/questions/{id}/dismiss-reports': {
    /** Leave a reported question and its reported answers as they are */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/me': {
    /** Get what the caller may do in the back office; without permissions they are not staff */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Name of the staff member */
                name: string
                /** Role of the caller; `customer` if the caller isn't staff */
                role: string
                /** Permissions of the role */
                permissions: (
                  | 'orders:read'
                  | 'orders:ship'
                  | 'orders:refund'
                  | 'catalogue:write'
                  | 'stock:write'
                  | 'content:write'
                  | 'customers:read'
                  | 'reviews:moderate'
                  | 'community:moderate'
                  | 'settings:write'
                  | 'staff:write'
                  | 'orders:write'
                  | 'credit:write'
                  | 'prices:write'
                  | 'customers:write'
                  | 'shop:view-as'
                  | 'shop:merge-customers'
                  | 'records:verify'
                  | 'reports:read'
                  | 'exports:read'
                )[]
                /** Whether the current session was started with a second factor */
                secondFactor: boolean
                /** Whether the account has a second factor */
                hasSecondFactor: boolean
                /** Names of the staff members who can grant permissions */
                grantedBy: string[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/home': {
    /** Get what waits for the caller, and, for who may see reports, the sales of today against the same hours of the same weekday a week before; days are in UTC */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: AdminHome
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/customers': {
    /** List customers by when they came, searched by words of their name and email */
    get: {
      parameters: {
        path?: never
        query?: {
          from?: string
          to?: string
          segment?: string
          ordersMin?: number
          ordersMax?: number
          spentMin?: number
          spentMax?: number
          orderedWithin?: number
          notOrderedFor?: number
          signedUpWithin?: number
          signedUpBefore?: number
          tag?: string
          country?: string
          plan?: string
          acceptsMail?: boolean
          language?: 'en' | 'bn'
          boughtProduct?: string
          boughtCategory?: string
          q?: string
          sort?: 'since' | '-since'
          limit?: number
          cursor?: string
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: CustomerRow[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/customers/count': {
    /** Count the customers that filters find, to 10,000 */
    get: {
      parameters: {
        path?: never
        query?: {
          from?: string
          to?: string
          segment?: string
          ordersMin?: number
          ordersMax?: number
          spentMin?: number
          spentMax?: number
          orderedWithin?: number
          notOrderedFor?: number
          signedUpWithin?: number
          signedUpBefore?: number
          tag?: string
          country?: string
          plan?: string
          acceptsMail?: boolean
          language?: 'en' | 'bn'
          boughtProduct?: string
          boughtCategory?: string
          q?: string
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Number of items */
                count: number
                /** Whether there are more results than were counted */
                isMore: boolean
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/customers/export': {
    /** Export the customers that filters find as CSV: as the list shows them, with what imports need, or as Shopify has them; imports read both */
    get: {
      parameters: {
        path?: never
        query?: {
          from?: string
          to?: string
          segment?: string
          ordersMin?: number
          ordersMax?: number
          spentMin?: number
          spentMax?: number
          orderedWithin?: number
          notOrderedFor?: number
          signedUpWithin?: number
          signedUpBefore?: number
          tag?: string
          country?: string
          plan?: string
          acceptsMail?: boolean
          language?: 'en' | 'bn'
          boughtProduct?: string
          boughtCategory?: string
          q?: string
          sort?: 'since' | '-since'
          format?: 'list' | 'shopify'
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: { content: { 'text/csv': Blob } }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/customers/{id}': {
    /** Get a customer: what they ordered last, their points and posts, and where they are signed in */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Unique ID (UUID) */
                id: string
                /** Display name */
                name: string
                /** Email address; null if there is none */
                email: string | null
                /** Time at which the customer's account was created */
                since: string
                /** Number of orders placed by the customer */
                orders: number
                /** Total amount paid for all orders, minus refunds */
                spent: number
                /** Points balance of the customer */
                points: number
                /** Phone number in E.164 format; null if there is none. Spaces, dots, hyphens and parentheses are ignored */
                phone: string | null
                /** Role of the customer */
                role: string
                /** Handle of the profile, used in its address: letters, digits, underscores and single dots. Null if there is none */
                handle: string | null
                /** Number of posts written by the customer */
                posts: number
                /** Latest orders of the customer */
                lastOrders: {
                  /** Unique ID (UUID) */
                  id: string
                  /** Order number to show to people */
                  number: string
                  /** Time at which the order was placed */
                  placedAt: string
                  /** Total to pay */
                  totalCost: number
                  /** Currency of the payment; absent for the shop's currency */
                  currency?: string
                }[]
                /** Active sessions of the customer */
                sessions: {
                  /** Unique ID (UUID) */
                  id: string
                  /** Network of the client: a range of addresses, not the full IP address */
                  network: string
                  /** Time at which the session was last used */
                  usedAt: string
                }[]
                /** Number of reviews written by the customer */
                reviews: number
                /** Store credit of the customer; null if none was ever given */
                credit: {
                  /** Unique ID (UUID) */
                  id: string
                  /** Points balance. Negative if points were taken back after they had been spent */
                  balance: number
                } | null
                /** Tags that staff gave the customer */
                tags: string[]
                /** Account that this one was merged into; null if it was not merged */
                mergedInto: {
                  /** Unique ID (UUID) */
                  id: string
                  /** Display name */
                  name: string
                } | null
                /** Staff notes on the customer, newest first */
                notes: OrderNote[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/customers/{id}/merge': {
    /** Preview the merge of two accounts of one customer: what each has, and what prevents it */
    get: {
      parameters: { path: { id: string }; query: { from: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Account that remains */
                stays: MergeSide
                /** Account that is merged into the other */
                goes: MergeSide
                /** Data of the two accounts. Only kinds that at least one of them has */
                things: {
                  /** Kind of data */
                  thing:
                    | 'orders'
                    | 'points'
                    | 'credit'
                    | 'addresses'
                    | 'cart'
                    | 'savedLines'
                    | 'wishlists'
                    | 'stockAlerts'
                    | 'reviews'
                    | 'questions'
                    | 'posts'
                    | 'comments'
                    | 'reactions'
                    | 'records'
                    | 'stories'
                    | 'followers'
                    | 'following'
                    | 'clubs'
                    | 'notes'
                  /** Amount in the account that remains; credit in major units */
                  stays: number
                  /** Amount in the account that is merged; credit in major units */
                  goes: number
                }[]
                /** Reasons that prevent the merge; empty if there are none */
                obstacles: (
                  | 'STAFF'
                  | 'MERGED'
                  | 'DISABLED'
                  | 'BEING_ERASED'
                  | 'BOTH_PLANS'
                  | 'BLOCKED'
                  | 'SUSPENDED'
                  | 'OPEN_CASE'
                  | 'CLUB_BAN'
                  | 'CREDIT_DISABLED'
                )[]
                /** Text to type as confirmation: the email, phone or name of the account that is merged */
                confirm: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Merge another account into this one, for good: all that belongs to it comes here, and nobody can sign in to it afterwards */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** ID of the account to merge into this one */
            from: string
            /** Confirmation: the email, phone or name of the account that is merged, as given by the preview */
            confirm: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Time of the merge */
                mergedAt: string
                /** Number of rows that were moved, by table and column */
                moved: Record<string, number>
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/customers/{id}/doubles': {
    /** List customers who may be the same person: with the same phone, the same name at the same address, or nearly the same email; 20 at most */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Customers who may be the same person, newest first */
                customers: {
                  /** Unique ID (UUID) */
                  id: string
                  /** Display name */
                  name: string
                  /** Email address; null if there is none */
                  email: string | null
                  /** Time at which the account was created */
                  since: string
                  /** Orders, or their number if it is an integer */
                  orders: number
                  /** Total amount paid for all orders, minus refunds */
                  spent: number
                  /** Points balance */
                  points: number
                  /** Common property of both accounts: phone, name and address, or a nearly identical email */
                  same: 'phone' | 'address' | 'email'
                }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/doubles': {
    /** List pairs of customers who may be the same person, of the whole shop. They are looked for once a day; at most 10,000 are listed */
    get: {
      parameters: {
        path?: never
        query?: { same?: 'phone' | 'address' | 'email'; areDifferent?: boolean; sort?: 'found' | '-found'; limit?: number; cursor?: string }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: DoublePair[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/customers/{id}/doubles/{other}': {
    /** Mark two customers as different people, so that they are no longer listed as possible duplicates; or undo that */
    put: {
      parameters: { path: { id: string; other: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Whether staff marked the two accounts as different people */
            areDifferent: boolean
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Whether staff marked the two accounts as different people */
                areDifferent: boolean
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/merges': {
    /** List the accounts that were merged into yours, the last first */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Accounts that were merged into this one, most recent first */
                merges: Merge[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/customers/{id}/views': {
    /** Begin to view the shop as a customer, for 15 minutes; the token is read-only */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Reason for the view, which the customer can read */
            reason: string
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: {
                /** Unique ID (UUID) */
                id: string
                /** Token for read-only access as the customer */
                token: string
                /** Time at which the view expires */
                expiresAt: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/views/{id}': {
    /** End one's own view of the shop as a customer; doing so again changes nothing */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Time at which the view ended, or will end at the latest */
                endedAt: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/views': {
    /** List when staff looked at the shop as you see it, and why, the newest first */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Times at which staff viewed the shop as the customer, newest first */
                views: {
                  /** Reason for the view */
                  reason: string
                  /** Start time of the view */
                  beganAt: string
                  /** Time at which the view ended, or will end at the latest */
                  endedAt: string
                }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/segments': {
    /** List the segments (saved filters over customers), by name */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Segments: saved filters over customers */
                segments: Segment[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Create a segment */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Name of the segment; must be unique */
            name: string
            /** Conditions of the segment. Customers must meet all of them */
            filter: {
              /** Minimum number of orders, without canceled ones */
              ordersMin?: number
              /** Maximum number of orders, without canceled ones */
              ordersMax?: number
              /** Minimum amount paid, minus refunds */
              spentMin?: number
              /** Maximum amount paid, minus refunds */
              spentMax?: number
              /** Only customers who ordered within this number of past days */
              orderedWithin?: number
              /** Only customers who have ordered, but not within this number of past days */
              notOrderedFor?: number
              /** Only customers whose account was created within this number of past days */
              signedUpWithin?: number
              /** Only customers whose account is older than this number of days */
              signedUpBefore?: number
              /** Only customers with this staff tag */
              tag?: string
              /** Only customers whose last order was shipped to this country, ISO 3166 alpha-2 */
              country?: string
              /** Only customers who subscribe to the plan with this ID */
              plan?: string
              /** Whether the customer subscribed to news by email */
              acceptsMail?: boolean
              /** Only customers who receive messages in this language */
              language?: 'en' | 'bn'
              /** Only customers who ordered the product with this ID */
              boughtProduct?: string
              /** Only customers who ordered from the category with this ID or its descendants */
              boughtCategory?: string
            }
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: Segment
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/segments/{id}': {
    /** Get a segment */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Segment
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Change a segment; promotions for it follow right away */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Name of the segment; must be unique */
            name: string
            /** Conditions of the segment. Customers must meet all of them */
            filter: {
              /** Minimum number of orders, without canceled ones */
              ordersMin?: number
              /** Maximum number of orders, without canceled ones */
              ordersMax?: number
              /** Minimum amount paid, minus refunds */
              spentMin?: number
              /** Maximum amount paid, minus refunds */
              spentMax?: number
              /** Only customers who ordered within this number of past days */
              orderedWithin?: number
              /** Only customers who have ordered, but not within this number of past days */
              notOrderedFor?: number
              /** Only customers whose account was created within this number of past days */
              signedUpWithin?: number
              /** Only customers whose account is older than this number of days */
              signedUpBefore?: number
              /** Only customers with this staff tag */
              tag?: string
              /** Only customers whose last order was shipped to this country, ISO 3166 alpha-2 */
              country?: string
              /** Only customers who subscribe to the plan with this ID */
              plan?: string
              /** Whether the customer subscribed to news by email */
              acceptsMail?: boolean
              /** Only customers who receive messages in this language */
              language?: 'en' | 'bn'
              /** Only customers who ordered the product with this ID */
              boughtProduct?: string
              /** Only customers who ordered from the category with this ID or its descendants */
              boughtCategory?: string
            }
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Segment
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Delete a segment that no promotion is for */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/customers/{id}/notes': {
    /** Write a note about a customer for other staff */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Text of the note, for other staff */
            text: string
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: {
                /** Staff notes on the customer, newest first */
                notes: OrderNote[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/customers/{id}/tags': {
    /** Set the tags of a customer, in place of those they have */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Complete list of tags for the customer */
            tags: string[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Complete list of tags for the customer */
                tags: string[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/team': {
    /** Get the team, and the roles with their permissions */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** All roles */
                roles: Role[]
                /** Staff members */
                members: StaffMember[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/team/members': {
    /** Invite someone with a role, by their email; who has no account gets one, and an email to set the password */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Email address; null if there is none */
            email: string
            /** Name of the new staff member, used if they have no account yet */
            name?: string
            /** Role to give to the new staff member */
            role: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** All roles */
                roles: Role[]
                /** Staff members */
                members: StaffMember[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/team/members/{id}': {
    /** Give a member of staff another role; with `customer` they leave the team */
    patch: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** New role of the staff member; `customer` removes them from the staff */
            role: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** All roles */
                roles: Role[]
                /** Staff members */
                members: StaffMember[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/team/roles/{name}': {
    /** Create a role, or change what it may do */
    put: {
      parameters: { path: { name: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Permissions of the role */
            permissions: (
              | 'orders:read'
              | 'orders:ship'
              | 'orders:refund'
              | 'catalogue:write'
              | 'stock:write'
              | 'content:write'
              | 'customers:read'
              | 'reviews:moderate'
              | 'community:moderate'
              | 'settings:write'
              | 'staff:write'
              | 'orders:write'
              | 'credit:write'
              | 'prices:write'
              | 'customers:write'
              | 'shop:view-as'
              | 'shop:merge-customers'
              | 'records:verify'
              | 'reports:read'
              | 'exports:read'
            )[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** All roles */
                roles: Role[]
                /** Staff members */
                members: StaffMember[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Delete a role that nobody has */
    delete: {
      parameters: { path: { name: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** All roles */
                roles: Role[]
                /** Staff members */
                members: StaffMember[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/analytics': {
    /** Get the figures of some days and of as many days before; today is compared until the same time */
    get: {
      parameters: { path?: never; query: { from: string; to: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Analytics
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/analytics/export': {
    /** Export the figures of each day as CSV */
    get: {
      parameters: { path?: never; query: { from: string; to: string }; header?: never }
      requestBody?: never
      responses: {
        200: { content: { 'text/csv': Blob } }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/analytics/products/export': {
    /** Export what was sold of each product as CSV */
    get: {
      parameters: { path?: never; query: { from: string; to: string }; header?: never }
      requestBody?: never
      responses: {
        200: { content: { 'text/csv': Blob } }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/analytics/channels': {
    /** Get the orders and sales of some days by where they came from: each channel, and the 20 sources and campaigns with the most sales */
    get: {
      parameters: { path?: never; query: { from: string; to: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Channels, by sales in descending order */
                channels: {
                  /** Channel of the visits */
                  channel: 'direct' | 'search' | 'social' | 'email' | 'paid' | 'referral' | 'campaign'
                  /** Orders, or their number if it is an integer */
                  orders: number
                  /** Total value of the sales */
                  sales: number
                }[]
                /** Sources and campaigns with the most sales */
                sources: {
                  /** Channel of the visits */
                  channel: 'direct' | 'search' | 'social' | 'email' | 'paid' | 'referral' | 'campaign'
                  /** Orders, or their number if it is an integer */
                  orders: number
                  /** Total value of the sales */
                  sales: number
                  /** Source of the campaign, or host of the page that linked to the shop */
                  source: string
                  /** Name of the campaign; empty if there is none */
                  campaign: string
                }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/analytics/channels/export': {
    /** Export the orders and sales of some days by channel, source and campaign as CSV; the 10,000 with the most sales */
    get: {
      parameters: { path?: never; query: { from: string; to: string }; header?: never }
      requestBody?: never
      responses: {
        200: { content: { 'text/csv': Blob } }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/analytics/discounts': {
    /** Get what each promotion took off the orders of some days; the 50 that took off most */
    get: {
      parameters: { path?: never; query: { from: string; to: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: DiscountRow[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/analytics/discounts/export': {
    /** Export what each promotion took off as CSV; the 10,000 that took off most */
    get: {
      parameters: { path?: never; query: { from: string; to: string }; header?: never }
      requestBody?: never
      responses: {
        200: { content: { 'text/csv': Blob } }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/analytics/taxes': {
    /** Get the tax of the orders of some days by rate and place, and what was credited of it; the 50 with the most tax */
    get: {
      parameters: { path?: never; query: { from: string; to: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: TaxRow[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/analytics/taxes/export': {
    /** Export the tax by rate and place as CSV; the 10,000 rows with the most tax */
    get: {
      parameters: { path?: never; query: { from: string; to: string }; header?: never }
      requestBody?: never
      responses: {
        200: { content: { 'text/csv': Blob } }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/analytics/payments': {
    /** Get by what the orders of some days are paid, what of that is not here yet, and what went back */
    get: {
      parameters: { path?: never; query: { from: string; to: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: PaymentRow[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/analytics/payments/export': {
    /** Export by what orders are paid as CSV */
    get: {
      parameters: { path?: never; query: { from: string; to: string }; header?: never }
      requestBody?: never
      responses: {
        200: { content: { 'text/csv': Blob } }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/analytics/orders': {
    /** List the orders behind a line of a report, the newest first, each with its part; returns by when something came back */
    get: {
      parameters: {
        path?: never
        query: {
          from: string
          to: string
          of: 'discounts' | 'taxes' | 'payments' | 'returns'
          promotionId?: string
          method?: 'card' | 'cash' | 'points' | 'credit' | 'exchange'
          country?: string
          region?: string
          name?: string
          rate?: number
          limit?: number
          cursor?: string
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: ReportOrder[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/analytics/mail': {
    /** Ask for the figures of yesterday by email each morning, or no longer */
    put: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Whether the caller receives yesterday's figures by email each morning */
            isMailed: boolean
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Whether the caller receives yesterday's figures by email each morning */
                isMailed: boolean
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/jobs': {
    /** List background jobs: recurring, waiting or dead ones */
    get: {
      parameters: {
        path?: never
        query?: { state?: 'recurring' | 'waiting' | 'dead'; name?: string; sort?: 'due' | '-due'; limit?: number; cursor?: string }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: JobRow[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/jobs/counts': {
    /** Count the waiting and the dead jobs of each name; beyond the first 10,000 they are not counted */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Job names, each with its counts */
                names: {
                  /** Name of the job, which says what it does */
                  name: string
                  /** Number of waiting jobs */
                  waiting: number
                  /** Number of dead jobs */
                  dead: number
                }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/jobs/{id}/retry': {
    /** Run a job now: one that is dead, that waits for its next attempt, or that is due later */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Record<string, unknown>
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/jobs/{id}/cancel': {
    /** Cancel a waiting job; it can be run later. Recurring jobs can't be canceled */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Record<string, unknown>
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/webhooks': {
    /** List the webhook endpoints */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Webhooks */
                webhooks: Webhook[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Create a webhook endpoint; only this response has the secret that signs its deliveries */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Address to send events to; must use https */
            url: string
            /** Types of events sent to the webhook */
            events: (
              | 'order.placed'
              | 'order.paid'
              | 'order.shipped'
              | 'order.delivered'
              | 'order.cancelled'
              | 'order.refunded'
              | 'product.changed'
              | 'customer.created'
            )[]
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: {
                /** Webhook */
                webhook: Webhook
                /** Secret that signs each delivery: `Webhook-Signature: t=seconds,v1=…` is an HMAC-SHA256 of "seconds.body". Shown only once */
                secret: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/webhooks/{id}': {
    /** Change the events of a webhook endpoint, or switch it on or off */
    patch: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Address to send events to; must use https */
            url?: string
            /** Types of events sent to the webhook */
            events?: (
              | 'order.placed'
              | 'order.paid'
              | 'order.shipped'
              | 'order.delivered'
              | 'order.cancelled'
              | 'order.refunded'
              | 'product.changed'
              | 'customer.created'
            )[]
            /** Whether events are sent to the webhook */
            isEnabled?: boolean
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Webhook
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Delete a webhook endpoint with the log of its deliveries */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Record<string, unknown>
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/webhooks/{id}/rotate': {
    /** Rotate the secret of a webhook endpoint; for a day deliveries are signed with the old one, too */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Webhook */
                webhook: Webhook
                /** Secret that signs each delivery: `Webhook-Signature: t=seconds,v1=…` is an HMAC-SHA256 of "seconds.body". Shown only once */
                secret: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/webhooks/{id}/test': {
    /** Send an event named "test" to a webhook endpoint */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Record<string, unknown>
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/webhooks/{id}/deliveries': {
    /** List the deliveries to a webhook endpoint in the last month, the newest first */
    get: {
      parameters: { path: { id: string }; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: WebhookDelivery[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/webhooks/deliveries/{id}/replay': {
    /** Send a delivery again */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Record<string, unknown>
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/settings': {
    /** Get the settings that an owner can change, with their current values */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: ShopSettings
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Change settings; an empty value goes back to the default. Every process has them within a second */
    patch: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** New values by setting name. An empty value restores the default */
            values: Record<string, string>
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: ShopSettings
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/maintenance/pass': {
    /** Let this browser see the shop during maintenance: a cookie, good for twelve hours */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Record<string, unknown>
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/first-steps': {
    /** Get what a new shop still needs: no demo data, a name, products, shipping, payment, mail, a team */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Setup steps of a new shop, in the recommended order */
                steps: {
                  /** Name of the step */
                  name: 'demo' | 'name' | 'seller' | 'product' | 'shipping' | 'payment' | 'mail' | 'team'
                  /** Whether the step is done */
                  isDone: boolean
                  /** `true` if the step can no longer be done; absent otherwise */
                  isBlocked?: true
                }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/demo/remove': {
    /** Remove the demo data: its products, orders, people, clubs and posts. Refused where there are orders, products or customers of your own */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Record<string, unknown>
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/api-keys': {
    /** List the API keys, with which other programs make staff calls, the newest first; at most 100 */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** API keys */
                keys: ApiKey[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Create an API key; only this response has the key itself. It can do what its scopes allow, and never more than its creator */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Name of the API key, such as its purpose */
            name: string
            /** Scopes of the API key: what it can read, or read and write */
            scopes: (
              | 'orders:read'
              | 'orders:write'
              | 'catalogue:read'
              | 'catalogue:write'
              | 'stock:read'
              | 'stock:write'
              | 'prices:read'
              | 'prices:write'
              | 'content:read'
              | 'content:write'
              | 'customers:read'
              | 'customers:write'
              | 'reviews:read'
              | 'reviews:write'
              | 'community:read'
              | 'community:write'
              | 'reports:read'
              | 'reports:write'
              | 'exports:read'
              | 'exports:write'
            )[]
            /** Number of days until the API key expires; null if it never does */
            days: number | null
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: {
                /** API key without its secret */
                apiKey: ApiKey
                /** Secret API key, for `Authorization: Bearer`. Shown only once */
                key: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/api-keys/{id}': {
    /** Revoke an API key: it stops working right away */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Record<string, unknown>
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/audit': {
    /** List what staff changed: by whom, by which call, to what and when */
    get: {
      parameters: {
        path?: never
        query?: {
          actor?: string
          call?: string
          target?: string
          from?: string
          to?: string
          sort?: 'at' | '-at'
          limit?: number
          cursor?: string
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: AuditEntry[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/audit/export': {
    /** Export what staff changed as CSV */
    get: {
      parameters: {
        path?: never
        query?: { actor?: string; call?: string; target?: string; from?: string; to?: string; sort?: 'at' | '-at' }
        header?: never
      }
      requestBody?: never
      responses: {
        200: { content: { 'text/csv': Blob } }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/orders': {
    /** List orders by state, payment, shipping, tag and time, searched by number, name, email or SKU */
    get: {
      parameters: {
        path?: never
        query?: {
          order?: string[]
          payment?: string[]
          shipping?: string[]
          method?: 'Stripe' | 'Points' | 'COD' | 'Credit'
          channel?: 'direct' | 'search' | 'social' | 'email' | 'paid' | 'referral' | 'campaign'
          tag?: string
          waiting?: boolean
          ready?: boolean
          from?: string
          to?: string
          q?: string
          sort?: 'placed' | '-placed' | 'total' | '-total'
          limit?: number
          cursor?: string
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: OrderRow[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/orders/count': {
    /** Count the orders that filters find, and sum them up; beyond the first 10,000 it says so instead */
    get: {
      parameters: {
        path?: never
        query?: {
          order?: string[]
          payment?: string[]
          shipping?: string[]
          method?: 'Stripe' | 'Points' | 'COD' | 'Credit'
          channel?: 'direct' | 'search' | 'social' | 'email' | 'paid' | 'referral' | 'campaign'
          tag?: string
          waiting?: boolean
          ready?: boolean
          from?: string
          to?: string
          q?: string
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Number of items */
                count: number
                /** Total of the matching orders; absent if the caller can't see reports */
                sum?: number
                /** Whether there are more results than were counted */
                isMore: boolean
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/orders/export': {
    /** Export the orders that filters find as CSV: a line each as the list shows them, or Shopify's columns with a line for each item */
    get: {
      parameters: {
        path?: never
        query?: {
          order?: string[]
          payment?: string[]
          shipping?: string[]
          method?: 'Stripe' | 'Points' | 'COD' | 'Credit'
          channel?: 'direct' | 'search' | 'social' | 'email' | 'paid' | 'referral' | 'campaign'
          tag?: string
          waiting?: boolean
          ready?: boolean
          from?: string
          to?: string
          q?: string
          sort?: 'placed' | '-placed' | 'total' | '-total'
          format?: 'list' | 'shopify'
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: { content: { 'text/csv': Blob } }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/orders/{id}': {
    /** Get an order with its buyer, and what staff wrote about it */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: StaffOrder
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/orders/{id}/notes': {
    /** Write a note about an order for other staff */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Text of the note */
            text: string
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: {
                /** Staff notes on the order, newest first */
                notes: OrderNote[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/orders/{id}/tags': {
    /** Set the tags of an order, in place of those it has */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Tags of the order */
            tags: string[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Tags of the order */
                tags: string[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/orders/{id}/mail': {
    /** Send an email about an order once more: the confirmation, the link to pay what is owed, or what happened last */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Email to send again: the order confirmation, the payment link, or the latest update */
            mail?: 'confirmation' | 'payment' | 'news'
            /** Email address to send to. If left out, the buyer's */
            to?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: 'Mail sent'
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/orders/{id}/invoices': {
    /** List the invoice and the credit notes of an order; none before it's paid, nor once its buyer's account is erased */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Invoice, followed by credit notes */
                invoices: Invoice[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/orders/{id}/invoices/{number}': {
    /** Get an invoice or a credit note of an order as a PDF, the same that its buyer gets */
    get: {
      parameters: { path: { id: string; number: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: { content: { 'application/pdf': Blob } }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/order-drafts': {
    /** List the drafts of orders that were not placed yet, the one that was changed last first */
    get: {
      parameters: { path?: never; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: OrderDraftRow[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Save a new draft of an order; it holds no stock */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** ID of the customer's account */
            customerId?: string
            /** Email address; null if there is none */
            email?: string
            /** Lines of the draft */
            lines: {
              /** ID of the product */
              productId: string
              /** ID of the variant. Can be left out if the product has a single one */
              variantId: string
              /** Number of pieces */
              quantity: number
            }[]
            /** Shipping address; null if not given */
            shippingAddress?: AddressInput
            /** Code of the shipping method; null if there is none */
            shippingMethod?: string
            /** Amount of the discount */
            discount?: number
            /** Reason for the discount; required if there is one */
            reason?: string
            /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
            locale?: 'en' | 'bn'
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: OrderDraft
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/order-drafts/{id}': {
    /** Get the draft of an order */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: OrderDraft
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Save a draft of an order as it is now */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Version of the draft that was read */
            version: number
            /** ID of the customer's account */
            customerId?: string
            /** Email address; null if there is none */
            email?: string
            /** Lines of the draft */
            lines: {
              /** ID of the product */
              productId: string
              /** ID of the variant. Can be left out if the product has a single one */
              variantId: string
              /** Number of pieces */
              quantity: number
            }[]
            /** Shipping address; null if not given */
            shippingAddress?: AddressInput
            /** Code of the shipping method; null if there is none */
            shippingMethod?: string
            /** Amount of the discount */
            discount?: number
            /** Reason for the discount; required if there is one */
            reason?: string
            /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
            locale?: 'en' | 'bn'
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: OrderDraft
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Delete a draft of an order that was not placed */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: 'Draft deleted'
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/order-drafts/preview': {
    /** Calculate what an order for someone would cost, with a discount of staff */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Lines of the draft */
            lines: {
              /** ID of the product */
              productId: string
              /** ID of the variant. Can be left out if the product has a single one */
              variantId: string
              /** Number of pieces */
              quantity: number
            }[]
            /** Shipping address; null if not given */
            shippingAddress?: AddressInput
            /** Code of the shipping method; null if there is none */
            shippingMethod?: string
            /** Amount of the discount */
            discount?: number
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: OrderDraftPreview
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/order-drafts/{id}/place': {
    /** Place a draft as an order, once: to be paid by a link or on delivery, or paid already */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Version of the draft that was read */
            version: number
            /** Payment of the order: by card with a payment link, in cash on delivery, or already made in cash or by bank transfer */
            payment: 'link' | 'delivery' | 'cash' | 'bank'
            /** Number of days to wait for payment by link */
            days?: number
            /** Total of the order, as shown in the preview */
            totalCost: number
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: Order
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/orders/{id}/edit/preview': {
    /** Calculate what an order that is not packed would cost with other lines, another address or shipping method */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Complete list of lines after the edit */
            lines: {
              /** ID of the product */
              productId: string
              /** ID of the variant. Can be left out if the product has a single one */
              variantId: string
              /** Number of pieces */
              quantity: number
            }[]
            /** Shipping address; null if not given */
            shippingAddress?: AddressInput
            /** Code of the shipping method; null if there is none */
            shippingMethod?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: OrderEditPreview
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/orders/{id}/edit': {
    /** Change what an order that is not packed has; the difference goes back to the buyer, or they are sent a link to pay it */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Complete list of lines after the edit */
            lines: {
              /** ID of the product */
              productId: string
              /** ID of the variant. Can be left out if the product has a single one */
              variantId: string
              /** Number of pieces */
              quantity: number
            }[]
            /** Shipping address; null if not given */
            shippingAddress?: AddressInput
            /** Code of the shipping method; null if there is none */
            shippingMethod?: string
            /** Number of times the order was edited */
            edits: number
            /** Total of the order after the edit, as shown in the preview */
            totalCost: number
            /** Reason for the edit, shown to the buyer */
            reason?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: StaffOrder
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/orders/{id}/mark-paid': {
    /** Mark an order as paid whose money came by bank transfer or in cash; what a card still pays for it afterwards goes back */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Method by which the payment was received */
            payment: 'bank' | 'cash'
            /** Amount received, which must equal what is owed now */
            amount: number
            /** Note on the payment, for other staff */
            note?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Order
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/price-lists': {
    /** List the price lists by when they were made, narrowed, and searched by name */
    get: {
      parameters: {
        path?: never
        query?: { state?: 'planned' | 'running' | 'over'; q?: string; sort?: 'created' | '-created'; limit?: number; cursor?: string }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: PriceList[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Create a price list; its percentage, where it has one, is worked out */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Name of the price list, for staff only */
            name: string
            /** Start time of the price list. If left out or in the past, it starts now */
            startsAt?: string
            /** End time of the price list */
            endsAt: string
            /** IDs of the plans whose members get the prices; empty for everyone */
            planIds?: string[]
            /** Discount on the selection in percent; null if the list only has individually set prices */
            percent?: number | null
            /** IDs of the categories in the selection, including their descendants. Without any category, brand or product, the selection is everything */
            categoryIds?: string[]
            /** IDs of the brands in the selection */
            brandIds?: string[]
            /** IDs of the products in the selection */
            productIds?: string[]
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: PriceList
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/price-lists/{id}': {
    /** Get a price list */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: PriceList
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Change a price list that is not over, and work out its percentage anew; what it cost until now stays known */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Name of the price list, for staff only */
            name: string
            /** Start time of the price list. If left out or in the past, it starts now */
            startsAt?: string
            /** End time of the price list */
            endsAt: string
            /** IDs of the plans whose members get the prices; empty for everyone */
            planIds?: string[]
            /** Discount on the selection in percent; null if the list only has individually set prices */
            percent?: number | null
            /** IDs of the categories in the selection, including their descendants. Without any category, brand or product, the selection is everything */
            categoryIds?: string[]
            /** IDs of the brands in the selection */
            brandIds?: string[]
            /** IDs of the products in the selection */
            productIds?: string[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: PriceList
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Remove a price list; one that runs ends now */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Record<string, unknown>
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/price-lists/{id}/end': {
    /** End a price list now, or call it off before it starts */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: PriceList
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/price-lists/{id}/rows': {
    /** List the prices of a price list, a page at a time, searched by SKU or name */
    get: {
      parameters: { path: { id: string }; query?: { q?: string; limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: PriceListRow[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Set prices of a price list by SKU, or take them out with null; each row is answered by itself */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Prices by SKU */
            rows: {
              /** SKU (stock keeping unit) */
              sku: string
              /** Price in the list; null removes the variant's individual price */
              price: number | null
            }[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Result for each row, in the order of the request */
                results: {
                  /** SKU (stock keeping unit) from the request */
                  sku: string
                  /** Code of the error; null if the row was changed */
                  error: 'UNKNOWN_SKU' | 'TWICE' | 'TOO_LOW' | 'NOT_LOWER' | 'GIFT_CARD' | null
                }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/promotions': {
    /** List the promotions by when they were made, narrowed, and searched by name or code */
    get: {
      parameters: {
        path?: never
        query?: {
          trigger?: 'code' | 'automatic'
          active?: boolean
          q?: string
          sort?: 'created' | '-created'
          limit?: number
          cursor?: string
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: Promotion[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Create a promotion; one with a code may bring its first */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Name of the promotion, shown to buyers */
            name: string
            /** Whether the promotion needs a code or is applied automatically */
            trigger: 'code' | 'automatic'
            /** Whether the promotion is active */
            active?: boolean
            /** Start time; null if there is none and the promotion applies right away */
            startsAt?: string | null
            /** End time; null if the promotion never ends */
            endsAt?: string | null
            /** Priority. If several promotions apply, the highest is applied first */
            priority?: number
            /** Whether the promotion can be combined with others */
            combinable?: boolean
            /** Discount given by the promotion */
            effect:
              | {
                  /** Kind of discount */
                  kind: 'percent'
                  /** Discount in percent */
                  percent: number
                }
              | {
                  /** Kind of discount */
                  kind: 'fixed'
                  /** Amount to take off */
                  amount: number
                  /** Whether the amount is taken off once per order or off each piece */
                  each: 'order' | 'piece'
                }
              | {
                  /** Kind of discount */
                  kind: 'freeShipping'
                  /** Codes of the shipping methods */
                  methods?: string[]
                }
              | {
                  /** Kind of discount */
                  kind: 'buyGet'
                  /** Number of pieces to buy */
                  buy: number
                  /** Number of pieces that are then discounted */
                  get: number
                  /** Discount in percent */
                  percent: number
                  /** Maximum number of times the discount applies; null if unlimited */
                  timesMax: number | null
                }
              | {
                  /** Kind of discount */
                  kind: 'gift'
                  /** ID of the product */
                  productId: string
                  /** ID of the variant. Can be left out if the product has a single one */
                  variantId: string
                  /** Number of pieces */
                  quantity: number
                }
              | {
                  /** Kind of discount */
                  kind: 'tiers'
                  /** Measure of the tiers: amount or number of pieces */
                  by: 'amount' | 'quantity'
                  /** Tiers, of which the highest one reached applies */
                  tiers: {
                    /** Minimum amount or number of pieces for the tier */
                    from: number
                    /** Discount in percent */
                    percent: number
                  }[]
                }
            /** Products, categories and brands that the promotion applies to; everything if all are empty */
            scope?: {
              /** IDs of the products */
              products?: string[]
              /** IDs of the categories, including their descendants */
              categories?: string[]
              /** IDs of the brands */
              brands?: string[]
              /** Whether items with a deal price are excluded */
              exceptDeals?: boolean
            }
            /** Minimum subtotal of the items in scope; null for none */
            minSubtotal?: number | null
            /** Minimum number of pieces in scope; null for none */
            minQuantity?: number | null
            /** Whether the promotion only applies to a customer's first order. Guests are asked to sign in */
            firstOrder?: boolean
            /** Codes of the plans whose members can use the promotion; empty for anyone */
            plans?: string[]
            /** IDs of customer segments. The buyer must be in at least one; empty for anyone */
            segments?: string[]
            /** Maximum number of uses; null if unlimited */
            usesMax?: number | null
            /** Maximum number of uses per person; null if unlimited */
            usesPerPerson?: number | null
            /** First code of the promotion; null if it has none */
            firstCode?: string
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: Promotion
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/promotions/{id}': {
    /** Get a promotion */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Promotion
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Change a promotion; orders that were placed stay as they are */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Name of the promotion, shown to buyers */
            name: string
            /** Whether the promotion needs a code or is applied automatically */
            trigger: 'code' | 'automatic'
            /** Whether the promotion is active */
            active?: boolean
            /** Start time; null if there is none and the promotion applies right away */
            startsAt?: string | null
            /** End time; null if the promotion never ends */
            endsAt?: string | null
            /** Priority. If several promotions apply, the highest is applied first */
            priority?: number
            /** Whether the promotion can be combined with others */
            combinable?: boolean
            /** Discount given by the promotion */
            effect:
              | {
                  /** Kind of discount */
                  kind: 'percent'
                  /** Discount in percent */
                  percent: number
                }
              | {
                  /** Kind of discount */
                  kind: 'fixed'
                  /** Amount to take off */
                  amount: number
                  /** Whether the amount is taken off once per order or off each piece */
                  each: 'order' | 'piece'
                }
              | {
                  /** Kind of discount */
                  kind: 'freeShipping'
                  /** Codes of the shipping methods */
                  methods?: string[]
                }
              | {
                  /** Kind of discount */
                  kind: 'buyGet'
                  /** Number of pieces to buy */
                  buy: number
                  /** Number of pieces that are then discounted */
                  get: number
                  /** Discount in percent */
                  percent: number
                  /** Maximum number of times the discount applies; null if unlimited */
                  timesMax: number | null
                }
              | {
                  /** Kind of discount */
                  kind: 'gift'
                  /** ID of the product */
                  productId: string
                  /** ID of the variant. Can be left out if the product has a single one */
                  variantId: string
                  /** Number of pieces */
                  quantity: number
                }
              | {
                  /** Kind of discount */
                  kind: 'tiers'
                  /** Measure of the tiers: amount or number of pieces */
                  by: 'amount' | 'quantity'
                  /** Tiers, of which the highest one reached applies */
                  tiers: {
                    /** Minimum amount or number of pieces for the tier */
                    from: number
                    /** Discount in percent */
                    percent: number
                  }[]
                }
            /** Products, categories and brands that the promotion applies to; everything if all are empty */
            scope?: {
              /** IDs of the products */
              products?: string[]
              /** IDs of the categories, including their descendants */
              categories?: string[]
              /** IDs of the brands */
              brands?: string[]
              /** Whether items with a deal price are excluded */
              exceptDeals?: boolean
            }
            /** Minimum subtotal of the items in scope; null for none */
            minSubtotal?: number | null
            /** Minimum number of pieces in scope; null for none */
            minQuantity?: number | null
            /** Whether the promotion only applies to a customer's first order. Guests are asked to sign in */
            firstOrder?: boolean
            /** Codes of the plans whose members can use the promotion; empty for anyone */
            plans?: string[]
            /** IDs of customer segments. The buyer must be in at least one; empty for anyone */
            segments?: string[]
            /** Maximum number of uses; null if unlimited */
            usesMax?: number | null
            /** Maximum number of uses per person; null if unlimited */
            usesPerPerson?: number | null
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: Promotion
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Delete a promotion with its codes; one that an order was cheaper by can only be turned off */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: 'Deleted promotion'
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/promotions/{id}/codes': {
    /** List the codes of a promotion, a page at a time */
    get: {
      parameters: { path: { id: string }; query?: { limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Promotion codes */
                codes: PromotionCode[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Add a code of your own to a promotion, or many that are made up, each different */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: {
        content: {
          'application/json': {
            /** Custom code. If left out, codes are generated */
            ownCode?: string
            /** Number of codes to generate, if no custom code is given */
            count?: number
            /** Prefix of generated codes */
            prefix?: string
            /** Maximum number of uses; null if unlimited */
            usesMax?: number | null
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: {
                /** Number of codes created */
                created: number
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/promotions/{id}/codes.csv': {
    /** Get the codes of a promotion as a CSV file */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: { content: { 'text/csv': Blob } }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/promotions/preview': {
    /** See what a promotion, saved or not, would take off sample carts, alone and with all that apply by themselves */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Promotion */
            promotion: {
              /** Name of the promotion, shown to buyers */
              name: string
              /** Whether the promotion needs a code or is applied automatically */
              trigger: 'code' | 'automatic'
              /** Whether the promotion is active */
              active?: boolean
              /** Start time; null if there is none and the promotion applies right away */
              startsAt?: string | null
              /** End time; null if the promotion never ends */
              endsAt?: string | null
              /** Priority. If several promotions apply, the highest is applied first */
              priority?: number
              /** Whether the promotion can be combined with others */
              combinable?: boolean
              /** Discount given by the promotion */
              effect:
                | {
                    /** Kind of discount */
                    kind: 'percent'
                    /** Discount in percent */
                    percent: number
                  }
                | {
                    /** Kind of discount */
                    kind: 'fixed'
                    /** Amount to take off */
                    amount: number
                    /** Whether the amount is taken off once per order or off each piece */
                    each: 'order' | 'piece'
                  }
                | {
                    /** Kind of discount */
                    kind: 'freeShipping'
                    /** Codes of the shipping methods */
                    methods?: string[]
                  }
                | {
                    /** Kind of discount */
                    kind: 'buyGet'
                    /** Number of pieces to buy */
                    buy: number
                    /** Number of pieces that are then discounted */
                    get: number
                    /** Discount in percent */
                    percent: number
                    /** Maximum number of times the discount applies; null if unlimited */
                    timesMax: number | null
                  }
                | {
                    /** Kind of discount */
                    kind: 'gift'
                    /** ID of the product */
                    productId: string
                    /** ID of the variant. Can be left out if the product has a single one */
                    variantId: string
                    /** Number of pieces */
                    quantity: number
                  }
                | {
                    /** Kind of discount */
                    kind: 'tiers'
                    /** Measure of the tiers: amount or number of pieces */
                    by: 'amount' | 'quantity'
                    /** Tiers, of which the highest one reached applies */
                    tiers: {
                      /** Minimum amount or number of pieces for the tier */
                      from: number
                      /** Discount in percent */
                      percent: number
                    }[]
                  }
              /** Products, categories and brands that the promotion applies to; everything if all are empty */
              scope?: {
                /** IDs of the products */
                products?: string[]
                /** IDs of the categories, including their descendants */
                categories?: string[]
                /** IDs of the brands */
                brands?: string[]
                /** Whether items with a deal price are excluded */
                exceptDeals?: boolean
              }
              /** Minimum subtotal of the items in scope; null for none */
              minSubtotal?: number | null
              /** Minimum number of pieces in scope; null for none */
              minQuantity?: number | null
              /** Whether the promotion only applies to a customer's first order. Guests are asked to sign in */
              firstOrder?: boolean
              /** Codes of the plans whose members can use the promotion; empty for anyone */
              plans?: string[]
              /** IDs of customer segments. The buyer must be in at least one; empty for anyone */
              segments?: string[]
              /** Maximum number of uses; null if unlimited */
              usesMax?: number | null
              /** Maximum number of uses per person; null if unlimited */
              usesPerPerson?: number | null
            }
            /** Sample carts; in the response, with the resulting discounts */
            carts: {
              /** ID of the product */
              productId: string
              /** ID of the variant. Can be left out if the product has a single one */
              variantId?: string
              /** Number of pieces */
              quantity: number
            }[][]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Sample carts; in the response, with the resulting discounts */
                carts: {
                  /** Total of the lines */
                  productCost: number
                  /** Amount of the discount */
                  discount: number
                  /** Shipping cost */
                  shippingCost: number
                  /** Total to pay */
                  totalCost: number
                  /** Reason; null if there is none */
                  reason:
                    | 'UNKNOWN'
                    | 'NOT_STARTED'
                    | 'EXPIRED'
                    | 'USED_UP'
                    | 'USED_BY_YOU'
                    | 'SIGN_IN'
                    | 'NOT_FIRST_ORDER'
                    | 'NOT_FOR_YOUR_PLAN'
                    | 'NOT_FOR_YOU'
                    | 'NO_MATCHING_ITEMS'
                    | 'MIN_SUBTOTAL'
                    | 'MIN_QUANTITY'
                    | 'NOTHING_LEFT'
                    | 'GIFT_IS_OUT_OF_STOCK'
                    | 'NOT_COMBINABLE'
                    | null
                  /** Discounts by promotion. The rest of the discount comes from the buyer's plan */
                  adjustments: Adjustment[]
                }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/currencies': {
    /** Get the currencies that the shop takes beside its own, in the order they're shown in */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: CurrencySettings
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Save the currencies, for orders from now on. `version` is the one that was read: it is refused where someone has saved others since */
    put: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Version number, which increases with each change */
            version: number
            /** Currencies besides the shop's own, in display order */
            currencies: {
              /** Currency code, ISO 4217 */
              code: string
              /** Exchange rate: units of this currency per unit of the shop's currency, as an exact decimal */
              rate: string
              /** Rounding of converted prices: to the minor unit, to .99, to .95, or to whole units */
              rounding: '95' | '99' | 'minor' | 'whole'
              /** Whether the currency is offered */
              active: boolean
            }[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: CurrencySettings
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/shipping-zones': {
    /** List all shipping zones with their methods, and the countries that the shop ships to */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Shipping zones */
                zones: ShippingZone[]
                /** Country codes of the countries that the shop ships to */
                countries: string[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Create a shipping zone; no two zones may have the same area */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Name, for staff only */
            name: string
            /** Countries, or parts of countries, in the zone. If empty, the zone covers everything that no other zone does */
            areas: {
              /** Country code, ISO 3166 alpha-2 */
              country: string
              /** Codes of states or provinces. With `postcodes` as well, the area is everything in either */
              regions?: string[]
              /** Prefixes of postal codes */
              postcodes?: string[]
            }[]
            /** Shipping methods of the zone, in display order */
            methods: {
              /** Code of the shipping method, used by orders and promotions. Several zones can use the same code */
              code: string
              /** Name shown to buyers, by language */
              names: {
                /** English name */
                en: string
                /** Bengali name. If left out, the English name is used */
                bn?: string
              }
              /** Whether the shipping method is offered */
              active?: boolean
              /** Basis of the price: the value of the products, or their weight */
              by?: 'value' | 'weight'
              /** Price tiers, of which the highest one reached applies. The first begins at 0 */
              priceTiers: {
                /** Minimum value of the products, or minimum weight in grams, for the tier */
                from: number
                /** Price of the tier */
                price: number
              }[]
              /** Maximum value of the products, or maximum weight in grams, for which the method is offered; null if unlimited */
              upTo?: number | null
              /** Value of the products from which the method is free; null if there is no such threshold */
              freeFrom?: number | null
              /** Whether the method is free for members whose plan includes free shipping */
              freeForMembers?: boolean
              /** Minimum number of business days until delivery */
              daysMin: number
              /** Maximum number of business days until delivery */
              daysMax: number
              /** Time of day (HH:MM) after which orders count for the next business day; null if every order counts for its own day */
              cutOff?: string | null
            }[]
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: ShippingZone
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/shipping-zones/{id}': {
    /** Save a shipping zone. `version` is the one that was read: it is refused where someone has saved another one since */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Version number, which increases with each change */
            version: number
            /** Name, for staff only */
            name: string
            /** Countries, or parts of countries, in the zone. If empty, the zone covers everything that no other zone does */
            areas: {
              /** Country code, ISO 3166 alpha-2 */
              country: string
              /** Codes of states or provinces. With `postcodes` as well, the area is everything in either */
              regions?: string[]
              /** Prefixes of postal codes */
              postcodes?: string[]
            }[]
            /** Shipping methods of the zone, in display order */
            methods: {
              /** Code of the shipping method, used by orders and promotions. Several zones can use the same code */
              code: string
              /** Name shown to buyers, by language */
              names: {
                /** English name */
                en: string
                /** Bengali name. If left out, the English name is used */
                bn?: string
              }
              /** Whether the shipping method is offered */
              active?: boolean
              /** Basis of the price: the value of the products, or their weight */
              by?: 'value' | 'weight'
              /** Price tiers, of which the highest one reached applies. The first begins at 0 */
              priceTiers: {
                /** Minimum value of the products, or minimum weight in grams, for the tier */
                from: number
                /** Price of the tier */
                price: number
              }[]
              /** Maximum value of the products, or maximum weight in grams, for which the method is offered; null if unlimited */
              upTo?: number | null
              /** Value of the products from which the method is free; null if there is no such threshold */
              freeFrom?: number | null
              /** Whether the method is free for members whose plan includes free shipping */
              freeForMembers?: boolean
              /** Minimum number of business days until delivery */
              daysMin: number
              /** Maximum number of business days until delivery */
              daysMax: number
              /** Time of day (HH:MM) after which orders count for the next business day; null if every order counts for its own day */
              cutOff?: string | null
            }[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: ShippingZone
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Delete a shipping zone; its places belong to the zone of everywhere else, where there is one */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Record<string, unknown>
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/shipping-zones/preview': {
    /** See what it would cost to send a cart to a place now, and when it would arrive */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Products, or lines of an order */
            products: {
              /** ID of the product */
              productId: string
              /** ID of the variant. Can be left out if the product has a single one */
              variantId?: string
              /** Number of pieces */
              quantity: number
            }[]
            /** Shipping destination, for an estimate before the full address is known */
            destination: {
              /** Country code, ISO 3166 alpha-2. If left out, the shop's country */
              country: string
              /** Code of the state or province; empty if unknown */
              region?: string
              /** Postal code; empty if unknown */
              postCode?: string
            }
            /** Whether the buyer's plan includes free shipping */
            isMember?: boolean
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Shipping zone of the destination; null if there is none */
                zone: {
                  /** Unique ID (UUID) */
                  id: string
                  /** Name, for staff only */
                  name: string
                } | null
                /** Total of the lines */
                productCost: number
                /** Weight in grams. Products of unknown weight count as 0 */
                weight: number
                /** Shipping methods of the zone */
                methods: {
                  /** Code of the shipping method, used by orders and promotions. Several zones can use the same code */
                  code: string
                  /** Display name */
                  name: string
                  /** Price of the shipping method; null if it isn't offered for this cart */
                  price: number | null
                  /** Earliest expected day of delivery */
                  deliveryFrom: string
                  /** Latest expected day of delivery */
                  deliveryTo: string
                }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/tax': {
    /** Get what is taxed where, and the countries that the shop ships to */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Tax settings */
                settings: TaxSettings
                /** Country codes of the countries that the shop ships to */
                countries: string[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Save what is taxed where, for orders from now on. `version` is the one that was read: it is refused where someone has saved another since */
    put: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Version number, which increases with each change */
            version: number
            /** Whether prices include tax. If false, tax is added at checkout */
            inclusive: boolean
            /** Tax classes: groups of products with the same rates */
            classes: {
              /** Code of the tax class, used by products */
              code: string
              /** Name, for staff only */
              name: string
            }[]
            /** Tax zones: the taxes of each place */
            zones: {
              /** Country code, ISO 3166 alpha-2. If left out, the shop's country */
              country: string
              /** Code of the state or province; empty for the rest of the country */
              region?: string
              /** Name of the tax in the zone, shown to buyers */
              name: string
              /** Tax rates by tax class */
              rates: {
                /** Code of the tax class */
                taxClass: string
                /** Tax rate in percent, with up to three decimals */
                percent: number
              }[]
              /** Code of the tax class whose rate applies to shipping; null if shipping isn't taxed */
              shippingClass?: string | null
            }[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: TaxSettings
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/tax-classes': {
    /** List the tax classes that products can have */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Tax classes: groups of products with the same rates */
                classes: {
                  /** Code of the tax class, used by products */
                  code: string
                  /** Name, for staff only */
                  name: string
                }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/translations/products': {
    /** List products with their texts in a language beside the original: all, or those without any */
    get: {
      parameters: { path?: never; query: { locale: 'en' | 'bn'; missing?: 'yes'; cursor?: string; limit?: number }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Products, or lines of an order */
                products: ProductTranslation[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/translations/products/{id}': {
    /** Save the texts of a product in a language */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
            locale: 'en' | 'bn'
            /** Name */
            name: string
            /** Short description */
            shortDescription: string
            /** Long description */
            fullDescription: string
            /** Title of the page in search results. If empty, the name of the product */
            metaTitle: string
            /** Description of the page in search results. If empty, the short description */
            metaDescription: string
            /** Search keywords */
            keywords?: string[]
            /** Alternative texts of the pictures, by picture address. An empty text falls back to the original */
            alts?: {
              /** Address: a path of this site or a full URL */
              url: string
              /** Alternative text of the picture */
              alt: string
            }[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: ProductTranslation
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/translations/export': {
    /** Export the texts of products, categories and options, and the names of promotions and plans, in a language beside the original, as a file that can be translated and imported; `state=open` those that are missing or outdated */
    get: {
      parameters: { path?: never; query: { locale: 'en' | 'bn'; state?: 'all' | 'open' }; header?: never }
      requestBody?: never
      responses: {
        200: { content: { 'text/csv': Blob } }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/translations/terms': {
    /** List the names of categories, and of options, details and their values, in a language beside the original */
    get: {
      parameters: { path?: never; query: { locale: 'en' | 'bn' }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Categories. Lists include those of a product only with `fields=full` */
                categories: CategoryTranslation[]
                /** Names and values of options and attributes */
                options: OptionTranslation[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/translations/categories/{slug}': {
    /** Save a category's name and description in a language */
    put: {
      parameters: { path: { slug: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
            locale: 'en' | 'bn'
            /** Name */
            name: string
            /** Description */
            description: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/translations/options': {
    /** Save what the name or a value of an option or detail is called in a language */
    put: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
            locale: 'en' | 'bn'
            /** Name or value of an option or attribute */
            term: string
            /** Term in the requested language; empty if it isn't translated */
            translatedTerm: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/translations/names': {
    /** List the names of plans, and of promotions that are on or will be, in a language beside the original */
    get: {
      parameters: { path?: never; query: { locale: 'en' | 'bn' }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Names of plans and promotions */
                names: NameInLanguage[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Save what a promotion or plan is called in a language; empty: as in the original */
    put: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
            locale: 'en' | 'bn'
            /** Kind of the named resource */
            kind: 'promotion' | 'plan'
            /** ID of the promotion or plan */
            id: string
            /** Name in the requested language; empty if it isn't translated */
            translatedName: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/mails': {
    /** List the messages of the last 90 days, by state; a full address finds what was sent to it, for who may read customers */
    get: {
      parameters: {
        path?: never
        query?: {
          state?: 'pending' | 'sending' | 'sent' | 'kept' | 'dead' | 'unclear'
          q?: string
          sort?: 'at' | '-at'
          limit?: number
          cursor?: string
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: MailRow[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/mails/{id}/send': {
    /** Send a message again that wasn't sent, while its text is stored: for a day */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/mails/{id}/settle': {
    /** Mark a message as sent of which it is unclear whether it was */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/media': {
    /** List pictures with where they are used, searched by words of what they show */
    get: {
      parameters: {
        path?: never
        query?: { source?: 'uploaded' | 'studio'; q?: string; sort?: 'added' | '-added'; limit?: number; cursor?: string }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: MediaRow[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Add a picture that was uploaded for `blog` to the library: it's the shop's from then on */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Address of the picture */
            url: string
            /** Alternative text of the picture */
            alt?: string
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: MediaRow
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Delete a picture of the library that nothing uses; where something does, the refusal says what */
    delete: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Address of the picture */
            url: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/media/alt': {
    /** Describe what a picture shows, for where it is used next */
    put: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Address of the picture */
            url: string
            /** Alternative text of the picture */
            alt: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/texts': {
    /** List pages and articles, from files and from what staff saved, by kind, language and state */
    get: {
      parameters: {
        path?: never
        query?: {
          kind?: 'page' | 'article'
          locale?: 'en' | 'bn'
          state?: 'live' | 'scheduled' | 'draft' | 'hidden'
          q?: string
          sort?: 'changed' | '-changed' | 'title' | '-title'
          limit?: number
          cursor?: string
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: TextRow[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/texts/{kind}/{locale}/{name}': {
    /** Get a page or an article to be edited: its draft, or what is shown */
    get: {
      parameters: { path: { kind: 'page' | 'article'; locale: 'en' | 'bn'; name: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: StaffText
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Save a page or an article as a draft, publish it, or schedule that; `version` is the one that was read */
    put: {
      parameters: { path: { kind: 'page' | 'article'; locale: 'en' | 'bn'; name: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Version number, which increases with each change */
            version: number
            /** Content of the page or article */
            document: TextDocument
            /** Action for the text: save as a draft, publish now, or schedule for later */
            as: 'draft' | 'live' | 'scheduled'
            /** Time of publication; required if the text is scheduled */
            publishAt?: string
            /** New name of the text in its address */
            newName?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: StaffText
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Reset a page or an article: its file is shown again, or nothing where it has none; its versions stay */
    delete: {
      parameters: { path: { kind: 'page' | 'article'; locale: 'en' | 'bn'; name: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/texts/{kind}/{locale}/{name}/hidden': {
    /** Hide a page or an article, or show it again */
    put: {
      parameters: { path: { kind: 'page' | 'article'; locale: 'en' | 'bn'; name: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Whether to hide the text from the shop */
            isHidden: boolean
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: StaffText
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/texts/{kind}/{locale}/{name}/versions': {
    /** List the last versions of a page or an article, the newest first */
    get: {
      parameters: { path: { kind: 'page' | 'article'; locale: 'en' | 'bn'; name: string }; query?: { limit?: number }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Versions, newest first */
                versions: TextVersion[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/texts/preview': {
    /** Render Markdown as the shop shows it */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Kind of text: a page, or an article of the blog */
            kind: 'page' | 'article'
            /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
            locale: 'en' | 'bn'
            /** Text in Markdown */
            body: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Text as sanitized HTML */
                html: string
                /** Estimated reading time in minutes */
                readingMinutes: number
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/public/front': {
    /** Get the sections of the front page as staff arranged them; null: as it comes with the shop */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Sections of the front page, in order; null for the default that comes with the shop */
                sections: ShownSection[] | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/public/size-guides': {
    /** Find the size guide for products of a brand in these categories: the one that says most about them; null where there is none */
    get: {
      parameters: { path?: never; query?: { brand?: string; categories?: string[] }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Name of the size guide in its address; null if there is none */
                name: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/public/size-guides/{name}': {
    /** Get a size guide: a table, and how to measure */
    get: {
      parameters: { path: { name: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: SizeGuide
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/site/{kind}': {
    /** List what was saved of a kind: mails, menus, banners, the front page, size guides */
    get: {
      parameters: { path: { kind: 'mail' | 'menu' | 'banners' | 'front' | 'size-guide' }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Saved parts of this kind */
                parts: SitePart[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/site/{kind}/{name}': {
    /** Get a part of the site to be edited; without a document, what comes with the shop is shown */
    get: {
      parameters: { path: { kind: 'mail' | 'menu' | 'banners' | 'front' | 'size-guide'; name: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: SitePart
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Save a part of the site; every process shows it within a second. `version` is the one that was read */
    put: {
      parameters: { path: { kind: 'mail' | 'menu' | 'banners' | 'front' | 'size-guide'; name: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Version number, which increases with each change */
            version: number
            /** New content of the part */
            document: MailDocument | MenuDocument | BannersDocument | FrontDocument | SizeGuideDocument
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: SitePart
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Reset a part of the site to what comes with the shop; its versions stay */
    delete: {
      parameters: { path: { kind: 'mail' | 'menu' | 'banners' | 'front' | 'size-guide'; name: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: SitePart
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/site/{kind}/{name}/versions': {
    /** List the last versions of a part of the site, the newest first; one without a document went back to what comes with the shop */
    get: {
      parameters: {
        path: { kind: 'mail' | 'menu' | 'banners' | 'front' | 'size-guide'; name: string }
        query?: { limit?: number }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Versions, newest first */
                versions: SitePartVersion[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/mail-templates': {
    /** List the mails that the shop sends, with how much of each was changed in a language */
    get: {
      parameters: { path?: never; query: { locale: 'en' | 'bn' }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Email templates */
                templates: MailTemplate[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/mail-templates/{name}': {
    /** Get the sentences of a mail in a language, with the variables that each may have */
    get: {
      parameters: { path: { name: string }; query: { locale: 'en' | 'bn' }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Name of the email template */
                name: string
                /** Topic of the email */
                area: 'orders' | 'payment' | 'returns' | 'account' | 'membership' | 'community' | 'team' | 'words'
                /** Default subject of the email */
                subject: string
                /** Number of texts changed by staff in this language */
                changed: number
                /** Default texts of the email, by key */
                texts: MailText[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/mail-templates/{name}/preview': {
    /** Show a mail with these sentences and sample data, as HTML and as plain text */
    post: {
      parameters: { path: { name: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
            locale: 'en' | 'bn'
            /** Texts changed by staff, by key */
            texts: Record<string, string>
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Subject of the email */
                subject: string
                /** Preview text, which mail apps show next to the subject */
                preheader: string
                /** Text as sanitized HTML */
                html: string
                /** Email as plain text */
                plain: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/mail-templates/{name}/test': {
    /** Send a mail with these sentences and sample data to the email of who calls */
    post: {
      parameters: { path: { name: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Language. For a customer, null for the shop's first language; for a text, absent if it is in the shop's first language */
            locale: 'en' | 'bn'
            /** Texts changed by staff, by key */
            texts: Record<string, string>
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/public/waitlist': {
    /** Whether the shop has opened, and when it does */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Whether the shop is open. Otherwise its first page is the waitlist */
                isOpen: boolean
                /** Time at which the shop opens; null if it is open or no date is set */
                publishAt: string | null
                /** Whether the catalog is visible */
                showsProducts: boolean
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/public/subscribe': {
    /** Join the waitlist; an email asks to confirm it */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Email address; null if there is none */
            email: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Result: `confirm` if a confirmation email was sent, `known` if the address is already on the list, `unsubscribed` if it left before and an email asks whether to return */
                state: 'confirm' | 'known' | 'unsubscribed' | 'subscribed'
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/public/subscribe/confirm': {
    /** Confirm the address on the waitlist with the token of the email */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Token, usually from a link */
            token: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Result; always `subscribed` */
                state: 'confirm' | 'known' | 'unsubscribed' | 'subscribed'
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/public/unsubscribe': {
    /** Leave the waitlist with the token of an email; doing so again changes nothing */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Token, usually from a link */
            token: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Result; always `unsubscribed` */
                state: 'confirm' | 'known' | 'unsubscribed' | 'subscribed'
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/public/newsletter': {
    /** Sign up for the newsletter; an email asks to confirm it. The answer is the same for an address that is subscribed already */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Email address; null if there is none */
            email: string
            /** Place where the address was entered */
            source: 'footer' | 'page' | 'sign-up' | 'checkout' | 'settings'
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Always `confirm`, whether the address is subscribed already or not */
                state: 'confirm' | 'subscribed' | 'unsubscribed'
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/public/newsletter/confirm': {
    /** Confirm a newsletter subscription with the token of the email */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Token, usually from a link */
            token: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** State of the subscription */
                state: 'confirm' | 'subscribed' | 'unsubscribed'
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/public/newsletter/unsubscribe': {
    /** End all emails with news and offers with the token of one; doing so again changes nothing */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Token, usually from a link */
            token: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** State of the subscription */
                state: 'confirm' | 'subscribed' | 'unsubscribed'
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/newsletter': {
    /** Get whether the customer's email gets news and offers */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: NewsletterSubscription
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Agree to emails with news and offers, or end them, for the email of the account, which was proven */
    put: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Whether the address gets emails with news and offers */
            isSubscribed: boolean
            /** Place where the choice was made */
            source: 'footer' | 'page' | 'sign-up' | 'checkout' | 'settings'
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: NewsletterSubscription
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/newsletter/issues': {
    /** List the issues of the newsletter, the newest first */
    get: {
      parameters: { path?: never; query?: { sort?: 'created' | '-created'; limit?: number; cursor?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: NewsletterIssueRow[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Create an issue as a draft; its text is Markdown */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Subject of the email */
            subject: string
            /** Text in Markdown */
            body: string
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              data: NewsletterIssue
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/newsletter/issues/{id}': {
    /** Get an issue */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: NewsletterIssue
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Save a draft */
    put: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Subject of the email */
            subject: string
            /** Text in Markdown */
            body: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: NewsletterIssue
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Delete a draft */
    delete: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Record<string, unknown>
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/newsletter/preview': {
    /** Show an issue as the email it will be, as HTML and as plain text */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Subject of the email */
            subject: string
            /** Text in Markdown */
            body: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Text as sanitized HTML */
                html: string
                /** Email as plain text */
                plain: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/newsletter/test': {
    /** Send an issue to the email of who calls, and nobody else */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Subject of the email */
            subject: string
            /** Text in Markdown */
            body: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Confirmation message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/newsletter/issues/{id}/send': {
    /** Send a draft to all subscribers, now or at a time; each gets it once */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Time at which to send it; null for now */
            at: string | null
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: NewsletterIssue
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/newsletter/issues/{id}/cancel': {
    /** Stop sending an issue. One that nobody got yet is a draft again */
    post: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: NewsletterIssue
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        409: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/newsletter/subscribers': {
    /** List who signed up for the newsletter, the newest first; `q` is a part of an email */
    get: {
      parameters: {
        path?: never
        query?: {
          state?: 'subscribed' | 'unconfirmed' | 'unsubscribed'
          q?: string
          sort?: 'created' | '-created'
          limit?: number
          cursor?: string
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Rows of this page */
                rows: NewsletterSubscriber[]
                /** `cursor` of the next page; null on the last page */
                nextCursor: string | null
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/admin/newsletter/subscribers/export': {
    /** Export who signed up for the newsletter as CSV, with when and where they agreed */
    get: {
      parameters: {
        path?: never
        query?: { state?: 'subscribed' | 'unconfirmed' | 'unsubscribed'; q?: string; sort?: 'created' | '-created' }
        header?: never
      }
      requestBody?: never
      responses: {
        200: { content: { 'text/csv': Blob } }
        400: { content: { 'application/json': Error } }
        401: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/public/contact': {
    /** Get what a form sends along: it proves that the form was opened, and makes sending twice send once */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Token from `openContactForm`. A form submitted twice with the same token arrives only once */
                formToken: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
    /** Write to the shop; a mail says that it arrived */
    post: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody: {
        content: {
          'application/json': {
            /** Display name */
            name: string
            /** Email address; null if there is none */
            email: string
            /** Topic of the message */
            topic: 'order' | 'return' | 'fault' | 'product' | 'account' | 'membership' | 'privacy' | 'other'
            /** Text of the message */
            message: string
            /** Number of the related order; null if there is none */
            orderNumber?: string
            /** Token from `openContactForm`. A form submitted twice with the same token arrives only once */
            formToken?: string
            /** Token of a picture attached to the contact form of the page */
            attachmentToken?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Text of the message */
                message: string
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/public/pages/{name}': {
    /** Get a page of the shop by its name, such as `return-policy` */
    get: {
      parameters: { path: { name: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: ContentPage
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/public/faq': {
    /** Get the frequently asked questions: all, or those that a search finds */
    get: {
      parameters: { path?: never; query?: { q?: string }; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Faq
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/blogs': {
    /** List articles, the shop's own and those of the external blog, newest first; `filter=month` lists those of one month */
    get: {
      parameters: {
        path?: never
        query?: {
          offset?: number
          limit?: number
          category?: 'general' | 'lifestyle' | 'technology' | 'sports' | 'entertainment'
          filter?: 'month'
          month?: string
        }
        header?: never
      }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: {
                /** Articles, newest first */
                blogs: BlogSummary[]
                /** Total number of results */
                total: number
                /** Months with articles in this category, each with its number of articles */
                months: {
                  /** Month in UTC, as `YYYY-MM` */
                  month: string
                  /** Number of items */
                  count: number
                }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/user/blogs/{id}': {
    /** Get an article by its id or slug */
    get: {
      parameters: { path: { id: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Blog
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/blog-posts': {
    /** List the posts of the external blog; none where it fails */
    get: {
      parameters: { path?: never; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: BlogSummary[]
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
  '/blog-posts/{slug}': {
    /** Get a post of the external blog by its slug */
    get: {
      parameters: { path: { slug: string }; query?: never; header?: never }
      requestBody?: never
      responses: {
        200: {
          content: {
            'application/json': {
              data: Blog
            }
          }
        }
        400: { content: { 'application/json': Error } }
        403: { content: { 'application/json': Error } }
        404: { content: { 'application/json': Error } }
        413: { content: { 'application/json': Error } }
        415: { content: { 'application/json': Error } }
        422: { content: { 'application/json': Error } }
        429: { content: { 'application/json': Error } }
        500: { content: { 'application/json': Error } }
        503: { content: { 'application/json': Error } }
      }
    }
  }
}
