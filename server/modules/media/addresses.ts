const address = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/

/** The public address of an upload. */
export const urlOf = (id: string): string => `/media/${id}.webp`

/** Which upload an address names; undefined where it is none of ours. */
export const idOf = (url: string): string | undefined => address.exec(url)?.[1]
