import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fetchPlain } from '../measure.ts'
import { type Assets, assetsOf, type Manifest } from './assets.ts'

/** What a first visit to a page loads, as gzip's best sends it. Pictures and fonts are left out. */
export interface Weight { path: string; scripts: number; jsGzipBytes: number; cssGzipBytes: number; htmlBytes: number; htmlGzipBytes: number }

const client = join(import.meta.dirname, '../../dist/client')
const best = { level: 9 }

/** Weighs pages of the running shop. `seen` adds what a browser was seen to load beyond what the HTML tells. */
export async function weigh(origin: string, path: string, seen: string[] = []): Promise<Weight> {
  const html = await fetchPlain(origin, path)
  const assets = assetsOf(html.toString(), readManifest())
  addSeen(assets, seen)
  return {
    path, scripts: assets.scripts.size, jsGzipBytes: gzipped(assets.scripts), cssGzipBytes: gzipped(assets.styles),
    htmlBytes: html.length, htmlGzipBytes: gzipSync(html, best).length,
  }
}

const readManifest = () => JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest

function addSeen({ scripts, styles }: Assets, seen: string[]): void {
  for (const file of seen) (file.endsWith('.css') ? styles : scripts).add(file)
}

const gzipped = (files: Set<string>): number => [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), best).length, 0)
