/** The figures of a day, or their sum over days (AUD-4). */
export interface Figures {
  pageViews: number
  /** Different visitors of a day; over several days the sum of the days. */
  visitors: number
  sessions: number
  /** Sessions of one page view and less than ten seconds. */
  bounces: number
  /** Seconds on screen. */
  seenSeconds: number
}

export const noFigures: Figures = { pageViews: 0, visitors: 0, sessions: 0, bounces: 0, seenSeconds: 0 }

export const sumOf = (days: readonly Figures[]): Figures =>
  days.reduce<Figures>(
    (sum, day) => ({
      pageViews: sum.pageViews + day.pageViews,
      visitors: sum.visitors + day.visitors,
      sessions: sum.sessions + day.sessions,
      bounces: sum.bounces + day.bounces,
      seenSeconds: sum.seenSeconds + day.seenSeconds,
    }),
    noFigures,
  )

/** The average seconds of a session; null without one. */
export const sessionSeconds = ({ seenSeconds, sessions }: Figures): number | null =>
  sessions === 0 ? null : seenSeconds / sessions

/** The share of sessions that bounced, from 0 to 1; null without a session. */
export const bounceRate = ({ bounces, sessions }: Figures): number | null =>
  sessions === 0 ? null : bounces / sessions

/** The average of how far a session got in an article, in percent; null when none was measured. */
export const averageDepth = ({
  depthPercents,
  depthSessions,
}: {
  depthPercents: number
  depthSessions: number
}): number | null => (depthSessions === 0 ? null : depthPercents / depthSessions)

/** The growth of a value as a share of the value before; null without a value or with nothing before. */
export const changeSince = (value: number | null, before: number | null): number | null =>
  value === null || !before ? null : value / before - 1

const share = new Intl.NumberFormat('pt-BR', { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })
const change = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
})

/** A share with two decimals, "42,30%"; a dash for none. */
export const formatShare = (value: number | null): string => (value === null ? '–' : share.format(value))
/** A change with its sign, "+12,30%". */
export const formatChange = (value: number): string => change.format(value)

/** Seconds as "2min 05s"; a dash for none. */
export function formatSeconds(value: number | null): string {
  if (value === null) return '–'
  const seconds = Math.round(value)
  return `${Math.floor(seconds / 60)}min ${String(seconds % 60).padStart(2, '0')}s`
}
