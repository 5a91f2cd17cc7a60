import { agendaCalendar } from '#server/events/http.ts'

export const dynamic = 'force-dynamic'

export const GET = agendaCalendar
