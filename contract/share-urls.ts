/** Addresses of the drawn pictures of shared links; apart from other addresses, since few pages need them. */
export const shareUrls = {
  post: (id: string) => `/og/posts/${id}.jpg`,
  giftCard: (key: string) => `/og/gift-cards/${key}.jpg`,
  record: (handle: string, id: string) => `/og/records/${handle}/${id}.jpg`,
}
