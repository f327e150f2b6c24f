import { useText } from '#web/lib/text.ts'

const questions = ['renew', 'stop', 'card', 'change', 'deals', 'tax'] as const
type Question = (typeof questions)[number]

/** What people ask before they subscribe. Needs the group "plans". */
export function Questions({ only = questions }: { only?: readonly Question[] }) {
  const t = useText('plans')
  return (
    <section aria-labelledby="plainly" className="mt-16 md:mt-24">
      <h2 id="plainly" className="display mb-4 border-b border-ink pb-4 text-2xl">
        {t('questions.title')}
      </h2>
      <dl className="grid gap-8 pt-2 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-12">
        {only.map((name) => (
          <div key={name}>
            <dt className="font-semibold">{t(`questions.${name}`)}</dt>
            <dd className="mt-2 text-quiet">{t(`questions.${name}Text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
