import { eventCalendar } from '#server/events/http.ts'

export const dynamic = 'force-dynamic'

export async function GET(_request: Request, { params }: RouteContext<'/events/[id]/agenda.ics'>) {
  return eventCalendar((await params).id)
}
