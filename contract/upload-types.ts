/** What may be uploaded. The content decides, neither the name nor the Content-Type of a file. Apart from the schemas, for the pages. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const
