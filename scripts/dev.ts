/** `npm run dev [-- --empty]`: like `npm start`, with the pages served from source. */
import { launch } from './launch.ts'

await launch({ dev: true })
