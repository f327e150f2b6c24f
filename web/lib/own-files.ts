/**
 * Imports a file of the page's own code or texts, which the document names. Null for any other file: those are found in lists, so a first
 * page doesn't need the lists.
 */
export function importOwn<Module>(source: string): Promise<Module> | null {
  const named = globalThis.document?.getElementById('data')?.dataset['files'] ?? '{}'
  const file = (JSON.parse(named) as Partial<Record<string, string>>)[source]
  return file === undefined ? null : (import(/* @vite-ignore */ file) as Promise<Module>)
}
