import { useEffect } from 'react'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { rememberSearch } from '#web/features/search/recent.ts'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { inputShape } from '#web/ui/field.tsx'
import { Categories } from './categories.tsx'
import { Clubs, People } from './community.tsx'
import type { ResultsProps, SearchData } from './load.ts'
import { Notes } from './notes.tsx'
import { Nothing } from './nothing.tsx'
import { Products } from './products.tsx'
import { Tabs } from './tabs.tsx'
import { localPath } from '#web/lib/locale-path.ts'

export { loader } from './load.ts'

export function Component() {
  const data = useLoaderData<SearchData>()
  const t = useText('search')
  const { q, results } = data
  useEffect(() => {
    if (q !== '') rememberSearch(q)
  }, [q])
  const title = q === '' ? t('title') : t('titleFor', { query: q })
  return (
    <div className="wrap pt-6 pb-10 md:pt-10">
      <Head title={title} description={t('start.text')} path={urls.search()} hidden={q !== ''} />
      <h1 className="display text-2xl text-balance break-words">{q === '' ? t('start.title') : title}</h1>
      {/* On wide screens, the header has the same field with the same query. */}
      <form
        key={q}
        role="search"
        aria-label={t('field')}
        action={localPath(urls.search())}
        className={`mt-5 flex max-w-[40rem] gap-3 ${results ? 'md:hidden' : ''}`}
      >
        <input
          type="search"
          name="q"
          aria-label={t('field')}
          defaultValue={q}
          required
          maxLength={limits.search.max}
          enterKeyHint="search"
          className={inputShape}
        />
        <Button type="submit">{t('submit')}</Button>
      </form>
      {results ? <Results data={{ ...data, results }} /> : <Start />}
    </div>
  )
}

function Start() {
  const t = useText('search')
  return (
    <>
      <p className="mt-4 max-w-[40em] text-quiet">{t('start.text')}</p>
      <Categories />
    </>
  )
}

function Results({ data }: ResultsProps) {
  const { tab, results } = data
  const isEmpty = results.totals.products + results.totals.people + results.totals.clubs === 0
  return (
    <>
      <Tabs data={data} />
      <Notes data={data} />
      {tab === 'PRODUCT' && <Products data={data} />}
      {tab === 'PEOPLE' && <People data={data} />}
      {tab === 'CLUB' && <Clubs data={data} />}
      {tab === 'ALL' && (isEmpty ? <Nothing data={data} /> : <Everything data={data} />)}
    </>
  )
}

function Everything({ data }: ResultsProps) {
  const { products, people, clubs } = data.results.totals
  return (
    <>
      {products > 0 && <Products data={data} />}
      {people > 0 && <People data={data} />}
      {clubs > 0 && <Clubs data={data} />}
    </>
  )
}
