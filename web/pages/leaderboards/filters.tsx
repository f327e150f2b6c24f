import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { ageGroups, boardLifts, boardSorts, boardSpans, bodyweightClasses, isRun } from '#contract/leaderboards/kinds.ts'
import { type Board, parseBoard, leaderboardUrl } from '#contract/leaderboards/urls.ts'
import { localPath } from '#web/lib/locale-path.ts'
import { useNumber, withDigits } from '#web/lib/format.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'

/** The choice of a leaderboard: each is a link, and without script a form. */
export function Filters({ board }: { board: Board }) {
  const t = useText('challenges')
  const number = useNumber()
  const form = useRef<HTMLFormElement>(null)
  useChosen(form, board)
  const show = (event: FormEvent<HTMLFormElement>) => {
    const query = new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][])
    goTo(leaderboardUrl(parseBoard(query)), { preventScrollReset: true })
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    show(event)
  }
  const { lift, by, body, age, span } = board
  const sexes = (['', 'female', 'male'] as const).map((value) => ({ value, name: t(`boards.bodies.${value || 'everyone'}`) }))
  const classes = (['female', 'male'] as const).flatMap((sex) =>
    bodyweightClasses[sex].map((value) => ({
      value: value as string,
      name: t(`boards.classes.${sex}`, { weight: withDigits(value, number) }),
    })),
  )
  return (
    <form
      ref={form}
      method="get"
      action={localPath(leaderboardUrl())}
      className="mt-6 grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5"
      onChange={show}
      onSubmit={send}
    >
      <Select
        name="lift"
        label={t('boards.lift')}
        defaultValue={lift}
        options={boardLifts.map((value) => ({ value, name: t(`boards.lifts.${value}`) }))}
      />
      {!isRun(lift) && (
        <Select
          name="by"
          label={t('boards.by')}
          defaultValue={by}
          options={boardSorts.map((value) => ({ value, name: t(`boards.sorts.${value}`) }))}
        />
      )}
      <Select name="class" label={t('boards.body')} defaultValue={body} options={isRun(lift) ? sexes : [...sexes, ...classes]} />
      <Select
        name="age"
        label={t('boards.age')}
        defaultValue={age}
        options={['', ...ageGroups].map((value) => ({
          value,
          name: ageName(
            value,
            t('boards.ages.all'),
            (years) => t('boards.ages.group', { years: withDigits(years, number) }),
            t('boards.ages.under'),
          ),
        }))}
      />
      <Select
        name="span"
        label={t('boards.span')}
        defaultValue={span}
        options={boardSpans.map((value) => ({ value, name: t(`boards.spans.${value}`) }))}
      />
      <noscript className="self-end">
        {import.meta.env.SSR && (
          <Button type="submit" look="secondary">
            {t('boards.show')}
          </Button>
        )}
      </noscript>
    </form>
  )
}

/** Keeps the fields in sync with the address, also after going back. */
function useChosen(form: RefObject<HTMLFormElement | null>, { lift, by, body, age, span }: Board): void {
  useEffect(() => {
    for (const [name, value] of Object.entries({ lift, by, class: body, age, span })) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLSelectElement) field.value = value
    }
  }, [form, lift, by, body, age, span])
}

function ageName(group: string, all: string, of: (years: string) => string, under: string): string {
  if (group === '') return all
  return group === '-23' ? under : of(group.replace('-', '–'))
}
