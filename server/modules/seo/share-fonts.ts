import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unpackWoff } from '#server/modules/invoices/invoices.ts'
import { newTemporaryFolder } from '#server/http/temporary-folders.ts'

/** The fonts that lines name, and fallbacks for characters that these lack. */
const files = {
  strong: 'inter/files/inter-latin-600-normal.woff',
  display: 'archivo/files/archivo-latin-800-normal.woff',
}
const others = [
  ...['latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'].map((subset) => `inter/files/inter-${subset}-600-normal.woff`),
  'archivo/files/archivo-latin-ext-800-normal.woff',
  'noto-sans-bengali/files/noto-sans-bengali-bengali-600-normal.woff',
]

export interface ShareFonts {
  folder: string
  fonts: Record<'strong' | 'display', string>
  others: string[]
}

/** Unpacks the shop's typefaces into files for the drawing process. */
export async function unpackFonts(): Promise<ShareFonts> {
  const folder = await newTemporaryFolder('fonts')
  const unpacked = async (file: string) => {
    const path = join(folder, `${file.replaceAll('/', '-')}.ttf`)
    await writeFile(path, unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${file}`)))))
    return path
  }
  const [strong, display] = await Promise.all([unpacked(files.strong), unpacked(files.display)])
  return { folder, fonts: { strong, display }, others: await Promise.all(others.map(unpacked)) }
}
