import { useCallback, useState } from 'react'

/** The message of each wrong field, by its path as the server names it. */
export type FieldProblems = Record<string, string>

/** What is wrong with the fields of a form, until they are changed. */
export function useFieldProblems() {
  const [problems, setProblems] = useState<FieldProblems>({})
  const clear = useCallback(() => setProblems({}), [])
  /** Of these fields and all below them. */
  const clearFields = useCallback(
    (fields: readonly string[]) =>
      setProblems((all) => Object.fromEntries(Object.entries(all).filter(([path]) => !fields.includes(path.split('.')[0]!)))),
    [],
  )
  return { problems, setProblems, clear, clearFields }
}
