/** `npm start [-- --empty]`: from a fresh clone to a running shop. */
import { launch } from './launch.ts'

await launch({ dev: false })
