import { useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { Names } from '../typing/names.tsx'

/** The number of remaining characters is shown below this. */
const leftFrom = 500

interface DraftTextProps {
  text: string
  /** The club of the post: only people who can read it there are suggested. */
  clubId: string | undefined
  /** The post quotes another one. */
  isQuote: boolean
  /** Focuses the field when it mounts. */
  hasFocus: boolean
  onChange: (text: string) => void
}

/** The text of a post. Mentions and hashtags are suggested while they are typed. */
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
        // React's autoFocus runs before the dialog is shown, so the dialog focuses this field itself.
        data-autofocus={hasFocus || undefined}
        className="block [contain:inline-size] field-sizing-content max-h-96 min-h-24 w-full resize-none bg-transparent text-lg outline-none"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Names field={field} clubId={clubId} />
      <p aria-live="polite" className="text-end text-sm text-quiet">
        {left <= leftFrom && t('left', { count: left })}
      </p>
    </div>
  )
}
