import { adminNotes } from './field-notes/admin.ts'
import { analyticsNotes } from './field-notes/analytics.ts'
import { bundleNotes } from './field-notes/bundles.ts'
import { catalogueNotes } from './field-notes/catalogue.ts'
import { challengeNotes } from './field-notes/challenges.ts'
import { clubNotes } from './field-notes/clubs.ts'
import { communityNotes } from './field-notes/community.ts'
import { contentNotes } from './field-notes/content.ts'
import { staffCustomerNotes } from './field-notes/staff-customers.ts'
import { reviewModerationNotes } from './field-notes/review-moderation.ts'
import { staffRecordNotes } from './field-notes/staff-records.ts'
import { downloadNotes } from './field-notes/downloads.ts'
import type { FieldNote } from './field-notes/field-note.ts'
import { giftCardNotes } from './field-notes/gift-cards.ts'
import { groupNotes } from './field-notes/groups.ts'
import { giftNotes } from './field-notes/gifts.ts'
import { importNotes } from './field-notes/imports.ts'
import { messageNotes } from './field-notes/messages.ts'
import { newsletterArchiveNotes } from './field-notes/newsletter-archive.ts'
import { orderNotes } from './field-notes/orders.ts'
import { staffOrderNotes } from './field-notes/staff-orders.ts'
import { peopleNotes } from './field-notes/people.ts'
import { pointNotes } from './field-notes/points.ts'
import { pollNotes } from './field-notes/polls.ts'
import { productEditorNotes } from './field-notes/product-editor.ts'
import { planNotes } from './field-notes/plans.ts'
import { priceListNotes } from './field-notes/price-lists.ts'
import { promotionNotes } from './field-notes/promotions.ts'
import { repeatDeliveryNotes } from './field-notes/repeat-deliveries.ts'
import { scheduledPostNotes } from './field-notes/scheduled-posts.ts'
import { shippingNotes } from './field-notes/shipping.ts'
import { siteNotes } from './field-notes/site.ts'
import { trainingNotes } from './field-notes/training.ts'
import { otherNotes } from './field-notes/reviews-and-lists.ts'

/** The notes of each file. Each name may be in only one file: a second note would replace the first for all fields of that name. */
export const noteFiles: readonly Record<string, FieldNote>[] = [
  peopleNotes,
  catalogueNotes,
  bundleNotes,
  newsletterArchiveNotes,
  orderNotes,
  pointNotes,
  staffOrderNotes,
  giftCardNotes,
  giftNotes,
  downloadNotes,
  productEditorNotes,
  importNotes,
  planNotes,
  priceListNotes,
  promotionNotes,
  pollNotes,
  repeatDeliveryNotes,
  scheduledPostNotes,
  shippingNotes,
  otherNotes,
  analyticsNotes,
  communityNotes,
  messageNotes,
  groupNotes,
  contentNotes,
  siteNotes,
  challengeNotes,
  clubNotes,
  trainingNotes,
  adminNotes,
  reviewModerationNotes,
  staffRecordNotes,
  staffCustomerNotes,
]

/**
 * The meaning of every field and parameter, for the API document. A name that means the same everywhere has one note; otherwise notes are
 * keyed by `parent.name`: the field or the named schema that contains it, or the id of the call. A schema's own description (`.describe()`)
 * takes precedence.
 */
export const fieldNotes: Record<string, FieldNote> = Object.assign({}, ...noteFiles)

/** Descriptions of the API document's tags. */
export const tagNotes: Record<string, string> = {
  'Repeat deliveries': 'Products that a customer has ordered again at an interval, paid with a saved card',
  'Repeat deliveries (staff)': 'The repeat deliveries of all customers, and which products offer them',
  'Site (staff)': 'Menus, banners, the front page, size guides and mail texts',
  'Mail templates (staff)': 'The texts of the mails that the shop sends',
  Shop: 'The public settings of the shop',
  Rails: 'Rows of products that are computed, such as bestsellers: what is pinned to them and excluded. For staff',
  Deals: 'Temporary prices of single products. For staff',
  'Products (staff)': 'Editing products, categories and brands',
  'Imports (staff)': 'Import and export of products, stock, prices, customers, discount codes and redirects',
  'Redirects (staff)': 'Redirects of old paths',
  'Stock (staff)': 'Stock levels and stock movements',
  Catalogue: 'Products, categories and brands',
  'Flagged records': 'Records that were flagged as implausible. For staff',
  Notifications: "A member's notifications and their settings",
  Search: 'Search and suggestions, their settings, and a report of what visitors search for',
  Accounts: 'Sign-up, sign-in, passwords and sessions',
  Customers: "A customer's profile and addresses",
  Payments: "Card payments on the payment provider's page",
  Plans: 'Subscriptions to plans, with member prices',
  'Price lists': 'Temporary prices of many products, for everyone or for members. For staff',
  Promotions: 'Discounts, automatic or by code. For staff',
  'Currencies (staff)': 'Other currencies that the shop accepts, and their rates',
  'Tax (staff)': 'Tax rates by place and tax class',
  'Shipping (staff)': 'Shipping zones, methods and their rates',
  'Plans (staff)': 'Subscribers, their charges and refunds',
  Points: 'Points that customers earn and spend',
  Returns: 'Returns, exchanges and withdrawals from the contract',
  'Returns (staff)': 'Approving, receiving and settling returns',
  'Refunds (staff)': 'Refunds that the payment provider refused, and paying them another way',
  'Gift cards and store credit': "A customer's gift cards and store credit",
  'Gift cards and store credit (staff)': 'Issuing, adjusting and disabling gift cards and store credit',
  'Back office': 'Staff, their roles and permissions',
  Webhooks: 'Endpoints of other systems that receive events. For staff',
  'API keys': 'Keys that let other programs make staff calls',
  Settings: 'Settings of the shop, for its owner',
  'Orders (staff)': 'Reading, editing, shipping and refunding orders',
  People: 'Profiles, following, blocking and records',
  Moderation: 'Reports, decisions and appeals',
  Challenges: 'Challenges of clubs and of the shop',
  'Challenges (staff)': 'Creating, changing and canceling challenges',
  Clubs: 'Clubs, their members, events and rankings',
  'Clubs (staff)': 'All clubs, taken down and restored by moderators',
  Stories: 'Pictures that last a day, their viewers and the archive',
  Groups: 'Groups of members who write to each other, invitations and invite links, and the inbox with all conversations and groups',
  Messages: 'Conversations between two members, requests of strangers, and settings',
  Training: "A member's training log: workouts, exercises and routines. Private",
  Posts: 'Posts, comments and reactions, and the newsfeed',
  Privacy: 'Export and erasure of an account',
  'Social sign-in': 'Sign-in with Google, Facebook or Apple',
  'Second factor': 'Two-step verification with an authenticator app',
  Passkeys: 'Sign-in with passkeys (WebAuthn)',
  Media: 'Picture uploads',
  Cart: "A customer's cart, and prices for a visitor's cart",
  Wishlist: 'Saved products in several lists, which may be shared by a link',
  Compare: 'Up to three products side by side',
  'Recently viewed': 'The products that a customer viewed last',
  'Stock alerts': 'A mail when a variant is back in stock',
  Orders: 'Checkout, orders and invoices',
  Reviews: 'Product reviews by buyers',
  'Mail log (staff)': 'Sent mails and whether they were delivered',
  'Media library (staff)': 'Pictures for pages and articles, and where each is used',
  'Translations (staff)': "Translations of the catalogue into the shop's other languages",
  'Texts (staff)': 'Editing pages and articles',
  Questions: 'Questions about products and their answers',
  'Reviews and questions (staff)': 'Moderating reviews, questions and answers',
  Contact: 'Messages to the shop',
  Waitlist: 'Sign-up for a mail when the shop opens',
  Newsletter: 'Consent to emails with news and offers',
  'Newsletter (staff)': 'Issues of the newsletter and their subscribers',
  Content: 'Pages of text, such as the terms, and frequently asked questions',
  Blog: "Articles of the shop's journal and of another blog",
}
