import { checkVisits } from './visits.ts'

checkVisits(3, 3)
