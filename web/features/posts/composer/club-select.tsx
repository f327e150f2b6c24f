import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { DraftClub } from './draft.ts'

/** The clubs that the member can post in. */
export const ownClubs = async (): Promise<DraftClub[]> => {
  const { items } = await signed('GET /clubs', { mine: true, limit: 50 })
  return items.map(({ id, name, visibility }) => ({ id, name, isPublic: visibility === 'public' }))
}

/** Chooses where to post: the feed or one of the member's clubs. Nothing for those in no club. */
export function ClubSelect({ value, onChange }: { value: DraftClub | null; onChange: (club: DraftClub | null) => void }) {
  const t = useText('composer')
  const { value: loaded } = useAsyncData(ownClubs)
  const clubs = [...(value && !loaded?.some(({ id }) => id === value.id) ? [value] : []), ...(loaded ?? [])]
  if (clubs.length === 0) return null
  return (
    <div className="relative">
      <select
        aria-label={t('place')}
        value={value?.id ?? ''}
        className="min-h-11 max-w-44 appearance-none truncate rounded-full border border-line bg-surface ps-4 pe-9 text-sm transition-colors hover:border-ink"
        onChange={({ currentTarget }) => onChange(clubs.find(({ id }) => id === currentTarget.value) ?? null)}
      >
        <option value="">{t('ownFeed')}</option>
        {clubs.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron" className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2" />
    </div>
  )
}
