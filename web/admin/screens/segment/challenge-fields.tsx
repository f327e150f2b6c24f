import type { SegmentFilter } from '#contract/admin/segments.ts'
import { challengeStates } from '#contract/challenges/states.ts'
import { type Tier, tiers } from '#contract/challenges/tiers.ts'
import { limits } from '#contract/limits.ts'
import { call } from '#web/lib/call.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Select } from '#web/ui/select.tsx'

interface ChallengeFieldsProps {
  filter: SegmentFilter
  onChange: (filter: SegmentFilter) => void
}

const listed = ['running', 'upcoming', 'ended'] as const satisfies readonly (typeof challengeStates)[number][]

/** The shop's challenges and those of public clubs, as visitors see them: who manages customers may not manage challenges. */
const loadChallenges = async () => {
  const pages = await Promise.all(listed.map((state) => call('GET /challenges', { state, limit: limits.page.max })))
  return pages.flatMap(({ items }) => items)
}

/** A challenge, and the lowest tier that counts. */
export function ChallengeFields({ filter, onChange }: ChallengeFieldsProps) {
  const t = useText('admin-segments')
  const challenges = useAsyncData(loadChallenges).value ?? []
  const { completedChallenge: chosen, challengeTier, ...others } = filter
  const options = challenges.map(({ id, title, club }) => ({
    value: id,
    name: club ? t('challenge.ofClub', { title, club: club.name }) : title,
  }))
  const isListed = chosen === undefined || options.some(({ value }) => value === chosen)
  return (
    <>
      <Select
        label={t('field.completedChallenge')}
        value={chosen ?? ''}
        onChange={({ target: { value } }) => onChange(value === '' ? others : { ...filter, completedChallenge: value })}
        options={[{ value: '', name: t('any') }, ...options, ...(isListed ? [] : [{ value: chosen, name: t('challenge.other') }])]}
      />
      {chosen !== undefined && (
        <Select
          label={t('field.challengeTier')}
          value={challengeTier ?? tiers[0]}
          onChange={({ target: { value } }) => onChange({ ...filter, challengeTier: value as Tier })}
          options={tiers.map((tier) => ({ value: tier, name: t(`tiers.${tier}`) }))}
        />
      )}
    </>
  )
}
