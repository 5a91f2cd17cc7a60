import { Callout } from '@radix-ui/themes'
import { CalendarClock, Hourglass } from 'lucide-react'
import { longDateTime } from '#lib/text/format.ts'

interface ScheduleStandingProps {
  publishAt: Date | null
  unpublishAt: Date | null
  embargoNote: string
}

/** An article's schedule and embargo note, above its text so that nobody overlooks an embargo. */
export function ScheduleStanding({ publishAt, unpublishAt, embargoNote }: ScheduleStandingProps) {
  if (!publishAt && !unpublishAt && !embargoNote) return null
  return (
    <div className="flex flex-col gap-3">
      {embargoNote && (
        <Callout.Root color="red" role="note">
          <Callout.Icon>
            <Hourglass aria-hidden size={18} />
          </Callout.Icon>
          <Callout.Text className="wrap-anywhere whitespace-pre-line">
            <strong>Embargo:</strong> {embargoNote}
          </Callout.Text>
        </Callout.Root>
      )}
      {(publishAt || unpublishAt) && (
        <Callout.Root role="note">
          <Callout.Icon>
            <CalendarClock aria-hidden size={18} />
          </Callout.Icon>
          <Callout.Text>{appointmentsOf(publishAt, unpublishAt)}</Callout.Text>
        </Callout.Root>
      )}
    </div>
  )
}

function appointmentsOf(publishAt: Date | null, unpublishAt: Date | null): string {
  const up = publishAt && `Agendado para ${longDateTime(publishAt)}.`
  const down = unpublishAt && `Sai do ar em ${longDateTime(unpublishAt)}.`
  return [up, down].filter(Boolean).join(' ')
}
