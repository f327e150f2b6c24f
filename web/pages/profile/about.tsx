import { limits } from '#contract/limits.ts'
import type { Customer } from '#contract/customers/customers.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { AvatarField } from './avatar-field.tsx'
import { Section } from './section.tsx'
import type { ProfileForm } from './use-profile-form.ts'

/** The public part of the profile. */
export function About({ customer, profile: { field, values } }: { customer: Customer; profile: ProfileForm }) {
  const t = useText('my-account')
  return (
    <Section title={t('profile.about.title')} text={t('profile.about.text')}>
      <div className="flex items-center gap-4">
        <Avatar name={values.name.trim() || customer.name} url={customer.avatar} size="large" />
        <p className="min-w-0 wrap-anywhere">
          <span className="block text-lg font-semibold">{values.name.trim() || customer.name}</span>
          <span className="block text-quiet">{customer.handle === null ? t('overview.profile.noHandle') : `@${customer.handle}`}</span>
        </p>
      </div>
      <AvatarField hasAvatar={customer.avatar !== null} />
      <Field
        {...field('name')}
        label={t('profile.name')}
        mark={t('required')}
        autoComplete="name"
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <Field
        {...field('handle')}
        label={t('profile.handle')}
        mark={t('optional')}
        hint={t('profile.handleWhy')}
        before="@"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <TextArea
        {...field('bio')}
        label={t('profile.bio')}
        mark={t('optional')}
        hint={t('profile.bioWhy')}
        maxLength={limits.bio.max}
        defaultValue={customer.bio}
      />
    </Section>
  )
}
