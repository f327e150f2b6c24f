import type { Picture } from '#contract/catalogue.ts'
import { pictureAt } from '#web/lib/shop-window.ts'
import { loadWays, type Ways } from '#web/features/auth/sign-in/sign-in-methods.ts'

/** What the pages that lead into an account show beside their form. */
export interface Door {
  ways: Ways
  picture: Picture | null
}

/** The loader of those pages. */
export async function loadDoor(): Promise<Door> {
  const [ways, picture] = await Promise.all([loadWays(), pictureAt('account')])
  return { ways, picture }
}
