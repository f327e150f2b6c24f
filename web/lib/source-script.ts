/**
 * Part of the inline script: records once per tab how the visit began: the campaign in the URL, and the host of the referrer. It's in
 * session storage, not a cookie, doesn't identify anyone, and is read when an order is placed (`features/checkout/visit-source.ts`).
 */
export const visitSourceScript =
  "try{sessionStorage.visit??=(location.search.match(/utm_[^&]+/g)||[]).join('&')+' '+(document.referrer.split('/')[2]||'')}catch{}"
