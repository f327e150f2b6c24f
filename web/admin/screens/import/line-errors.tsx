import type { FileLineError } from '#contract/imports.ts'
import { errorSentence } from './error-sentence.ts'
import { useText } from '#web/lib/text.ts'

/** Errors of the file, each with its line and column. */
export function LineErrors({ errors, quiet = false }: { errors: FileLineError[]; quiet?: boolean }) {
  const t = useText('admin-imports')
  if (errors.length === 0) return null
  return (
    <ul className={`grid gap-1 text-sm font-normal ${quiet ? 'text-quiet' : 'text-bad'}`}>
      {errors.map(({ line, column, message }) => (
        <li key={`${line} ${column} ${message}`} className="wrap-anywhere">
          {errorSentence({ line, column, message }, t)}
        </li>
      ))}
    </ul>
  )
}
