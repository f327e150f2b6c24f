/** `npm run shots [-- --only name] [--width n] [--theme name]`: every page in every state, and all product pictures, in one folder to look at. */
import { takeShots } from './shots/take-shots.ts'

await takeShots(process.argv.slice(2))
