import { adminNotes } from './field-notes/admin.ts'
import { analyticsNotes } from './field-notes/analytics.ts'
import { catalogueNotes } from './field-notes/catalogue.ts'
import { clubNotes } from './field-notes/clubs.ts'
import { communityNotes } from './field-notes/community.ts'
import { contentNotes } from './field-notes/content.ts'
import { customerDeskNotes } from './field-notes/customers-desk.ts'
import { deskNotes } from './field-notes/desks.ts'
import { recordsDeskNotes } from './field-notes/records-desk.ts'
import type { FieldNote } from './field-notes/field-note.ts'
import { giftCardNotes } from './field-notes/gift-cards.ts'
import { importNotes } from './field-notes/imports.ts'
import { orderNotes } from './field-notes/orders.ts'
import { orderDeskNotes } from './field-notes/order-desk.ts'
import { peopleNotes } from './field-notes/people.ts'
import { productEditorNotes } from './field-notes/product-editor.ts'
import { planNotes } from './field-notes/plans.ts'
import { priceListNotes } from './field-notes/price-lists.ts'
import { promotionNotes } from './field-notes/promotions.ts'
import { shippingNotes } from './field-notes/shipping.ts'
import { siteNotes } from './field-notes/site.ts'
import { otherNotes } from './field-notes/reviews-and-lists.ts'

/** The notes of each file. A name stands in one of them: in a second it would take the place of the first, for all fields that are called so. */
export const noteFiles: readonly Record<string, FieldNote>[] = [
  peopleNotes,
  catalogueNotes,
  orderNotes,
  orderDeskNotes,
  giftCardNotes,
  productEditorNotes,
  importNotes,
  planNotes,
  priceListNotes,
  promotionNotes,
  shippingNotes,
  otherNotes,
  analyticsNotes,
  communityNotes,
  contentNotes,
  siteNotes,
  clubNotes,
  adminNotes,
  deskNotes,
  recordsDeskNotes,
  customerDeskNotes,
]

/**
 * The meaning of every field and parameter, for the API document. A name means the same wherever it stands, so it's said once, by name;
 * where it doesn't, by `parent.name`: the field or the named schema it stands in, or the id of the call. What a schema says of itself (`.describe()`) goes first.
 */
export const fieldNotes: Record<string, FieldNote> = Object.assign({}, ...noteFiles)

/** What the tags of the calls stand for. */
export const tagNotes: Record<string, string> = {
  'Site (staff)': 'Menus, banners, the front page, size guides and the sentences of mails',
  'Mail templates (staff)': 'The sentences of the mails that the shop sends',
  Shop: "The shop's settings that everyone may know",
  Rails: 'What is shown in rows of products. For staff',
  Deals: 'Prices that products have for a time. For staff',
  'Products (staff)': 'Products, categories and brands as staff write them',
  'Imports (staff)': 'Files of products, stock, prices, customers, discount codes and redirects, in and out',
  'Redirects (staff)': 'Where old paths lead',
  'Stock (staff)': 'What is there of each variant, and what came and went',
  Catalogue: 'Products, categories and brands',
  'Flagged records': 'Lifts that seemed impossible when they were logged. For staff',
  Notifications: 'What happened to a member',
  Search: 'Search, suggestions, and what visitors search for',
  Accounts: 'Sign-up, sign-in, passwords and sessions',
  Customers: 'The profile and the addresses of the signed-in customer',
  Payments: 'Card payments, on the page of the payment provider',
  Plans: 'Memberships that people subscribe to',
  'Price lists': 'Lower prices for a time, for everyone or for members. For staff',
  Promotions: 'What takes something off an order, with a code or by itself. For staff',
  'Currencies (staff)': 'The currencies that a shop takes beside its own',
  'Tax (staff)': 'What is taxed where',
  'Shipping (staff)': 'Where parcels go, how, and what that costs',
  'Plans (staff)': 'Who is a member, and what staff do about it',
  Points: 'The points that customers earn and spend',
  Returns: 'What goes back of an order: returns, and withdrawals from the contract',
  'Returns (staff)': 'What staff do with returns',
  'Refunds (staff)': 'Refunds that a provider refused, and how staff pay them in another way',
  'Gift cards and store credit': 'Balances of gift cards and of customers, which pay for orders',
  'Gift cards and store credit (staff)': 'Issuing, adjusting and disabling gift cards and store credit',
  'Back office': 'Who works in the back office, and what they may do',
  Webhooks: 'Other systems that are told what happens. For staff',
  'API keys': 'Keys with which other programs make staff calls',
  Settings: 'What the owner of the shop sets. For staff',
  'Orders (staff)': 'What staff do with orders',
  People: 'Profiles, following, blocking, and what members lifted',
  Moderation: 'Reports, and what moderators decide',
  Clubs: 'Clubs, their members, events and rankings',
  Stories: 'Pictures for a day, who has seen them, and what becomes of them',
  Posts: 'Posts, comments and reactions, and the newsfeed',
  Privacy: 'The export and the deletion of an account',
  'Social sign-in': 'Sign-in with Google, Facebook or Apple',
  'Second factor': 'Two-step verification with an authenticator app',
  Passkeys: 'Sign-in with passkeys (WebAuthn)',
  Media: 'Pictures that people upload',
  Cart: "The cart of a customer, and the price of a visitor's lines",
  Wishlist: 'What customers save, in several lists; a list may be shared by a link',
  Compare: 'A few products side by side',
  'Recently viewed': 'What a customer looked at last',
  'Stock alerts': 'A mail when something is back in stock',
  Orders: 'The checkout and orders',
  Reviews: 'Reviews of products that were bought here',
  'Mail log (staff)': 'What the shop sent to whom, and whether it got there',
  'Media library (staff)': 'Pictures for pages and articles, and where each is used',
  'Translations (staff)': "The catalogue in other languages than the shop's first",
  'Texts (staff)': 'Pages and articles as staff write them',
  Questions: 'Questions about products and their answers',
  'Reviews and questions (staff)': 'What customers said in public, and what staff do about it',
  Contact: 'Messages to the shop',
  Waitlist: 'Who wants to know when the shop opens',
  Content: 'Pages of text, such as the terms, and answers to common questions',
  Blog: "Articles: the shop's own, and those of another blog",
}
