import { eventStatusLabels } from '#lib/events/event.ts'
import type { EventFields } from '#lib/schemas/events/event.ts'
import { dateAndTime } from '#lib/text/format.ts'
import type { EventVersionEntry } from '#server/events/queries/versions.ts'

const labels: Record<keyof EventFields, string> = {
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
  address: 'endereço',
  city: 'cidade',
  isFree: 'entrada gratuita',
  price: 'preço',
  heldBy: 'quem organiza',
  linkUrl: 'link',
  coverMediaId: 'capa',
  coverAlt: 'descrição da capa',
  coverCredit: 'crédito da capa',
}

/** Who changed what of an event, newest first. */
export const EventHistory = ({ versions }: { versions: readonly EventVersionEntry[] }) => (
  <ol className="flex flex-col gap-2 text-sm">
    {versions.map(({ version, status, changedBy, createdAt, changed }) => (
      <li key={version}>
        <span className="font-medium">{dateAndTime(createdAt)}</span>, {changedBy ?? 'Redação'}:{' '}
        {changed.length > 0 ? `mudou ${changed.map(name => labels[name] ?? name).join(', ')}` : 'salvou'} (
        {eventStatusLabels[status].toLowerCase()})
      </li>
    ))}
  </ol>
)
