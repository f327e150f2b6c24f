import { useCallback, useState } from 'react'

/** The message of each invalid field, by its path in the server's notation. */
export type FieldProblems = Record<string, string>

/** The messages of a form's invalid fields, until those fields change. */
export function useFieldProblems() {
  const [problems, setProblems] = useState<FieldProblems>({})
  const clear = useCallback(() => setProblems({}), [])
  /** Clears the messages of these fields and everything below them. */
  const clearFields = useCallback(
    (fields: readonly string[]) =>
      setProblems((all) => Object.fromEntries(Object.entries(all).filter(([path]) => !fields.includes(path.split('.')[0]!)))),
    [],
  )
  return { problems, setProblems, clear, clearFields }
}
