import * as cart from '../cart.ts'
import * as compare from '../compare.ts'
import * as media from '../media.ts'
import * as recentlyViewed from '../recently-viewed.ts'
import * as savedLines from '../saved-lines.ts'
import * as stockAlerts from '../stock-alerts.ts'
import * as wishlist from '../wishlist.ts'

/** What a shopper collects before ordering: cart, wishlists, comparison, alerts. */
export const shoppingEndpoints = [
  media.uploadPicture,
  media.uploadVideo,
  media.uploadCaptions,
  media.deleteCaptions,
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
] as const
