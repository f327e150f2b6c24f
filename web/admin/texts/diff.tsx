import type { TextDocument } from '#contract/admin/texts.ts'
import { useText } from '#web/lib/text.ts'
import { type DiffLine, lineDiff, nearChanges } from './line-diff.ts'

const looks = { same: 'text-quiet', added: 'bg-studio text-good', removed: 'text-bad line-through' }
const signs = { same: ' ', added: '+', removed: '-' }

const wordsOf = ({ title, description, body }: TextDocument): string => `${title}\n${description}\n\n${body}`

/** The difference between two versions of a text. */
export function Diff({ before, after }: { before: TextDocument; after: TextDocument }) {
  const t = useText('admin-texts')
  const lines = nearChanges(lineDiff(wordsOf(before), wordsOf(after)))
  if (lines.length === 0) return <p className="text-quiet">{t('version.same')}</p>
  return (
    <pre className="border border-line p-3 font-text text-sm whitespace-pre-wrap" aria-label={t('action.show_diff')}>
      {numbered(lines).map(({ at, kind, text }) => (
        <span key={at} className={`block ${looks[kind]}`}>
          <span aria-hidden="true">{signs[kind]} </span>
          {text}
        </span>
      ))}
    </pre>
  )
}

/** Lines may repeat, so each gets its position as a key. */
const numbered = (lines: DiffLine[]): (DiffLine & { at: number })[] => lines.map((line, at) => ({ ...line, at }))
