/** `npm start [-- --empty]`: everything from nothing to an open shop. */
import { launch } from './launch.ts'

await launch({ dev: false })
