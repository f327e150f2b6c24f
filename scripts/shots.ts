/** `npm run shots [-- --only name] [--width n] [--theme name]`: takes screenshots of every page and state, and of all product pictures. */
import { takeShots } from './shots/take-shots.ts'

await takeShots(process.argv.slice(2))
