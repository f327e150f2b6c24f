import { useCallback, useState } from 'react'
import type { Challenge, ChallengeCard } from '#contract/challenges/challenges.ts'
import { challengeStates, type ChallengeState } from '#contract/challenges/states.ts'
import { CancelChallenge } from '#web/features/challenges/cancel-challenge.tsx'
import { ChallengeForm } from '#web/features/challenges/lazy-form.tsx'
import { useText } from '#web/lib/text.ts'
import { usePaginatedList } from '#web/lib/use-paginated-list.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { LoadedList } from '#web/admin/frame/loaded-list.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'
import { ChallengeRow } from './challenge-row.tsx'
import { Participants } from './participants.tsx'

type Opened =
  | { what: 'new' }
  | { what: 'edit'; challenge: Challenge }
  | { what: 'cancel'; challenge: ChallengeCard }
  | { what: 'participants'; challenge: ChallengeCard }

/** The shop's challenges, which staff create, and those of clubs, which staff can cancel. */
export function Component() {
  const t = useText('admin-challenges')
  const [state, setState] = useState<ChallengeState | 'all'>('all')
  const [open, setOpen] = useState<Opened | null>(null)
  const ask = useCallback(
    (cursor?: string) => staff('GET /admin/challenges', { limit: 50, cursor, ...(state !== 'all' && { state }) }),
    [state],
  )
  const pages = usePaginatedList<ChallengeCard>(ask)
  const close = () => setOpen(null)
  const reload = () => void pages.data.load()
  const edit = async (id: string) => setOpen({ what: 'edit', challenge: await staff('GET /admin/challenges/:id', { id }) })
  return (
    <Screen
      title={t('title')}
      actions={
        <ActionButton look="ember" onClick={() => setOpen({ what: 'new' })}>
          {t('new')}
        </ActionButton>
      }
    >
      <p className="max-w-168 px-4 pb-4 text-quiet md:px-8">{t('lead')}</p>
      <div className="px-4 pb-4 md:px-8">
        <Segmented
          label={t('state')}
          value={state}
          onChange={setState}
          options={(['all', ...challengeStates] as const).map((value) => ({ value, name: t(`states.${value}`) }))}
        />
      </div>
      <LoadedList data={pages.data} empty={{ title: t('empty.title'), text: t('empty.text') }}>
        {({ items }) =>
          items.map((challenge) => (
            <ChallengeRow
              key={challenge.id}
              challenge={challenge}
              onEdit={() => void edit(challenge.id)}
              onCancel={() => setOpen({ what: 'cancel', challenge })}
              onParticipants={() => setOpen({ what: 'participants', challenge })}
            />
          ))
        }
      </LoadedList>
      {pages.hasMore && (
        <div className="p-4 md:px-8">
          <ActionButton busy={pages.busy} onClick={pages.more}>
            {t('more')}
          </ActionButton>
        </div>
      )}
      {open && <Dialogs open={open} onClose={close} onDone={reload} />}
    </Screen>
  )
}

function Dialogs({ open, onClose, onDone }: { open: Opened; onClose: () => void; onDone: () => void }) {
  if (open.what === 'participants') return <Participants challenge={open.challenge} onClose={onClose} />
  if (open.what === 'cancel') {
    const { id, title } = open.challenge
    return (
      <CancelChallenge
        title={title}
        send={() => staff('POST /admin/challenges/:id/cancel', { id })}
        onClose={onClose}
        onCancelled={onDone}
      />
    )
  }
  if (open.what === 'new')
    return (
      <ChallengeForm Frame={InputDialog} send={(fields) => staff('POST /admin/challenges', fields)} onClose={onClose} onSaved={onDone} />
    )
  const { challenge } = open
  return (
    <ChallengeForm
      Frame={InputDialog}
      challenge={challenge}
      send={(fields) => staff('PATCH /admin/challenges/:id', { id: challenge.id, ...fields })}
      onClose={onClose}
      onSaved={onDone}
    />
  )
}
