import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { Customer } from '#contract/accounts.ts'
import { useShop } from '#web/lib/shop.ts'
import { useStored } from '#web/lib/store.ts'
import { byField, type FieldIssue, type FieldName, isBlank, type Issue } from './fields.ts'
import { checkDetails } from './schema.ts'
import { type CheckoutValues, type Details, fromStored, toDetails, toStored } from './values.ts'

type Say = (issue: FieldIssue) => string
/** What an input of the form gets. */
export type FieldProps = ReturnType<ReturnType<typeof useCheckoutForm>['field']>

/** The form: kept while it is filled in, checked when a field is left, quiet while one is corrected. */
export function useCheckoutForm({ customer, needsEmail, say }: { customer: Customer | null; needsEmail: boolean; say: Say }) {
  const { countries } = useShop()
  const form = useForm<CheckoutValues>({ defaultValues: firstValues(countries), reValidateMode: 'onSubmit', shouldFocusError: false })
  const { errors, submitCount } = form.formState
  useKept(form)
  usePrefill(form, customer)

  const issuesNow = (): FieldIssue[] => byField(checkDetails(toDetails(form.getValues(), needsEmail)), form.getValues())

  /** A field that was only passed through is not complained about before the order is sent. */
  function checkOne(name: FieldName): void {
    const issue = issuesNow().find((one) => one.name === name)
    if (!issue) form.clearErrors(name)
    else if (submitCount > 0 || !isBlank(form.getValues(name))) form.setError(name, { message: say(issue) })
  }

  /** Marks the fields; the first of them gets the focus. Answers whether there was one. */
  function mark(issues: FieldIssue[]): boolean {
    for (const issue of issues) form.setError(issue.name, { message: say(issue) })
    const [first] = issues
    // After the next render: a field that was hidden is there only then.
    if (first) setTimeout(() => form.setFocus(first.name))
    return first !== undefined
  }

  function field(name: FieldName) {
    const { onChange, onBlur, ...input } = form.register(name)
    return {
      ...input, error: form.getFieldState(name, { ...form.formState, errors }).error?.message,
      onChange: (event: { target: unknown; type?: unknown }) => { void onChange(event); form.clearErrors(name) },
      onBlur: (event: { target: unknown; type?: unknown }) => { void onBlur(event); checkOne(name) },
    }
  }

  /** Goes on with what was typed, if it is right. */
  const submit = (go: (details: Details) => Promise<void>) => form.handleSubmit(async (values) => {
    const issues = issuesNow()
    if (issues.length > 0) mark(issues)
    else await go(toDetails(values, needsEmail))
  })

  return { form, field, submit, markIssues: (issues: Issue[]) => mark(byField(issues, form.getValues())) }
}

/** The country of the person's own language settings, where the shop sends there; else the shop's first. */
function firstValues(countries: string[]): CheckoutValues {
  const regions = navigator.languages.map((language) => new Intl.Locale(language).region ?? '')
  const country = regions.find((region) => countries.includes(region)) ?? countries[0] ?? ''
  const values = fromStored(useStored.getState().checkout, country)
  for (const address of [values.shipping, values.billing]) if (!countries.includes(address.country)) address.country = country
  return values
}

type Form = ReturnType<typeof useForm<CheckoutValues>>

function useKept({ subscribe }: Form): void {
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => useStored.setState({ checkout: toStored(values) }) }), [subscribe])
}

/** A customer's name and phone, where nothing is typed yet. */
function usePrefill({ getValues, setValue }: Form, customer: Customer | null): void {
  useEffect(() => {
    if (!customer) return
    const { shipping } = getValues()
    if (isBlank(shipping.fullName) && !shipping.apart) setValue('shipping.fullName', customer.name)
    if (isBlank(shipping.phone) && customer.phone) setValue('shipping.phone', customer.phone)
  }, [customer, getValues, setValue])
}
