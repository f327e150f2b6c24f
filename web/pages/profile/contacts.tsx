import type { ReactNode } from 'react'
import type { Customer } from '#contract/customers/customers.ts'
import { urls } from '#contract/urls.ts'
import { PhoneState } from '#web/features/customers/phone-state.tsx'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Section } from './section.tsx'
import type { ProfileForm } from './use-profile-form.ts'

/** Private contacts. Email and phone are used for sign-in, so they're changed on the security page. */
export function Contacts({ customer: { email, phone, phoneVerified }, profile: { field } }: { customer: Customer; profile: ProfileForm }) {
  const t = useText('my-account')
  return (
    <Section title={t('profile.private.title')} text={t('profile.private.text')}>
      <Field
        {...field('dateOfBirth')}
        label={t('profile.dateOfBirth')}
        mark={t('optional')}
        type="date"
        autoComplete="bday"
        className="max-w-60"
      />
      <dl className="divide-y divide-line border-y border-line">
        <Row name={t('profile.email')} value={email ?? t('profile.none')} />
        <Row
          name={t('profile.phone')}
          value={phone ?? t('profile.none')}
          mark={phone !== null && <PhoneState verified={phoneVerified} />}
        />
      </dl>
      <p className="-mt-3 text-sm text-quiet">
        {t('profile.contacts')}{' '}
        <TextLink to={urls.security()} className="inline-flex min-h-11 items-center text-ink">
          {t('profile.toSecurity')}
        </TextLink>
      </p>
    </Section>
  )
}

const Row = ({ name, value, mark }: { name: string; value: string; mark?: ReactNode }) => (
  <div className="flex flex-wrap gap-x-4 py-3">
    <dt className="w-20 text-quiet">{name}</dt>
    <dd className="min-w-0 grow basis-40 wrap-anywhere">
      {value} {mark}
    </dd>
  </div>
)
