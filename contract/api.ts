import * as account from './auth/account.ts'
import * as cart from './cart.ts'
import * as catalogue from './catalogue.ts'
import * as categories from './categories.ts'
import * as compare from './compare.ts'
import * as customers from './customers/customers.ts'
import * as places from './customers/places.ts'
import type { InputOf, OutputOf } from './endpoint.ts'
import * as invoices from './invoices.ts'
import * as media from './media.ts'
import * as orderChanges from './order-changes.ts'
import * as deals from './deals.ts'
import * as orders from './orders.ts'
import * as points from './points.ts'
import * as profiles from './profiles.ts'
import * as payments from './payments.ts'
import * as plans from './plans.ts'
import * as passkeys from './auth/passkeys.ts'
import * as privacy from './privacy.ts'
import * as rails from './rails.ts'
import * as recentlyViewed from './recently-viewed.ts'
import * as savedLines from './saved-lines.ts'
import * as questions from './questions.ts'
import * as returns from './returns.ts'
import * as reviews from './reviews.ts'
import * as secondFactor from './auth/second-factor.ts'
import * as search from './search.ts'
import * as shop from './shop.ts'
import * as social from './auth/social.ts'
import * as stockAlerts from './stock-alerts.ts'
import * as wishlist from './wishlist.ts'

/**
 * Every call of the product, in the order of the documentation. Browser code imports only the types below: a call is
 * named by its route, so the schemas (and zod) stay out of the pages.
 */
export const endpoints = [
  shop.getShop,
  catalogue.listProducts,
  catalogue.listLiveProducts,
  catalogue.listProductsById,
  catalogue.getProduct,
  catalogue.getProductByName,
  catalogue.listTagged,
  catalogue.listBoughtTogether,
  categories.listCategories,
  categories.getCategory,
  categories.getCategoryBySlug,
  categories.listBrands,
  categories.getWindow,
  search.searchAll,
  search.listSuggestions,
  search.recordOpenedProduct,
  search.getSearchLog,
  deals.listDeals,
  deals.createDeal,
  deals.endDeal,
  rails.getRailPicks,
  rails.setRailPicks,
  rails.recomputeRails,
  rails.getRelated,
  rails.setRelated,
  account.signIn,
  account.sendSignUpOtp,
  account.verifySignUpOtp,
  account.sendForgottenOtp,
  account.verifyForgottenOtp,
  account.resetPassword,
  account.sendSignInLink,
  account.verifySignInLink,
  account.signOut,
  account.changePassword,
  account.sendContactOtp,
  account.verifyContactOtp,
  account.listSessions,
  account.endOtherSessions,
  account.endSession,
  customers.getUser,
  customers.changeUser,
  customers.addAddress,
  customers.updateAddress,
  customers.deleteAddress,
  customers.validateAddress,
  places.findPlace,
  profiles.getProfile,
  profiles.getOwnProfile,
  profiles.changeProfile,
  profiles.followPerson,
  profiles.unfollowPerson,
  profiles.removeFollower,
  profiles.listFollowRequests,
  profiles.acceptFollowRequest,
  profiles.declineFollowRequest,
  profiles.blockPerson,
  profiles.unblockPerson,
  profiles.mutePerson,
  profiles.unmutePerson,
  profiles.listBlocked,
  profiles.listFollowers,
  profiles.listFollowing,
  profiles.listSuggestedPeople,
  profiles.listRecords,
  profiles.logRecord,
  profiles.deleteRecord,
  privacy.exportUser,
  privacy.deleteUser,
  social.listProviders,
  social.getSocialSession,
  social.createNonce,
  social.endSocialSession,
  social.exchangeGoogle,
  social.exchangeFacebook,
  social.exchangeApple,
  social.listIdentities,
  social.linkIdentity,
  social.unlinkIdentity,
  secondFactor.getSecondFactor,
  secondFactor.setUpSecondFactor,
  secondFactor.confirmSecondFactor,
  secondFactor.renewBackupCodes,
  secondFactor.removeSecondFactor,
  secondFactor.verifySecondFactor,
  passkeys.listPasskeys,
  passkeys.passkeyRegistrationOptions,
  passkeys.addPasskey,
  passkeys.removePasskey,
  passkeys.passkeySignInOptions,
  passkeys.passkeySignIn,
  media.uploadPicture,
  media.presignUpload,
  cart.getCart,
  cart.setCartItem,
  cart.mergeCart,
  cart.changeCartItem,
  cart.removeCartItem,
  cart.emptyCart,
  cart.previewCart,
  savedLines.listSavedLines,
  savedLines.saveLine,
  savedLines.restoreLine,
  savedLines.removeSavedLine,
  savedLines.mergeSavedLines,
  wishlist.getWishlist,
  wishlist.addToWishlist,
  wishlist.removeFromWishlist,
  wishlist.emptyWishlist,
  wishlist.moveWishlistItem,
  wishlist.listSavedProducts,
  wishlist.listWishlists,
  wishlist.createWishlist,
  wishlist.renameWishlist,
  wishlist.deleteWishlist,
  wishlist.shareWishlist,
  wishlist.unshareWishlist,
  wishlist.getSharedWishlist,
  compare.getComparison,
  compare.addToComparison,
  compare.mergeComparison,
  compare.removeFromComparison,
  recentlyViewed.getRecentlyViewed,
  recentlyViewed.addRecentlyViewed,
  recentlyViewed.clearRecentlyViewed,
  stockAlerts.requestStockAlert,
  stockAlerts.confirmStockAlert,
  stockAlerts.unsubscribeStockAlerts,
  stockAlerts.listStockAlerts,
  stockAlerts.removeStockAlert,
  orders.checkoutSummary,
  orders.createOrder,
  orders.listOrders,
  orders.getOrder,
  orders.listPaymentMethods,
  invoices.listInvoices,
  invoices.getInvoice,
  invoices.getCreditNote,
  orderChanges.cancelOrder,
  orderChanges.reorder,
  orderChanges.claimOrder,
  orderChanges.packOrder,
  orderChanges.shipOrder,
  orderChanges.deliverOrder,
  orderChanges.cancelOrderAsStaff,
  payments.createPayment,
  payments.checkPayment,
  payments.refundOrder,
  returns.requestReturn,
  returns.withdrawFromContract,
  returns.listReturns,
  returns.approveReturn,
  returns.rejectReturn,
  returns.receiveReturn,
  returns.refundReturn,
  points.getPoints,
  plans.listPlans,
  plans.beginSubscription,
  plans.getSubscription,
  plans.checkSubscription,
  plans.cancelSubscription,
  plans.resumeSubscription,
  plans.previewSubscriptionChange,
  plans.changeSubscription,
  plans.listCharges,
  reviews.addReview,
  reviews.changeReview,
  reviews.deleteReview,
  reviews.listReviews,
  reviews.listOwnReviews,
  reviews.getOwnReviews,
  reviews.voteReview,
  reviews.unvoteReview,
  reviews.reportReview,
  reviews.unsubscribeReviewRequests,
  reviews.listStaffReviews,
  reviews.replyToReview,
  reviews.deleteReply,
  reviews.removeReview,
  reviews.dismissReviewReports,
  questions.addQuestion,
  questions.listQuestions,
  questions.listAnswers,
  questions.getOwnQuestions,
  questions.changeQuestion,
  questions.deleteQuestion,
  questions.addAnswer,
  questions.changeAnswer,
  questions.deleteAnswer,
  questions.voteAnswer,
  questions.unvoteAnswer,
  questions.reportQuestion,
  questions.reportAnswer,
  questions.listStaffQuestions,
  questions.answerAsShop,
  questions.removeQuestion,
  questions.removeAnswer,
] as const

type AnyEndpoint = (typeof endpoints)[number]

/** The endpoints by route: `Api['GET /cart']`. */
export type Api = { [E in AnyEndpoint as E['route']]: E }
export type ApiRoute = keyof Api
export type ApiInput<R extends ApiRoute> = InputOf<Api[R]>
export type ApiOutput<R extends ApiRoute> = OutputOf<Api[R]>
/** A call, wherever it runs: `fetch` in the browser, straight to the handler on the server. Throws a `Refusal`. */
export type Call = <R extends ApiRoute>(
  route: R,
  input: ApiInput<R>,
  options?: { token?: string; idempotencyKey?: string; signal?: AbortSignal },
) => Promise<ApiOutput<R>>
