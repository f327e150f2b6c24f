import * as catalogue from '../catalogue.ts'
import * as categories from '../categories.ts'
import * as deals from '../deals.ts'
import * as downloads from '../admin/downloads.ts'
import * as importColumns from '../import-columns.ts'
import * as imports from '../imports.ts'
import * as pageNames from '../page-names.ts'
import * as productEditor from '../product-editor.ts'
import * as rails from '../rails.ts'
import * as redirects from '../redirects.ts'
import * as searchSettings from '../search-settings.ts'
import * as search from '../search.ts'
import * as seo from '../seo.ts'
import * as shop from '../shop.ts'
import * as staffCategories from '../staff-categories.ts'
import * as stock from '../stock.ts'

/** The shop, its catalogue and search, and how staff edit them. */
export const catalogueEndpoints = [
  shop.getShop,
  catalogue.listProducts,
  catalogue.listLiveProducts,
  catalogue.listProductsById,
  catalogue.getProduct,
  catalogue.getProductByName,
  catalogue.getGiftCardProduct,
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
  productEditor.listStaffProducts,
  productEditor.getEditedProduct,
  productEditor.createProduct,
  productEditor.changeProduct,
  productEditor.changeProducts,
  productEditor.duplicateProduct,
  downloads.getProductDownloads,
  downloads.addDownloadFile,
  downloads.saveProductDownloads,
  productEditor.deleteProduct,
  productEditor.restoreProduct,
  productEditor.listProductVersions,
  productEditor.restoreProductVersion,
  staffCategories.listStaffCategories,
  staffCategories.createCategory,
  staffCategories.changeCategory,
  staffCategories.moveCategory,
  staffCategories.deleteCategory,
  staffCategories.listStaffBrands,
  staffCategories.getBrand,
  staffCategories.createBrand,
  staffCategories.changeBrand,
  staffCategories.deleteBrand,
  imports.startImport,
  imports.listImports,
  imports.getImport,
  imports.listImportedRows,
  importColumns.getImportColumns,
  importColumns.mapImportColumns,
  imports.runImport,
  imports.undoImport,
  imports.continueImport,
  imports.listFailedPictures,
  imports.retryImportPictures,
  imports.exportProducts,
  imports.exportPrices,
  imports.exportStock,
  redirects.listRedirects,
  redirects.exportRedirects,
  redirects.addRedirect,
  redirects.removeRedirect,
  stock.listStock,
  stock.changeStock,
  stock.listStockMovements,
  stock.listStockPlaces,
  stock.createStockPlace,
  stock.renameStockPlace,
  stock.removeStockPlace,
  searchSettings.getSearchSettings,
  searchSettings.setSynonyms,
  searchSettings.setSearchRule,
  pageNames.renameProductPage,
  pageNames.renameCategoryPage,
  pageNames.publishProduct,
  seo.listMissingPages,
  rails.getRailPicks,
  rails.setRailPicks,
  rails.recomputeRails,
  rails.getRelated,
  rails.setRelated,
] as const
