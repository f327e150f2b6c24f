import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { useIdempotencyKey } from '#web/lib/use-idempotency-key.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { groupNameOf } from './group-name-of.ts'
import { PeopleForm } from './people-form.tsx'

/** Starts a group. Needs the groups "group-forms" and "send-to". */
export function NewGroup({ onClose }: { onClose: () => void }) {
  const t = useText('group-forms')
  const keyOf = useIdempotencyKey()
  const [isNameless, setNameless] = useState(false)
  return (
    <Dialog open title={t('new.title')} onClose={onClose}>
      <PeopleForm
        title={t('new.people')}
        action={t('new.start')}
        isWrong={(form) => {
          const isEmpty = groupNameOf(form) === ''
          setNameless(isEmpty)
          return isEmpty
        }}
        onSubmit={async (people, form) => {
          const input = { name: groupNameOf(form), people: people.map(({ handle }) => handle) }
          const { id } = await signed('POST /groups', input, { idempotencyKey: keyOf(input) })
          onClose()
          goTo(urls.group(id))
        }}
      >
        <Field
          name="name"
          label={t('new.name')}
          error={isNameless ? t('new.nameless') : undefined}
          required
          maxLength={limits.group.name}
          autoComplete="off"
          className="px-5 pt-5"
        />
      </PeopleForm>
    </Dialog>
  )
}
