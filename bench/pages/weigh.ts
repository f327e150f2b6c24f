import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fetchBytes } from '../load/connection.ts'
import { type Assets, assetsOf, type Manifest } from './assets.ts'

/** The transferred bytes of a first visit to a page, with gzip at its best level. Pictures and fonts are left out. */
export interface Weight {
  path: string
  scripts: number
  jsGzipBytes: number
  cssGzipBytes: number
  htmlBytes: number
  htmlGzipBytes: number
}

const client = join(import.meta.dirname, '../../dist/client')
const best = { level: 9 }

/** Weighs a page of the running shop. `seen` is what a browser was seen to load: it may be more than the HTML tells. */
export async function weigh(origin: string, path: string, seen: string[]): Promise<Weight> {
  const html = await fetchBytes(origin, path)
  const assets = assetsOf(html.toString(), readManifest())
  for (const file of seen) (file.endsWith('.css') ? assets.styles : assets.scripts).add(file)
  return { path, ...weightOf(assets), htmlBytes: html.length, htmlGzipBytes: gzipSync(html, best).length }
}

function weightOf({ scripts, styles }: Assets): Pick<Weight, 'scripts' | 'jsGzipBytes' | 'cssGzipBytes'> {
  return { scripts: scripts.size, jsGzipBytes: gzipped(scripts), cssGzipBytes: gzipped(styles) }
}

/** The figures of a page that a budget can be set for. */
export const figuresOfWeight = ({ scripts, jsGzipBytes, cssGzipBytes, htmlGzipBytes }: Weight) => ({
  scripts,
  jsGzipBytes,
  cssGzipBytes,
  htmlGzipBytes,
})

const readManifest = () => JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest

const gzipped = (files: Set<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), best).length, 0)
