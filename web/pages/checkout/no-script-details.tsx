import type { NoScriptVisit } from '#contract/no-script.ts'
import { postcodeExample } from '#contract/customers/postcodes.ts'
import { localizedRegions } from '#contract/customers/region-names.ts'
import { urls } from '#contract/urls.ts'
import { hasPostCodes, useCountries, wherePostCodeName, whereRegions } from '#web/features/customers/addresses/countries.ts'
import { issueKind } from '#web/features/customers/addresses/issues.ts'
import type { AddressFieldName } from '#web/features/customers/addresses/fields.ts'
import { useFieldMessages } from '#web/features/customers/addresses/use-field-messages.ts'
import type { Posted } from '#contract/rendered-page.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Select } from '#web/ui/select.tsx'
import { Section } from './section.tsx'

interface DetailsProps {
  customer: NoScriptVisit['customer']
  posted: Posted | null
}

type Name = 'email' | Exclude<AddressFieldName, 'fullName'>

/** The buyer's contact and shipping address: as typed, or else the customer's own address. */
export function NoScriptDetails({ customer, posted }: DetailsProps) {
  const t = useText('checkout')
  const { countries: codes, locale } = useShop()
  const countries = useCountries()
  const { value, field } = useFields({ customer, posted })
  const country = codes.find((code) => code === value('country')) ?? codes[0] ?? ''
  const regions = whereRegions(country)
  const postCode = wherePostCodeName(country)
  return (
    <>
      <Section title={customer ? t('customer.title') : t('guest.title')}>
        {customer ? (
          <p className="text-quiet">
            {t('customer.as', { name: customer.name })} {customer.email && t('customer.email', { email: customer.email })}
          </p>
        ) : (
          <p className="text-quiet">
            {t('guest.have')} <TextLink to={urls.signIn(urls.checkout())}>{t('guest.signIn')}</TextLink>
          </p>
        )}
        {!customer?.email && (
          <Field {...field('email')} hint={t('fields.emailWhy')} className="mt-4" type="email" autoComplete="email" autoCapitalize="none" />
        )}
      </Section>
      <Section title={t('sections.shipping')}>
        <div className="grid gap-4">
          <div className="grid gap-4 min-[24rem]:grid-cols-2">
            <Field {...field('firstName')} autoComplete="shipping given-name" />
            <Field {...field('lastName')} autoComplete="shipping family-name" />
          </div>
          <Select {...field('country')} defaultValue={country} autoComplete="shipping country" options={countries} />
          <Field {...field('addressLine1')} autoComplete="shipping address-line1" />
          <Field {...field('addressLine2')} mark={t('optional')} required={false} autoComplete="shipping address-line2" />
          <div className="grid gap-4 min-[24rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <Field
              {...field('postCode')}
              {...(postCode && { label: t(`fields.names.postCode.${postCode}`) })}
              hint={hasPostCodes(country) ? undefined : t('fields.postCodeNone')}
              autoComplete="shipping postal-code"
            />
            <Field {...field('city')} autoComplete="shipping address-level2" />
          </div>
          {regions && (
            <Select
              {...field('region')}
              required={false}
              label={t(`fields.names.region.${regions}`)}
              autoComplete="shipping address-level1"
              options={[
                { value: '', name: t('fields.regionChoose') },
                ...localizedRegions(regions, locale).map(({ code, name }) => ({ value: code, name })),
              ]}
            />
          )}
          <Field {...field('phone')} hint={t('fields.phoneWhy')} type="tel" autoComplete="shipping tel" />
        </div>
      </Section>
    </>
  )
}

/** `field(name)` returns the props of a field. */
function useFields({ customer, posted }: DetailsProps) {
  const t = useText('checkout')
  const message = useFieldMessages()
  const own = customer?.addresses.find(({ isDefault }) => isDefault)
  const value = (name: Name): string => posted?.values[name] ?? (name === 'email' ? '' : (own?.[name] ?? ''))
  const errorOf = (name: Name): string | undefined => {
    const path = Object.keys(posted?.errors ?? {}).find((one) => one.split('.').at(-1) === name)
    if (path === undefined || posted?.code !== 'INVALID_INPUT') return undefined
    const kind = issueKind({ email: value('email'), shippingAddress: posted.values }, path)
    const example = name === 'postCode' && kind === 'invalid' ? postcodeExample(posted.values['country'] ?? '') : undefined
    return message({ name, path, kind, ...(example !== undefined && { example }) }, posted.values['country'])
  }
  const field = (name: Name) => ({
    name,
    label: t(`fields.${name}`),
    mark: t('required'),
    required: true,
    defaultValue: value(name),
    error: errorOf(name),
  })
  return { value, field }
}
