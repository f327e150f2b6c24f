import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { audienceChoices, type Draft, type DraftClub } from './draft.ts'

interface AudienceSelectProps {
  value: Draft['audience']
  club: DraftClub | null
  onChange: (value: Draft['audience']) => void
}

/** Chooses who can see the post. Shown beside the button that publishes it. */
export function AudienceSelect({ value, club, onChange }: AudienceSelectProps) {
  const t = useText('composer')
  const posts = useText('posts')
  const audiences = audienceChoices(club)
  return (
    <div className="relative">
      <select
        aria-label={t('audience')}
        value={value}
        className="min-h-11 appearance-none rounded-full border border-line bg-surface ps-4 pe-9 text-sm transition-colors hover:border-ink"
        onChange={({ currentTarget }) => onChange(audiences.find((one) => one === currentTarget.value) ?? 'public')}
      >
        {audiences.map((one) => (
          <option key={one} value={one}>
            {posts(`audience.${one}`)}
          </option>
        ))}
      </select>
      <Icon name="chevron" className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2" />
    </div>
  )
}
