import type { FileLineError } from '#contract/imports.ts'
import { useText } from '#web/lib/text.ts'

/** Errors of the file, each with its line and column. */
export function LineErrors({ errors, quiet = false }: { errors: FileLineError[]; quiet?: boolean }) {
  const t = useText('admin-imports')
  if (errors.length === 0) return null
  return (
    <ul className={`grid gap-1 text-sm font-normal ${quiet ? 'text-quiet' : 'text-bad'}`}>
      {errors.map(({ line, column, message }) => (
        <li key={`${line} ${column} ${message}`} className="wrap-anywhere">
          {column ? t('at', { line, column, message }) : t('atLine', { line, message })}
        </li>
      ))}
    </ul>
  )
}
