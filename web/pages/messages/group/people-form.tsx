import { type FormEvent, type ReactNode, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Person } from '#contract/people.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { PeoplePicker } from './people-picker.tsx'
import { refusedPeople } from './refused-people.ts'

interface PeopleFormProps {
  title: string
  action: string
  /** Fields above the people. */
  children?: ReactNode
  /** Checks these fields and shows what is wrong with them. */
  isWrong?: (form: FormData) => boolean
  onSubmit: (people: Person[], form: FormData) => Promise<void>
}

/** Chooses people for a group. Says which of them can't be added. */
export function PeopleForm({ title, action, children, isWrong, onSubmit }: PeopleFormProps) {
  const t = useText('group-forms')
  const errorMessage = useErrorMessage()
  const number = useNumber()
  const { busy, error, run } = useAction()
  const [people, setPeople] = useState<Person[]>([])
  const [isMissing, setMissing] = useState(false)
  const refused = refusedPeople(error, people)
  const isTooMany = people.length >= limits.group.membersMax
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const areFieldsWrong = isWrong?.(form) ?? false
    setMissing(people.length === 0)
    if (areFieldsWrong || people.length === 0 || isTooMany) return
    void run(() => onSubmit(people, form))
  }
  const problem = isTooMany
    ? t('full', { max: number(limits.group.membersMax) })
    : isMissing && people.length === 0
      ? t('new.none')
      : refused.length > 0
        ? t('new.wrong', { names: refused.map(({ name }) => name).join(', ') })
        : error === null
          ? null
          : errorMessage(error)
  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-col">
      <div className="min-h-0 grow overflow-y-auto">
        {children}
        <p className="px-5 pt-5 text-sm text-quiet">{t('new.hint')}</p>
        <PeoplePicker title={title} chosen={people} onChange={setPeople} />
      </div>
      <div className="grid shrink-0 gap-3 border-t border-line p-5">
        {problem !== null && <Alert tone="bad">{problem}</Alert>}
        <Button type="submit" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  )
}
