import { type FormEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { OwnExercise } from '#contract/training/exercises.ts'
import { foldName } from '#contract/training/library.ts'
import { trainingUrls } from '#contract/training-urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmAction } from '#web/ui/confirm.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { setOwnExercises, useOwnExercises } from '#web/features/training/use-own-exercises.ts'

/** Exercises that the member added, which can be renamed and deleted; nothing if none matches the search. */
export function OwnExercises({ folded }: { folded: string }) {
  const t = useText('training')
  const [renamed, setRenamed] = useState<OwnExercise | null>(null)
  const [deleted, setDeleted] = useState<OwnExercise | null>(null)
  const own = useOwnExercises().filter(({ name }) => foldName(name).includes(folded))
  if (own.length === 0) return null
  return (
    <section>
      <h2 className="text-lg font-semibold">{t('exercises.own')}</h2>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {own.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <Link
              to={trainingUrls.exercise(one.id)}
              className="inline-flex min-h-11 items-center font-medium wrap-anywhere hover:underline"
            >
              {one.name}
            </Link>
            <span className="flex gap-4">
              <TextButton aria-label={t('exercises.renameOne', { name: one.name })} onClick={() => setRenamed(one)}>
                {t('exercises.rename')}
              </TextButton>
              <TextButton aria-label={t('exercises.deleteOne', { name: one.name })} onClick={() => setDeleted(one)}>
                {t('exercises.delete')}
              </TextButton>
            </span>
          </li>
        ))}
      </ul>
      {renamed && <Rename exercise={renamed} onClose={() => setRenamed(null)} />}
      {deleted && <Delete exercise={deleted} onClose={() => setDeleted(null)} />}
    </section>
  )
}

interface OneProps {
  exercise: OwnExercise
  onClose: () => void
}

function Rename({ exercise: { id, name, muscle, equipment }, onClose }: OneProps) {
  const t = useText('training')
  const errorMessage = useErrorMessage()
  const [typed, setTyped] = useState(name)
  const { busy, error, run } = useAction()
  const send = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const changed = await signed('PATCH /own-exercises/:id', { id, name: typed, muscle, equipment })
      setOwnExercises((items) => items.map((one) => (one.id === id ? changed : one)))
      toast('success', t('exercises.renamed'))
      onClose()
    })
  }
  return (
    <Dialog open title={t('exercises.renameOne', { name })} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 p-5">
        {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
        <Field
          label={t('exercises.name')}
          value={typed}
          required
          maxLength={limits.training.exerciseName}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" busy={busy}>
          {t('exercises.save')}
        </Button>
      </form>
    </Dialog>
  )
}

function Delete({ exercise: { id, name }, onClose }: OneProps) {
  const t = useText('training')
  const remove = async () => {
    await signed('DELETE /own-exercises/:id', { id })
    setOwnExercises((items) => items.filter((one) => one.id !== id))
    toast('success', t('exercises.deleted'))
  }
  return (
    <ConfirmAction
      title={t('exercises.deleteTitle', { name })}
      text={t('exercises.deleteText')}
      action={t('exercises.deleteAction')}
      dismiss={t('exercises.keep')}
      onClose={onClose}
      work={remove}
    />
  )
}
