import type about from './en/about.json'
import type blog from './en/blog.json'
import type cart from './en/cart.json'
import type challengeForms from './en/challenge-forms.json'
import type challenges from './en/challenges.json'
import type checkout from './en/checkout.json'
import type credit from './en/credit.json'
import type clubForms from './en/club-forms.json'
import type clubs from './en/clubs.json'
import type promoCodes from './en/promo-codes.json'
import type collections from './en/collections.json'
import type compare from './en/compare.json'
import type composer from './en/composer.json'
import type common from './en/common.json'
import type community from './en/community.json'
import type contact from './en/contact.json'
import type content from './en/content.json'
import type costs from './en/costs.json'
import type downloads from './en/downloads.json'
import type errors from './en/errors.json'
import type feedSettings from './en/feed-settings.json'
import type forgotPassword from './en/forgot-password.json'
import type gift from './en/gift.json'
import type giftCards from './en/gift-cards.json'
import type groupForms from './en/group-forms.json'
import type invites from './en/invites.json'
import type groups from './en/groups.json'
import type market from './en/market.json'
import type landing from './en/landing.json'
import type signIn from './en/sign-in.json'
import type manageAddress from './en/manage-address.json'
import type media from './en/media.json'
import type messages from './en/messages.json'
import type myAccount from './en/my-account.json'
import type noScript from './en/no-script.json'
import type notify from './en/notify.json'
import type notificationSettings from './en/notification-settings.json'
import type order from './en/order.json'
import type people from './en/people.json'
import type polls from './en/polls.json'
import type posts from './en/posts.json'
import type productDetails from './en/product-details.json'
import type signUp from './en/sign-up.json'
import type repeatDeliveries from './en/repeat-deliveries.json'
import type reportContent from './en/report-content.json'
import type returns from './en/returns.json'
import type reviewForm from './en/review-form.json'
import type reviewList from './en/review-list.json'
import type reviews from './en/reviews.json'
import type search from './en/search.json'
import type plans from './en/plans.json'
import type sizes from './en/sizes.json'
import type stories from './en/stories.json'
import type paymentSuccess from './en/payment-success.json'
import type ui from './en/ui.json'
import type together from './en/together.json'
import type training from './en/training.json'
import type viewAs from './en/view-as.json'
import type sendTo from './en/send-to.json'
import type quickAdd from './en/quick-add.json'
import type wishlist from './en/wishlist.json'

/** The text groups and their keys, read from the English files: a misspelt key does not compile. */
export interface TextGroups {
  /** On every page; of the errors, those shown when nothing else can be loaded, or by a page's first view. */
  common: typeof common
  /** Why a call was refused. Loaded with the first refusal. */
  errors: typeof errors
  /** Loaded with the first product that is compared, and with its page. */
  compare: typeof compare
  market: typeof market
  about: typeof about
  landing: typeof landing
  contact: typeof contact
  blog: typeof blog
  /** The frame of the public pages, and the texts around their content. */
  content: typeof content
  costs: typeof costs
  clubs: typeof clubs
  /** Parts of the community on pages of the shop. */
  community: typeof community
  /** Loaded with the first story that is opened or shared, and with the archive. */
  sizes: typeof sizes
  stories: typeof stories
  /** For founding and managing a club. */
  'club-forms': typeof clubForms
  challenges: typeof challenges
  /** Loaded with the form of a challenge. */
  'challenge-forms': typeof challengeForms
  /** Codes of promotions: loaded with their field. */
  'promo-codes': typeof promoCodes
  collections: typeof collections
  'product-details': typeof productDetails
  /** The reviews and questions that a product page shows before any interaction. */
  reviews: typeof reviews
  /** The rest of the reviews, loaded near the viewport. */
  'review-list': typeof reviewList
  'review-form': typeof reviewForm
  /** Profiles, records, followers. */
  people: typeof people
  /** The training log. */
  training: typeof training
  plans: typeof plans
  cart: typeof cart
  /** Texts of forms that work without script: only the server loads them, no page does. */
  'no-script': typeof noScript
  'quick-add': typeof quickAdd
  'send-to': typeof sendTo
  wishlist: typeof wishlist
  /** For tabs in which staff view the shop as a customer. */
  'view-as': typeof viewAs
  checkout: typeof checkout
  /** Gift cards and store credit: on their own pages; the checkout loads it later. */
  credit: typeof credit
  'gift-cards': typeof giftCards
  /** Groups of members. */
  groups: typeof groups
  /** Rarely opened parts of them: creating one, its members, invite links. */
  'group-forms': typeof groupForms
  invites: typeof invites
  search: typeof search
  'payment-success': typeof paymentSuccess
  order: typeof order
  /** Downloads: on orders and on their own page. */
  downloads: typeof downloads
  /** Returns and withdrawals, on their own pages. */
  returns: typeof returns
  'sign-in': typeof signIn
  'sign-up': typeof signUp
  'repeat-deliveries': typeof repeatDeliveries
  'forgot-password': typeof forgotPassword
  /** Loaded by the picture picker itself. */
  media: typeof media
  messages: typeof messages
  /** Loaded with the first poll that is shown. */
  polls: typeof polls
  posts: typeof posts
  /** Followed hashtags and muted words, on their own page. */
  'feed-settings': typeof feedSettings
  /** Loaded when someone is about to write a post. */
  composer: typeof composer
  /** Loaded with the field of the checkout that makes an order a gift. */
  gift: typeof gift
  /** Loaded when they are opened, and with the page that ends digests. */
  'notification-settings': typeof notificationSettings
  /** Loaded with the dialog to report something, and with the page of moderators' decisions. */
  'report-content': typeof reportContent
  'my-account': typeof myAccount
  /** Loaded with the dialog that asks for an email once something is back in stock. */
  notify: typeof notify
  /** Loaded with what is often bought together. */
  together: typeof together
  'manage-address': typeof manageAddress
  /** The texts of the less common parts of web/ui: only pages that use such a part name the group. */
  ui: typeof ui
}
