import { urls } from '#contract/urls.ts'

export const newest = urls.collection(undefined, new URLSearchParams({ sort: 'newest' }))
export const sale = urls.collection(undefined, new URLSearchParams({ reduced: 'true' }))
