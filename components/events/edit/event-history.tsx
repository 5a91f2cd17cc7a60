import { type EventTextName, eventTexts } from '#lib/events/desk/texts.ts'
import { eventStatusLabels } from '#lib/events/event.ts'
import { sayHour } from '#lib/events/when.ts'
import type { EventFields } from '#lib/schemas/events/event.ts'
import { formatDate, longDateTime } from '#lib/text/format.ts'
import type { DateChange, EventVersionEntry } from '#server/events/queries/versions.ts'

const ownLabels: Record<Exclude<keyof EventFields, EventTextName>, string> = {
  title: 'título',
  description: 'descrição',
  category: 'categoria',
  allDay: 'o dia todo',
  startDate: 'data de início',
  startTime: 'hora de início',
  endDate: 'data de término',
  endTime: 'hora de término',
  repetition: 'repetição',
  location: 'local',
  city: 'cidade',
  isFree: 'entrada gratuita',
  linkUrl: 'link',
  coverMediaId: 'capa',
  coverAlt: 'descrição da capa',
  coverCredit: 'crédito da capa',
}
const textLabels = Object.fromEntries(eventTexts.map(({ name, label }) => [name, label.toLowerCase()]))
const labels: Record<string, string> = { ...ownLabels, ...textLabels }

interface EventHistoryProps {
  /** Both newest first. */
  versions: readonly EventVersionEntry[]
  dates: readonly DateChange[]
  allDay: boolean
  timeZone: string
}

/** The changes of an event and their people, newest first: of fields, status and single dates. */
export function EventHistory({ versions, dates, allDay, timeZone }: EventHistoryProps) {
  const entries = [
    ...versions.map(entry => ({
      id: `${entry.version}`,
      changedBy: entry.changedBy,
      createdAt: entry.createdAt,
      what: sayVersion(entry),
    })),
    ...dates.map(entry => ({ ...entry, what: sayDateChange(entry, allDay, timeZone) })),
  ].sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  return (
    <ol className="flex flex-col gap-2 text-sm">
      {entries.map(({ id, what, changedBy, createdAt }) => (
        <li key={id}>
          <span className="font-medium">{longDateTime(createdAt)}</span>, {changedBy ?? 'Redação'}: {what}
        </li>
      ))}
    </ol>
  )
}

function sayVersion({ status, changed }: EventVersionEntry): string {
  const what = changed.length > 0 ? `mudou ${changed.map(name => labels[name] ?? name).join(', ')}` : 'salvou'
  return `${what} (${eventStatusLabels[status].toLowerCase()})`
}

const verbs = { moved: 'mudou', cancelled: 'cancelou', restored: 'restaurou' } as const

/** “mudou a data de 3 de dezembro para 5 de dezembro, 18h”. */
export function sayDateChange(
  { act, day, to }: Pick<DateChange, 'act' | 'day' | 'to'>,
  allDay: boolean,
  timeZone: string,
) {
  const said = `${verbs[act]} a data de ${formatDate(new Date(`${day}T15:00:00Z`), "d 'de' MMMM")}`
  if (!to) return said
  const next = formatDate(to, "d 'de' MMMM", timeZone)
  return `${said} para ${next}${allDay ? '' : `, ${sayHour({ startsAt: to, endsAt: null, allDay, timeZone })}`}`
}
