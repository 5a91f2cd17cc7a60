import { fold } from '../../text/text.ts'
import { addDays, dayIn, dayOfMonthFrom, fromOn, nextMonthFrom, nextWeekday, nthWeekday } from './days.ts'
import { type Token, tokensOf } from './tokens.ts'

/** What a text says about when an event is. */
export interface ReadTime {
  startDate: string
  /** `19:00`; empty when the text says no hour. */
  startTime: string
  /** The last day of several; empty for one day or night. */
  endDate: string
  endTime: string
  /** Whether the text says that it lasts the whole day. */
  wholeDay: boolean
  repeats: 'week' | 'month' | null
}

/** A day in the text: where its token stands, and how it is joined to the day before it. */
interface Day {
  index: number
  iso: string
  joined: 'range' | 'list' | null
  repeats: ReadTime['repeats']
}

const RANGE = /^(?:a|ate|-|ate o?|a o)$/
const HOURS = /^(?:as|ao|a|ate|ate as|-|\/|,? ?(?:termino|fim|encerramento)(?: as| ate)?)$/

/** Words of a gap that say nothing about how two days or hours are joined. */
const joint = (gap: string): string =>
  gap
    .replace(/[():.,;]/g, ' ')
    .replace(/\b(?:do|de|no|em|o|os|dia|dias|das|feira)\b/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()

/**
 * Reads when an event is from a text as people write it: “Sáb 14/06, 19h–22h”. `today` is the day (`2026-06-14`) on which it is read: a day
 * without a year is the next one. A date in numbers wins against a weekday that contradicts it. Null when the text says no day.
 */
export function readTime(text: string, today: string): ReadTime | null {
  const tokens = settled(tokensOf(text))
  const days = chain(daysOf(tokens, today), tokens, today)
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return null
  const hours = hoursOf(tokens, days)
  const wholeDay = hours.start === '' && /\bdia (?:todo|inteiro)\b/.test(fold(text))
  const several = last.iso > first.iso
  return {
    startDate: first.iso,
    startTime: hours.start,
    endDate: several ? last.iso : '',
    endTime: several ? hours.end || hours.start : hours.end,
    wholeDay,
    repeats: first.repeats,
  }
}

const isDated = ({ kind }: Token) => kind === 'date' || kind === 'dayOfMonth'

/** The tokens that count: numbers become hours or days by their neighbours, and weekdays give way to dates. */
function settled(tokens: readonly Token[]): Token[] {
  const read = tokens.map((token, at): Token => {
    if (token.kind !== 'number') return token
    const before = tokens[at - 1]
    const after = tokens[at + 1]
    const isHour = before && before.kind !== 'weekday' && after?.kind === 'time' && HOURS.test(after.gap)
    if (isHour && token.value <= 23) return { kind: 'time', hour: token.value, minute: 0, gap: token.gap }
    return token
  })
  const hasDates = read.some(isDated)
  const listed = listedNumbers(read)
  const kept = read.flatMap((token, at): Token[] => {
    if (token.kind === 'weekday' || token.kind === 'weekend') return hasDates && isPlain(token) ? [] : [token]
    if (token.kind !== 'number') return [token]
    return listed.has(token) || (!hasDates && namesDay(read[at - 1], token)) ? [token] : []
  })
  // A gap before a dropped weekday joins the date behind it.
  const places = new Map(read.map((token, at) => [token, at]))
  const stays = new Set(kept)
  return kept.map(token => {
    const before = read[(places.get(token) ?? 0) - 1]
    return before && !stays.has(before) && before.kind === 'weekday' && isDated(token)
      ? { ...token, gap: `${before.gap} ${token.gap}`.trim() }
      : token
  })
}

const isPlain = (token: Token) => token.kind === 'weekend' || (token.kind === 'weekday' && token.which !== 'every')

/**
 * The numbers that stand before a date as days of it: “12, 13 e 14 de junho”, “de 12 a 14/06”. Read from the end without recursion, so that a long
 * list overflows no stack.
 */
function listedNumbers(tokens: readonly Token[]): ReadonlySet<Token> {
  const listed = new Set<Token>()
  for (let at = tokens.length - 2; at >= 0; at--) {
    const token = tokens[at]
    const next = tokens[at + 1]
    if (token?.kind !== 'number' || !next || !/^(?:,|e|a|ate|-)$/.test(joint(next.gap) || next.gap)) continue
    if (next.kind === 'date' || listed.has(next)) listed.add(token)
  }
  return listed
}

/** Whether a number is a weekday's day: “sexta-feira (12)”. */
const namesDay = (before: Token | undefined, { gap }: Token): boolean =>
  before?.kind === 'weekday' && before.which !== 'every' && /^[(,]?(?: ?dia)?$/.test(gap)

function daysOf(tokens: readonly Token[], today: string): Day[] {
  const dates = datesBehind(tokens)
  return tokens.flatMap((token, index): Day[] => {
    const next = tokens[index + 1]
    if (token.kind === 'weekday' && next?.kind === 'number' && namesDay(token, next)) return []
    const iso = isoOf(token, { today, date: dates[index] })
    if (!iso) return []
    const every = 'every' in token ? token.every : token.kind === 'weekday' && token.which === 'every'
    const repeats = every ? (token.kind === 'weekday' ? 'week' : 'month') : null
    return [{ index, iso, joined: joinedOf(tokens, index), repeats }]
  })
}

/** The next date behind each token. */
function datesBehind(tokens: readonly Token[]): (Token | undefined)[] {
  const behind: (Token | undefined)[] = []
  let date: Token | undefined
  for (let at = tokens.length - 1; at >= 0; at--) {
    behind[at] = date
    if (tokens[at]?.kind === 'date') date = tokens[at]
  }
  return behind
}

function isoOf(token: Token, { today, date }: { today: string; date: Token | undefined }): string | null {
  switch (token.kind) {
    case 'date': {
      const { day, month, year } = token
      return year === null ? fromOn(today, each => dayIn(each, month, day)) : dayIn(year, month, day)
    }
    case 'number':
      // A number before a date is of that date's month.
      return date?.kind === 'date'
        ? isoOf({ ...date, day: token.value }, { today, date: undefined })
        : dayOfMonthFrom(today, token.value)
    case 'dayOfMonth':
      if (token.nextMonth) return dayOfMonthFrom(nextMonthFrom(today), token.day)
      return listedDay(token.day, date, today) ?? dayOfMonthFrom(today, token.day)
    case 'inDays':
      return addDays(today, token.days)
    case 'weekend':
      return nextWeekday(6, today)
    case 'weekday':
      return weekdayFrom(token, today)
    case 'nthWeekday': {
      const { weekday, nth, month } = token
      if (month) return fromOn(today, year => nthWeekday(year, month, weekday, nth))
      const [year = 0, current = 0] = today.split('-').map(Number)
      const inThis = nthWeekday(year, current, weekday, nth)
      return inThis >= today ? inThis : nthWeekday(current === 12 ? year + 1 : year, (current % 12) + 1, weekday, nth)
    }
    case 'time':
      return null
  }
}

/** “dias 12 e 13 de junho”: the first day has the month of the date that its list ends in. */
function listedDay(day: number, date: Token | undefined, today: string): string | null {
  if (date?.kind !== 'date' || !/^(?:,|e|a|ate|-)$/.test(date.gap)) return null
  return isoOf({ ...date, day }, { today, date: undefined })
}

function weekdayFrom(token: Token & { kind: 'weekday' }, today: string): string | null {
  const { weekday, which, month } = token
  if (month) return fromOn(today, year => nthWeekday(year, month, weekday, 1))
  if (which === 'following') return nextWeekday(weekday, addDays(today, 1))
  if (which !== 'nextWeek') return nextWeekday(weekday, today)
  // Weeks begin on Monday, as people say it.
  const monday = nextWeekday(1, addDays(today, 1))
  return nextWeekday(weekday, monday)
}

function joinedOf(tokens: readonly Token[], index: number): Day['joined'] {
  const token = tokens[index]
  // In “sexta (12) e sábado (13)” the “e” stands before the second weekday, not before its number.
  if (token?.kind === 'number' && namesDay(tokens[index - 1], token)) return joinedOf(tokens, index - 1)
  const gap = token?.gap ?? ''
  const words = joint(gap)
  if (RANGE.test(words)) return 'range'
  const follows = tokens[index - 1] && tokens[index - 1]?.kind !== 'time'
  return follows && (words === 'e' || (words === '' && gap.includes(','))) ? 'list' : null
}

/** The first days that belong together: one, the two ends of a range, or a list of days one after the other. */
function chain(days: readonly Day[], tokens: readonly Token[], today: string): Day[] {
  const [first, second] = days
  if (!first) return []
  // “até 30 de agosto” is on already.
  if (first.joined === 'range' && /^ate\b|\bate$/.test(joint(tokens[first.index]?.gap ?? '')) && !second)
    return [{ ...first, iso: today }, first]
  if (/\bate$/.test(joint(tokens[first.index]?.gap ?? '')) && !second) return [{ ...first, iso: today }, first]
  if (tokens[first.index]?.kind === 'weekend') return [first, { ...first, iso: addDays(first.iso, 1) }]
  if (!second?.joined) return [first]
  if (second.joined === 'range' || isEntre(tokens, first))
    return [first, { ...second, iso: later(second.iso, first.iso) }]
  const run = [first]
  for (const day of days.slice(1)) {
    if (day.joined !== 'list' || day.iso !== addDays(run.at(-1)?.iso ?? '', 1)) break
    run.push(day)
  }
  return run
}

/** “entre 3 e 12 de julho”. */
const isEntre = (tokens: readonly Token[], first: Day) => /\bentre\b/.test(tokens[first.index]?.gap ?? '')

/** The end of a range: in the week or year behind its start when it seems to be before it. */
function later(iso: string, start: string): string {
  if (iso >= start) return iso
  const inWeek = addDays(iso, 7)
  return inWeek >= start ? inWeek : `${Number(iso.slice(0, 4)) + 1}${iso.slice(4)}`
}

function hoursOf(tokens: readonly Token[], days: readonly Day[]): { start: string; end: string } {
  const at = tokens.findIndex(({ kind }) => kind === 'time')
  const start = tokens[at]
  if (start?.kind !== 'time') return { start: '', end: '' }
  const next = tokens[at + 1]
  const isEnd =
    next?.kind === 'time' &&
    (HOURS.test(joint(next.gap)) || HOURS.test(next.gap) || (joint(next.gap) === 'e' && /\bentre\b/.test(start.gap)))
  if (isEnd) return { start: clock(start), end: clock(next) }
  // “de 12/06 às 19h a 14/06 às 22h”: the hour behind the last day.
  const last = days.at(-1)
  const behind = last && days.length === 2 && last.index > at ? tokens.slice(last.index + 1).find(isTime) : undefined
  return { start: clock(start), end: behind ? clock(behind) : '' }
}

type Time = Token & { kind: 'time' }
const isTime = (token: Token): token is Time => token.kind === 'time'
const clock = ({ hour, minute }: Time) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
