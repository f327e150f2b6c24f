import { useText } from '#web/lib/text.ts'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { Section } from './section.tsx'
import type { ProfileForm } from './use-profile-form.ts'

const choices = ['public', 'followers', 'private'] as const

/** Who can see the profile, the posts and the records. */
export function Privacy({ profile: { form } }: { profile: ProfileForm }) {
  const t = useText('my-account')
  return (
    <Section title={t('profile.privacy.title')} text={t('profile.privacy.text')}>
      <div role="radiogroup" aria-label={t('profile.privacy.title')}>
        {choices.map((choice) => (
          <RadioCard
            key={choice}
            {...form.register('privacy')}
            value={choice}
            title={t(`profile.privacy.${choice}.title`)}
            text={t(`profile.privacy.${choice}.text`)}
          />
        ))}
      </div>
    </Section>
  )
}
