import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { foldName, libraryExercise } from '#contract/training/library.ts'
import { muscles } from '#contract/training/exercise-kinds.ts'
import { trainingUrls } from '#contract/training-urls.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { findExercises } from '#web/features/training/exercise-info.ts'
import { TrainingPage } from '#web/features/training/training-page.tsx'
import { OwnExercises } from './own-exercises.tsx'

/** All exercises: the member's own, then the library by muscle. */
export function ExercisesView() {
  const t = useText('training')
  return (
    <TrainingPage title={t('exercises.title')}>
      <Lists />
    </TrainingPage>
  )
}

function Lists() {
  const t = useText('training')
  const { locale } = useShop()
  const [query, setQuery] = useState('')
  const matches = findExercises(query, locale)
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="-mt-3 text-quiet">{t('exercises.intro')}</p>
      <Field
        type="search"
        label={t('picker.search')}
        value={query}
        maxLength={limits.training.exerciseName}
        autoComplete="off"
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <p role="status" className="sr-only">
        {query && t('picker.count', { count: matches.length })}
      </p>
      <OwnExercises folded={foldName(query)} />
      {muscles.map((muscle) => {
        const some = matches.filter(({ exercise }) => libraryExercise(exercise)?.muscle === muscle)
        if (some.length === 0) return null
        return (
          <section key={muscle}>
            <h2 className="text-lg font-semibold">{t(`muscles.${muscle}`)}</h2>
            <ul className="mt-1 divide-y divide-line border-y border-line">
              {some.map(({ exercise, name, equipment }) => (
                <li key={exercise}>
                  <Link
                    to={trainingUrls.exercise(exercise)}
                    className="flex min-h-12 items-center justify-between gap-4 py-2 hover:bg-studio"
                  >
                    <span className="font-medium wrap-anywhere">{name}</span>
                    <span className="text-sm text-quiet">{t(`equipment.${equipment}`)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
