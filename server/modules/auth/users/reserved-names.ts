import { refuse } from '#contract/refuse.ts'
import type { RequestContext } from '#server/http/context.ts'
import { foldLookalikes } from './lookalikes.ts'

const words = (text: string) => new Set(text.split(/\s+/).flatMap(foldLookalikes))

/** Words that only those who speak for the shop may have in their name. */
const titles = words(
  `admin admins administrator administrators sysadmin webmaster postmaster moderator moderators support official
  অ্যাডমিন এডমিন প্রশাসক মডারেটর সাপোর্ট`,
)
/** Words that are reserved only if the name has no others: "Customer service", but not "Olivia Staff". */
const roles = words('billing care desk help helpdesk mod mods owner security service shop staff store system team')
/** Words that are ignored, as they don't claim a role: a member may be called "Customer 12". */
const fillers = words('the of from at by and customer')
/** A shorter shop name may well be part of a person's name, so it's reserved only as the whole name. */
const distinctLength = 5

/** Whether a name makes its bearer look like the shop or its staff, even if written with lookalike letters. */
export function isReservedName(name: string, shopName: string): boolean {
  const shop = foldLookalikes(shopName).join('')
  const read = foldLookalikes(name).filter((word) => !fillers.has(word))
  if (read.some((word) => titles.has(word))) return true
  if (shop.length >= distinctLength && containsName(read, shop)) return true
  const terms = [...titles, ...roles, ...(shop === '' ? [] : [shop])]
  return new RegExp(`^(?:${terms.join('|')})+$`, 'u').test(read.join(''))
}

/** Whether the shop's name begins at one of the words, written as one word or several: "Gymfolk Berlin", "The Gym Folk", "Gymfolks". */
const containsName = (read: string[], shop: string): boolean => read.some((_, at) => read.slice(at).join('').startsWith(shop))

/** Refuses a reserved name, except for staff, who may speak for the shop. */
export function refuseReservedName(name: string, { caller, config }: Pick<RequestContext, 'caller' | 'config'>, field = 'name'): void {
  if (caller && caller.permissions.length > 0) return
  if (isReservedName(name, config.shop.name)) throw refuse('NAME_IS_RESERVED', { [field]: ['is reserved for the shop'] })
}
