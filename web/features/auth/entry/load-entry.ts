import type { Picture } from '#contract/product.ts'
import { windowPictureAt } from '#web/lib/shop-window.ts'
import { loadSignInMethods, type SignInMethods } from '#web/features/auth/sign-in/sign-in-methods.ts'

/** What sign-in and sign-up pages show beside their form. */
export interface EntryData {
  methods: SignInMethods
  picture: Picture | null
}

/** The loader of sign-in and sign-up pages. */
export async function loadEntry(): Promise<EntryData> {
  const [methods, picture] = await Promise.all([loadSignInMethods(), windowPictureAt('account')])
  return { methods, picture }
}
