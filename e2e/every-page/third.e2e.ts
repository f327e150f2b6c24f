import { checkVisits, parts } from './visits.ts'

checkVisits(parts.third)
