import { urls } from '#contract/urls.ts'
import { SignInLink } from '#web/features/auth/sign-in/sign-in-link.tsx'
import { AddressFields } from '#web/features/customers/addresses/address-fields.tsx'
import { bindAddress } from '#web/features/customers/addresses/address-binding.ts'
import { ShippingAddress } from '#web/features/checkout/shipping-address.tsx'
import { focusHeading } from '#web/lib/focus-heading.ts'
import { useText } from '#web/lib/text.ts'
import { Check } from '#web/ui/check.tsx'
import { Field } from '#web/ui/field.tsx'
import { Section } from './section.tsx'
import type { CheckoutState } from './use-checkout.ts'

/** The buyer, the shipping address, and the billing address if different. */
export function Details({ checkout }: { checkout: CheckoutState }) {
  const t = useText('checkout')
  const { form, signedIn, needsEmail, needsShipping, field } = checkout
  const same = form.watch('sameBilling')
  return (
    <>
      <Section title={signedIn ? t('customer.title') : t('guest.title')}>
        <Who checkout={checkout} />
        {needsEmail && (
          <Field
            {...field('email')}
            label={t('fields.email')}
            mark={t('required')}
            hint={t('fields.emailWhy')}
            className="mt-4"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
          />
        )}
        {!signedIn && (
          <div className="mt-4">
            <Check
              label={t('fields.newsletter')}
              checked={checkout.wantsNewsletter}
              onChange={(event) => checkout.setWantsNewsletter(event.currentTarget.checked)}
            />
          </div>
        )}
      </Section>
      <Section title={t(needsShipping ? 'sections.shipping' : 'sections.billing')}>
        <ShippingAddress customer={checkout.customer} form={form} saveAddress={needsShipping ? checkout.saveAddress : null}>
          <AddressFields address={bindAddress(needsShipping ? 'shipping' : 'billing', checkout, (name) => `shipping.${name}`)} />
        </ShippingAddress>
        {needsShipping && (
          <div className="mt-4">
            <Check label={t('fields.sameBilling')} {...form.register('sameBilling')} />
          </div>
        )}
      </Section>
      {needsShipping && !same && (
        <Section title={t('sections.billing')}>
          <AddressFields address={bindAddress('billing', checkout, (name) => `billing.${name}`)} />
        </Section>
      )}
    </>
  )
}

function Who({ checkout: { signedIn, customer } }: { checkout: CheckoutState }) {
  const t = useText('checkout')
  if (signedIn) {
    return (
      <p className="min-h-12 text-quiet md:min-h-6">
        {customer && t('customer.as', { name: customer.name })} {customer?.email && t('customer.email', { email: customer.email })}
      </p>
    )
  }
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-quiet">
      <span>{t('guest.text')}</span>
      <span>{t('guest.have')}</span>
      <SignInLink next={urls.checkout()} onSignedIn={focusHeading} className="inline-flex min-h-11 items-center text-ink">
        {t('guest.signIn')}
      </SignInLink>
    </p>
  )
}
