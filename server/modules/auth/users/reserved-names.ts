import { refuse } from '#contract/refuse.ts'
import type { RequestContext } from '#server/http/context.ts'
import { foldLookalikes } from './lookalikes.ts'

const words = (text: string) => new Set(text.split(/\s+/).flatMap(foldLookalikes))

/** Nobody is called that but who speaks for the shop. */
const titles = words(
  `admin admins administrator administrators sysadmin webmaster postmaster moderator moderators support official
  অ্যাডমিন এডমিন প্রশাসক মডারেটর সাপোর্ট`,
)
/** Reserved where a name has nothing else: "Customer service", but not "Olivia Staff". */
const roles = words('billing care desk help helpdesk mod mods owner security service shop staff store system team')
/** Say nothing of whom the rest is: a member may be called "Customer 12". */
const fillers = words('the of from at by and customer')
/** A shorter name of a shop may well be a person's, or part of one: of those only the whole is reserved. */
const distinctLength = 5

/** Whether a name makes its bearer look like the shop or its staff, also written with letters that only look the same. */
export function isReservedName(name: string, shopName: string): boolean {
  const shop = foldLookalikes(shopName).join('')
  const read = foldLookalikes(name).filter((word) => !fillers.has(word))
  if (read.some((word) => titles.has(word))) return true
  if (shop.length >= distinctLength && containsName(read, shop)) return true
  const terms = [...titles, ...roles, ...(shop === '' ? [] : [shop])]
  return new RegExp(`^(?:${terms.join('|')})+$`, 'u').test(read.join(''))
}

/** In one word or several, from the beginning of one on: "Gymfolk Berlin", "The Gym Folk", "Gymfolks". */
const containsName = (read: string[], shop: string): boolean => read.some((_, at) => read.slice(at).join('').startsWith(shop))

/** Staff may speak for the shop; anyone else is refused such a name. */
export function refuseReservedName(name: string, { caller, config }: Pick<RequestContext, 'caller' | 'config'>, field = 'name'): void {
  if (caller && caller.permissions.length > 0) return
  if (isReservedName(name, config.shop.name)) throw refuse('NAME_IS_RESERVED', { [field]: ['is reserved for the shop'] })
}
