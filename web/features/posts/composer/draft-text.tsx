import { useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { Names } from '../typing/names.tsx'

/** From here on it says how many characters are left. */
const leftFrom = 500

interface DraftTextProps {
  text: string
  /** The club it's written in: people who can't read it there aren't suggested. */
  clubId: string | undefined
  /** It's about another post. */
  isQuote: boolean
  /** It begins with the focus. */
  hasFocus: boolean
  onChange: (text: string) => void
}

/** The text of a post. People and hashtags are suggested while one is typed. */
export function DraftText({ text, clubId, isQuote, hasFocus, onChange }: DraftTextProps) {
  const t = useText('composer')
  const field = useRef<HTMLTextAreaElement>(null)
  const left = limits.post.text - text.length
  return (
    <div>
      <textarea
        ref={field}
        aria-label={t('text')}
        placeholder={t(isQuote ? 'quote.placeholder' : 'placeholder')}
        value={text}
        maxLength={limits.post.text}
        rows={3}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a press that asks to type
        autoFocus={hasFocus}
        // React gives it the focus before a dialog is shown.
        data-autofocus={hasFocus || undefined}
        className="block field-sizing-content max-h-96 min-h-24 w-full resize-none bg-transparent text-lg outline-none"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Names field={field} clubId={clubId} />
      <p aria-live="polite" className="text-end text-sm text-quiet">
        {left <= leftFrom && t('left', { count: left })}
      </p>
    </div>
  )
}
