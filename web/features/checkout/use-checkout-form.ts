import { useEffect } from 'react'
import type { useForm } from 'react-hook-form'
import type { Customer } from '#contract/customers/customers.ts'
import { isBlank, type Issue } from '#web/features/customers/addresses/issues.ts'
import { useFieldMessages } from '#web/features/customers/addresses/use-field-messages.ts'
import { useValidatedForm } from '#web/lib/use-validated-form.ts'
import { toValues } from '#web/features/customers/addresses/values.ts'
import { likelyCountry } from '#web/lib/region.ts'
import { useShop } from '#web/lib/shop.ts'
import { useStored } from '#web/lib/store.ts'
import { byField } from './fields.ts'
import type { Needs } from './schema.ts'
import { type CheckoutValues, type Details, fromStored, toStored } from './values.ts'

interface CheckoutFormOptions extends Needs {
  customer: Customer | null
}

const schema = () => import('./schema.ts')

/** The checkout's form. It's stored while it's filled in, so that leaving loses nothing. Needs the group "checkout". */
export function useCheckoutForm({ customer, ...needs }: CheckoutFormOptions) {
  const fieldMessage = useFieldMessages()
  const { countries } = useShop()
  const fieldMessages = (issues: Issue[], values: CheckoutValues) =>
    byField(issues, values).map((issue) => {
      const { country } = values[issue.name.startsWith('billing.') ? 'billing' : 'shipping']
      return { name: issue.name, message: fieldMessage(issue, country) }
    })
  const check = async (values: CheckoutValues) => {
    const { checkDetails, toDetails } = await schema()
    return fieldMessages(checkDetails(toDetails(values, needs), needs), values)
  }
  const { form, field, mark, submit } = useValidatedForm<CheckoutValues>({ defaultValues: firstValues(countries), load: schema, check })
  useStoredDraft(form)
  usePrefill(form, customer)
  return {
    form,
    field,
    submit: (go: (details: Details) => Promise<void>) => submit(async (values) => go((await schema()).toDetails(values, needs))),
    /** Shows the server's issues at their fields. Returns whether any of them has a field. */
    markIssues: (issues: Issue[]) => mark(fieldMessages(issues.map(atFields(needs)), form.getValues())),
  }
}

/** Without shipping, the form's only address is the one for billing. */
const atFields =
  ({ needsShipping }: Needs) =>
  (issue: Issue): Issue =>
    needsShipping ? issue : { ...issue, path: issue.path.replace(/^billingAddress\./, 'shippingAddress.') }

function firstValues(countries: string[]): CheckoutValues {
  const country = likelyCountry(countries)
  const values = fromStored(useStored.getState().checkout, country)
  for (const address of [values.shipping, values.billing]) if (!countries.includes(address.country)) address.country = country
  return values
}

type Form = ReturnType<typeof useForm<CheckoutValues>>

function useStoredDraft({ subscribe }: Form): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => useStored.setState({ checkout: toStored(values) }) }),
    [subscribe],
  )
}

/** The default billing address, where it differs from the default shipping address. */
const billingDefault = ({ addresses }: Customer) => addresses.find(({ isDefault, isDefaultBilling }) => isDefaultBilling && !isDefault)

/** Prefills a customer's name and phone where nothing has been typed, and their default billing address. */
function usePrefill({ getValues, setValue }: Form, customer: Customer | null): void {
  useEffect(() => {
    if (!customer) return
    const { shipping } = getValues()
    const bill = billingDefault(customer)
    if (bill && isBlank(shipping.addressLine1)) {
      setValue('sameBilling', false)
      setValue('billing', toValues(bill, bill.country))
    }
    if (isBlank(shipping.fullName) && !shipping.separateNames) setValue('shipping.fullName', customer.name)
    if (isBlank(shipping.phone) && customer.phone) setValue('shipping.phone', customer.phone)
  }, [customer, getValues, setValue])
}
