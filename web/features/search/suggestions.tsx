import { goTo } from '#web/lib/navigate.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import { type Entry, groupsOf } from './entries.tsx'
import { clearRecentSearches, useRecentSearches } from './recent.ts'
import { useCombobox, useField } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'
import { useViewedProducts } from './use-viewed-products.ts'

export interface SuggestionsProps {
  /** The field the suggestions belong to. */
  input: HTMLInputElement
  /** Closes the list; the chosen text stays in the field. */
  onClose: (chosen?: string) => void
}

const listId = 'search-suggestions'
const optionId = (at: number): string => `${listId}-${at}`
const panel =
  'fixed inset-x-0 top-16 bottom-0 overflow-y-auto bg-surface md:absolute md:inset-x-auto md:start-0 md:top-full md:bottom-auto md:mt-2 md:max-h-[calc(100dvh-8rem)] md:w-[26rem] md:rounded-card md:border md:border-line md:shadow-float'

/** The list under the search field, a WAI-ARIA combobox. The focus stays in the field; arrows choose, Enter opens, Escape closes. */
export function Suggestions({ input, onClose }: SuggestionsProps) {
  const t = useText('search')
  const shop = useShop()
  const recent = useRecentSearches()
  const field = useField(input)
  const { text, isOpen } = field
  const answer = useSuggestions(text)
  const viewed = useViewedProducts(isOpen && text.trim() === '')
  const groups = groupsOf(text, answer, { recent, viewed }, { t, shop })
  const entries = groups.flatMap((group) => group.entries)
  const names = [text, ...entries.map(({ key }) => key)].join('\n')
  const choose = ({ to, text: chosen }: Entry) => {
    onClose(chosen)
    goTo(to)
  }
  const { active, setActive } = useCombobox(input, { listId, optionId, entries, names, field, onChoose: choose, onClose })
  const count = entries.length
  const message = text.trim() !== '' && answer && count === 0 ? t('suggestions.none') : count > 0 ? t('suggestions.count', { count }) : ''
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, group) => sum + group.entries.length, 0))
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen ? message : ''}
      </p>
      <div hidden={!isOpen || (count === 0 && message === '')} className={panel} onPointerDown={(event) => event.preventDefault()}>
        <div id={listId} role="listbox" aria-label={t('suggestions.label')} className="p-2">
          {groups.map(({ name, entries: listed }, group) => (
            <div key={name} role="group" aria-label={name}>
              <p aria-hidden="true" className="px-3 pt-3 pb-1 text-xs font-medium text-quiet">
                {name}
              </p>
              {listed.map((entry, at) => {
                const index = starts[group]! + at
                return (
                  // The field has the focus and handles the keys.
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                  <div
                    key={entry.key}
                    id={optionId(index)}
                    role="option"
                    aria-selected={index === active}
                    tabIndex={-1}
                    onPointerMove={() => setActive(index)}
                    onClick={() => choose(entry)}
                    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-input px-3 py-1 aria-selected:bg-studio"
                  >
                    {entry.content}
                  </div>
                )
              })}
            </div>
          ))}
        </div>
        {count === 0 && <p className="px-5 pb-5 text-quiet">{message}</p>}
        {text.trim() === '' && recent.length > 0 && (
          <div className="border-t border-line px-5 py-1">
            <TextButton
              onClick={() => {
                clearRecentSearches()
                input.focus()
              }}
            >
              {t('suggestions.clear')}
            </TextButton>
          </div>
        )}
      </div>
    </>
  )
}
