/**
 * Imports a file that the document names, as it's one of its own page: the page's code and texts. Null for any other; those are found in
 * lists, which a first page so does without.
 */
export function importOwn<Module>(source: string): Promise<Module> | null {
  const named = globalThis.document?.getElementById('data')?.dataset['files'] ?? '{}'
  const file = (JSON.parse(named) as Partial<Record<string, string>>)[source]
  return file === undefined ? null : (import(/* @vite-ignore */ file) as Promise<Module>)
}
