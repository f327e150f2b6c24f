import { z } from 'zod'

/** A picture of the shop's media library: its URL, and its size in pixels. */
const logoPicture = z.object({ url: z.string(), width: z.int(), height: z.int() }).meta({ id: 'LogoPicture' })
export type LogoPicture = z.infer<typeof logoPicture>

/** Pictures that replace the shop's name, one for each theme; both are the same if only one was chosen. */
export const shopLogo = z.object({ light: logoPicture, dark: logoPicture }).meta({ id: 'ShopLogo' })
export type ShopLogo = z.infer<typeof shopLogo>
