const address = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/

/** The public URL path of an upload. */
export const urlOf = (id: string): string => `/media/${id}.webp`

/** The id of the upload that a URL names; undefined if it's none of ours. */
export const idOf = (url: string): string | undefined => address.exec(url)?.[1]
