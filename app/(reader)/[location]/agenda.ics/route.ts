import { cityCalendar } from '#server/events/http.ts'

export const dynamic = 'force-dynamic'

export async function GET(_request: Request, { params }: RouteContext<'/[location]/agenda.ics'>) {
  return cityCalendar((await params).location)
}
