import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { inputShape } from '#web/ui/field.tsx'
import { localPath } from '#web/lib/locale-path.ts'

export function SearchForm({ q }: { q: string }) {
  const t = useText('content')
  return (
    <form method="get" action={localPath(urls.faq())} role="search" className="mt-8 flex max-w-[36rem] gap-2">
      <input
        type="search"
        name="q"
        defaultValue={q}
        maxLength={limits.search.max}
        aria-label={t('faq.label')}
        placeholder={t('faq.placeholder')}
        className={inputShape}
      />
      <Button type="submit">{t('faq.search')}</Button>
    </form>
  )
}
