import type { ApiOutput } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'

const ask = () => signed('GET /profile', {})

/** Whether the reader is ranked here: off unless they choose to be. */
export function TakePart({ onChange }: { onChange: () => void }) {
  const t = useText('challenges')
  const errorMessage = useErrorMessage()
  const { value: own, change } = useAsyncData<ApiOutput<'GET /profile'>>(ask)
  const { error, run } = useAction()
  const set = (changed: { onLeaderboards?: boolean; showsAge?: boolean }) =>
    void run(async () => {
      const saved = await signed('PATCH /profile', changed)
      change(() => saved)
      onChange()
    })
  return (
    <section className="mt-6 max-w-[42em] rounded-card border border-line bg-surface p-5 wrap-anywhere">
      <h2 className="font-semibold">{t('boards.own.title')}</h2>
      {own ? (
        <div className="mt-3 grid gap-4">
          <Switch
            label={t('boards.own.on')}
            hint={t('boards.own.onWhy')}
            checked={own.onLeaderboards}
            onChange={({ currentTarget: { checked } }) => set({ onLeaderboards: checked, ...(!checked && { showsAge: false }) })}
          />
          {own.onLeaderboards && (
            <Switch
              label={t('boards.own.age')}
              hint={t('boards.own.ageWhy')}
              checked={own.showsAge}
              onChange={({ currentTarget: { checked } }) => set({ showsAge: checked })}
            />
          )}
          {own.onLeaderboards && !own.isRanked && <Alert tone="quiet">{t('boards.own.notRanked')}</Alert>}
          {own.onLeaderboards && own.privacy !== 'public' && <Alert tone="quiet">{t('boards.own.notPublic')}</Alert>}
          {own.onLeaderboards && (own.sex === null || own.bodyWeight === null) && (
            <p className="text-sm text-quiet">{t('boards.own.incomplete')}</p>
          )}
          {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
          <TextLink to={urls.person(own.handle)} className="inline-flex min-h-11 items-center text-sm">
            {t('boards.own.profile')}
          </TextLink>
        </div>
      ) : (
        <Skeleton className="mt-3 h-16 w-full" />
      )}
    </section>
  )
}
