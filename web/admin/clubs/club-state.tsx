import type { StaffClubState } from '#contract/admin/clubs.ts'
import { useText } from '#web/lib/text.ts'
import { StateMark } from '#web/admin/ui/state-mark.tsx'

const marks = {
  open: { shape: 'done', tone: 'good' },
  removed: { shape: 'ended', tone: 'bad' },
  closed: { shape: 'ended', tone: 'quiet' },
} as const

/** Whether a club is visible, and who ended it if it isn't. */
export function ClubState({ state }: { state: StaffClubState }) {
  const t = useText('admin-clubs')
  return <StateMark {...marks[state]}>{t(`state.${state}`)}</StateMark>
}
