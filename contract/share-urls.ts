/** URLs of the drawn pictures of shared links. Separate from other URLs, since few pages need them. */
export const shareUrls = {
  post: (id: string) => `/og/posts/${id}.jpg`,
  giftCard: (key: string) => `/og/gift-cards/${key}.jpg`,
  record: (handle: string, id: string) => `/og/records/${handle}/${id}.jpg`,
}
