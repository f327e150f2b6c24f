/** URLs of the newsletter's archive. Apart from the others, which every page loads. */
export const newsletterUrls = {
  /** The list, or a page of it. */
  archive: (page = 1) => (page > 1 ? `/newsletter/archive?page=${page}` : '/newsletter/archive'),
  issue: (id: string) => `/newsletter/archive/${id}`,
}
