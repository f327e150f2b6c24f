import type { BoundEndpoint } from './http/bind.ts'
import type { PasswordHasher } from './modules/auth/passwords/hasher.ts'
import type { Caches, Services } from './shop-services.ts'
import type { Config } from './config.ts'
import { backOfficeRoutes } from './back-office.ts'
import { communityOf, communityRoutes } from './community.ts'
import { translationLocale } from './http/locale.ts'
import { countingVisits } from './modules/analytics/visits.ts'
import { authRoutes } from './modules/auth/routes.ts'
import { blogRoutes } from './modules/blog/routes.ts'
import { cartRoutes } from './modules/cart/routes.ts'
import { labelsOf } from './modules/catalogue/labels.ts'
import { catalogueRoutes } from './modules/catalogue/routes.ts'
import { compareRoutes } from './modules/compare/routes.ts'
import { contactRoutes } from './modules/contact/routes.ts'
import { downloadRoutes } from './modules/downloads/routes.ts'
import { customerRoutes } from './modules/customers/routes.ts'
import { importRoutes } from './modules/imports/routes.ts'
import { redirectRoutes } from './modules/redirects/routes.ts'
import { finishingUploads } from './modules/media/finish.ts'
import { mediaRoutes } from './modules/media/routes.ts'
import { memberPrices } from './modules/orders/lines/member-lists.ts'
import { orderRoutes } from './modules/orders/routes.ts'
import { cardPaymentRoutes } from './modules/card-payments/routes.ts'
import { shippingRoutes } from './modules/shipping/routes.ts'
import { shownCurrencies } from './modules/currencies/currencies.ts'
import { currencyRoutes } from './modules/currencies/routes.ts'
import { taxRoutes } from './modules/tax/routes.ts'
import { promotionRoutes } from './modules/promotions/routes.ts'
import { planRoutes } from './modules/plans/routes.ts'
import { creditRoutes } from './modules/credit/routes.ts'
import { pointsRoutes } from './modules/points/routes.ts'
import { joinCommunity, profileChanged, refuseSuspended } from './modules/profiles/profiles.ts'
import { questionRoutes } from './modules/questions/routes.ts'
import { repeatDeliveryRoutes } from './modules/repeat-deliveries/routes.ts'
import { returnRoutes } from './modules/returns/routes.ts'
import { reviewRoutes } from './modules/reviews/routes.ts'
import { privacyRoutes } from './modules/privacy/routes.ts'
import { mergingRoutes } from './modules/merging/routes.ts'
import { recentlyViewedRoutes } from './modules/recently-viewed/routes.ts'
import { hideProducts } from './modules/search/hidden-catalogue.ts'
import { searchRoutes } from './modules/search/routes.ts'
import { shopRoutes } from './modules/shop/routes.ts'
import { stockAlertRoutes } from './modules/stock-alerts/routes.ts'
import { seoRoutes } from './modules/seo/routes.ts'
import { subscriptionRoutes } from './modules/subscriptions/routes.ts'
import { waitlistRoutes } from './modules/waitlist/routes.ts'
import { newsletterRoutes } from './modules/newsletter/routes.ts'
import { staffNewsletterRoutes } from './modules/newsletter/staff-routes.ts'
import { wishlistRoutes } from './modules/wishlist/routes.ts'
import { defaultPriceTerms } from './price-caches.ts'
import { videoUsers } from './video-users.ts'

interface Parts {
  config: Config
  passwordHasher: PasswordHasher
  /** Endpoints besides the shop's own, for tests. */
  extraEndpoints: BoundEndpoint[]
}

/** Binds every endpoint of the contract to its handler: each domain's routes, with their dependencies. */
export function bindEndpoints({ catalogue, prices, search }: Caches, services: Services, parts: Parts): BoundEndpoint[] {
  const { visits, socialClients, media, gateway, invoiceRenderer, feed, site, texts, blogs, archive } = services
  const { config, passwordHasher, extraEndpoints } = parts
  const { engine } = search
  const { plans, promotions, currencies, shipping, taxes, lists } = prices
  const priceSources = { promotions, currencies, shipping, taxes, lists }
  return [
    ...shopRoutes({
      plans,
      labelsIn: (db, { config: one, now }) => labelsOf(db, catalogue.in(translationLocale(one)), now),
      arePromotions: promotions.areThere,
      defaultPriceTerms: defaultPriceTerms({ shipping, taxes }),
      siteIn: site.shown,
      currenciesIn: (db) => shownCurrencies(db, currencies),
      hasNewsletterArchive: () => archive.isThere,
    }),
    ...catalogueRoutes(catalogue, engine),
    ...searchRoutes(search, config.searchIndexes.products),
    ...authRoutes(passwordHasher, socialClients),
    ...customerRoutes({
      beforeShown: refuseSuspended,
      changed: (tx, userId, now) => profileChanged(tx, engine, userId, now),
      joined: (tx, userId, now) => joinCommunity(tx, engine, userId, now),
    }),
    ...mediaRoutes(media, videoUsers),
    ...cartRoutes(memberPrices(priceSources, plans)),
    ...wishlistRoutes(catalogue, refuseSuspended),
    ...compareRoutes(catalogue),
    ...recentlyViewedRoutes(catalogue),
    ...stockAlertRoutes(),
    ...orderRoutes(invoiceRenderer, priceSources),
    ...downloadRoutes(media),
    ...returnRoutes(priceSources),
    ...reviewRoutes(catalogue, refuseSuspended),
    ...questionRoutes(catalogue, refuseSuspended),
    ...cardPaymentRoutes(gateway, priceSources),
    ...pointsRoutes(),
    ...creditRoutes(),
    ...planRoutes(plans),
    ...promotionRoutes(promotions, shipping),
    ...shippingRoutes(shipping),
    ...taxRoutes(taxes),
    ...currencyRoutes(currencies),
    ...subscriptionRoutes(plans, gateway?.subscriptions ?? null),
    ...repeatDeliveryRoutes(priceSources, gateway),
    ...communityRoutes(communityOf({ catalogue, search }, { blogs }, config)),
    ...backOfficeRoutes(config),
    ...importRoutes(),
    ...redirectRoutes(),
    ...mergingRoutes(engine),
    ...privacyRoutes(passwordHasher, catalogue, plans),
    ...waitlistRoutes(),
    ...newsletterRoutes,
    ...staffNewsletterRoutes(),
    ...contactRoutes(),
    ...texts.routes,
    ...site.routes,
    ...blogRoutes(blogs, feed),
    ...seoRoutes(),
    ...extraEndpoints,
  ]
    .map(countingVisits(visits))
    .map(finishingUploads(media))
    .map((bound) => (config.showProducts ? bound : hideProducts(bound)))
}
