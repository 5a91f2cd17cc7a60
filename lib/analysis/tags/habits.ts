import { habitLines } from './tag-habits.ts'

/** How much likelier (above 0) or less likely desks take a common word as a tag than what a text shows of it says, by the key of its stems. */
export const tagHabits: Readonly<Record<string, number>> = Object.fromEntries(
  habitLines
    .trim()
    .split(/;\s|\n/)
    .map(entry => entry.split('='))
    .map(([key = '', value]) => [key, Number(value)]),
)
