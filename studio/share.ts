import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * node studio/share.ts [folder]: the pictures for shared links, 1200 x 630: name@og.jpg beside each product's main picture and each scene.
 * Products get the studio's background, since JPEG has no transparency. Existing files are kept; delete one to create it again.
 */
const folder = process.argv[2] ?? join(import.meta.dirname, '../db/seed/pictures')
const size = { width: 1200, height: 630 }
const ground = '#eceae5'
const jpeg = { quality: 80, mozjpeg: true }

const names = Object.keys(JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8')) as object)
const shared = names.filter((name) => /-1$|^(hero|still)-/.test(name) && !name.endsWith('-video'))

for (const name of shared) {
  const target = join(folder, `${name}@og.jpg`)
  if (existsSync(target)) continue
  const picture = sharp(join(folder, `${name}.avif`))
  const isScene = !name.endsWith('-1')
  const framed = isScene
    ? picture.resize({ ...size, fit: 'cover' })
    : picture.resize({ ...size, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } }).flatten({ background: ground })
  await framed.jpeg(jpeg).toFile(target)
}
for (const file of readdirSync(folder)) {
  if (file.endsWith('@og.jpg') && !shared.includes(file.slice(0, -'@og.jpg'.length))) rmSync(join(folder, file))
}
