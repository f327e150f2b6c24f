import { type FormEvent, useState } from 'react'
import type { Club } from '#contract/clubs/clubs.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'

/** Closes a club permanently, after its name was typed to confirm. Needs the groups "club-forms" and "ui". */
export function CloseClub({ club: { slug, name } }: { club: Pick<Club, 'slug' | 'name'> }) {
  const t = useText('club-forms')
  const errorMessage = useErrorMessage()
  const [asks, setAsks] = useState(false)
  const [wrong, setWrong] = useState(false)
  const { busy, error, run } = useAction({ busyAfterSuccess: true })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = (new FormData(event.currentTarget).get('name') as string).trim()
    setWrong(typed !== name)
    if (typed !== name) return
    void run(async () => {
      await signed('POST /clubs/:slug/close', { slug, name: typed })
      toast('success', t('close.done', { name }))
      goTo(urls.clubs(), { replace: true })
    })
  }
  return (
    <section aria-labelledby="close-club" className="mt-8 grid gap-3 border-t border-line pt-6">
      <h3 id="close-club" className="font-semibold">
        {t('close.title')}
      </h3>
      <p className="text-quiet wrap-anywhere">{t('close.text', { name })}</p>
      <p className="text-quiet">{t('close.keep')}</p>
      {asks ? (
        <form onSubmit={send} noValidate className="grid gap-4">
          {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
          <Field
            name="name"
            label={t('close.confirm', { name })}
            error={wrong ? t('close.wrong') : undefined}
            maxLength={limits.club.name}
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a press that asks to type
            autoFocus
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="danger" busy={busy}>
              {t('close.action')}
            </Button>
            <Button look="secondary" onClick={() => setAsks(false)}>
              {t('close.cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <Button look="danger" className="justify-self-start" onClick={() => setAsks(true)}>
          {t('close.start')}
        </Button>
      )}
    </section>
  )
}
