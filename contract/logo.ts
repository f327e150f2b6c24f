import { z } from 'zod'

/** A picture of the shop's media library: its address, and its size in pixels. */
const logoPicture = z.object({ url: z.string(), width: z.int(), height: z.int() }).meta({ id: 'LogoPicture' })
export type LogoPicture = z.infer<typeof logoPicture>

/** What stands in place of the shop's name: a picture for each theme, the same one where only one was chosen. */
export const shopLogo = z.object({ light: logoPicture, dark: logoPicture }).meta({ id: 'ShopLogo' })
export type ShopLogo = z.infer<typeof shopLogo>
