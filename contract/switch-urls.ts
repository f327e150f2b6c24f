/** Links that return to the previous page, or home, and store a choice in the browser. Separate from `urls`, which every page loads. */
export const switchUrls = {
  language: (locale: string) => `/language/${locale}`,
  currency: (code: string) => `/currency/${code}`,
} as const
