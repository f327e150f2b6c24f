import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { z } from 'zod'
import { type MarkdownFile, readFrontMatter } from './front-matter.ts'

/** A Markdown file. `name` is without extension. */
export interface ContentFile<T> {
  name: string
  fields: T
  body: string
}

/**
 * The Markdown files of a folder, by name. Throws one Error that names every invalid file and field, so that a shop with an invalid file
 * doesn't start.
 */
export function readFolder<T>(folder: string, schema: z.ZodType<T>): ContentFile<T>[] {
  if (!existsSync(folder)) return []
  const problems: string[] = []
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .flatMap((file) => {
      const name = basename(file, '.md')
      try {
        const { fields, body }: MarkdownFile = readFrontMatter(readFileSync(join(folder, file), 'utf8'))
        const parsed = schema.safeParse(fields)
        if (parsed.success) return [{ name, fields: parsed.data, body }]
        problems.push(...parsed.error.issues.map(({ path, message }) => `${join(folder, file)}: ${path.join('.')} ${message}`))
      } catch (error) {
        problems.push(`${join(folder, file)} ${(error as Error).message}`)
      }
      return []
    })
  if (problems.length > 0) throw new Error(problems.join('; '))
  return files
}

/** A value that changes whenever a file of the folder does. */
export function stampOf(folder: string): string {
  if (!existsSync(folder)) return ''
  return readdirSync(folder)
    .map((file) => `${file} ${statSync(join(folder, file)).mtimeMs}`)
    .join('\n')
}
