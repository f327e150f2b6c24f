/** `npm run dev [-- --empty]`: as `npm start`, with pages straight from their sources. */
import { launch } from './launch.ts'

await launch({ dev: true })
