import { type ComponentType, type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { goTo } from '#web/lib/navigate.ts'
import { loadText, useText } from '#web/lib/text.ts'
import { IconButton, iconButtonShape } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { SuggestionsProps } from './suggestions.tsx'
import { localPath, plainPath } from '#web/lib/locale-path.ts'

const phoneForm = 'max-md:absolute max-md:inset-0 max-md:z-10 max-md:gap-1 max-md:bg-ground max-md:px-4'

/**
 * The search field of the header: a form that works without script. On phones it's an icon, a link to the search page, that opens the
 * field over the header. The suggestions load when the field is first focused. `place` changes with each page.
 */
export function SearchBox({ place }: { place: string }) {
  const t = useText('common')
  const input = useRef<HTMLInputElement>(null)
  /** The page on which the field was opened. */
  const [openAt, setOpenAt] = useState<string>()
  const [loaded, setLoaded] = useState<{ Suggestions: ComponentType<SuggestionsProps>; field: HTMLInputElement }>()
  const open = openAt === place
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = shownQuery()
  }, [place])
  const load = ({ currentTarget: field }: FocusEvent<HTMLInputElement>) =>
    void loadSuggestions().then(
      (Suggestions) => setLoaded({ Suggestions, field }),
      // The field works without them, and asks again when it's next focused.
      () => undefined,
    )
  const close = (chosen?: string) => {
    if (input.current && chosen !== undefined) input.current.value = chosen
    input.current?.blur()
    setOpenAt(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const q = input.current?.value.trim()
    if (!q) return
    close(q)
    goTo(urls.search(q))
  }
  return (
    <>
      <a
        href={localPath(urls.search())}
        aria-label={t('header.search')}
        onClick={(event) => {
          event.preventDefault()
          // Phones show the keyboard only if the field gets the focus within the event handler of the press.
          flushSync(() => setOpenAt(place))
          input.current?.focus()
        }}
        className={`${iconButtonShape} md:hidden`}
      >
        <Icon name="search" />
      </a>
      <form
        role="search"
        aria-label={t('header.search')}
        action={localPath(urls.search())}
        onSubmit={submit}
        className={`${open ? 'flex' : 'hidden'} items-center ${phoneForm} md:relative md:mx-2 md:flex md:max-w-[32rem] md:grow`}
      >
        <span aria-hidden="true" className="pointer-events-none absolute start-7 text-quiet md:start-3">
          <Icon name="search" />
        </span>
        <input
          ref={input}
          type="search"
          name="q"
          aria-label={t('header.search')}
          placeholder={t('header.searchPlaceholder')}
          maxLength={limits.search.max}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={load}
          className="min-h-11 w-full min-w-0 rounded-full border border-edge bg-surface ps-10 pe-3 hover:border-ink [&::-webkit-search-cancel-button]:hidden"
        />
        <IconButton label={t('header.closeSearch')} onClick={() => close()} className="md:hidden">
          <Icon name="close" />
        </IconButton>
        {loaded && <loaded.Suggestions input={loaded.field} onClose={close} />}
      </form>
    </>
  )
}

async function loadSuggestions(): Promise<ComponentType<SuggestionsProps>> {
  const [module] = await Promise.all([import('./suggestions.tsx'), loadText(document.documentElement.lang, ['search'])])
  return module.Suggestions
}

/** The query of the results that are shown. */
const shownQuery = (): string =>
  plainPath(window.location.pathname) === urls.search() ? (new URLSearchParams(window.location.search).get('q') ?? '') : ''
