/** Links that lead to the page one comes from, or home, and that the browser remembers a choice by. Apart from `urls`, which every page's script has. */
export const switchUrls = {
  language: (locale: string) => `/language/${locale}`,
  currency: (code: string) => `/currency/${code}`,
} as const
