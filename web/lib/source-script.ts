/**
 * Part of the inline script: notes once for a tab with what its visit began: the campaign in the address, and the host of the page that linked here. It's no cookie, says nothing of
 * who it is, ends with the tab, and is read when an order is placed (`features/checkout/visit-source.ts`).
 */
export const sourceScript =
  "try{sessionStorage.visit??=(location.search.match(/utm_[^&]+/g)||[]).join('&')+' '+(document.referrer.split('/')[2]||'')}catch{}"
