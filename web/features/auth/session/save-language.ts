import type { Customer } from '#contract/customers/customers.ts'
import { locales } from '#contract/locales.ts'
import { signed, updateCustomer, useSession } from './session.ts'

/** Saves the language in which the customer reads the shop, for their emails, once the session is confirmed. */
export function saveLanguage(): void {
  const { customer } = useSession.getState()
  if (customer) return saveLocale(customer)
  const stop = useSession.subscribe((now) => {
    if (!now.customer) return
    stop()
    saveLocale(now.customer)
  })
}

/** Failures are ignored: the next page tries again. */
function saveLocale(customer: Customer): void {
  const locale = locales.find((one) => one === document.documentElement.lang)
  if (locale && locale !== customer.locale) void updateCustomer(signed('PATCH /user', { locale })).catch(() => undefined)
}
