import { AgendaScreen, agendaMetadata } from '../_page/agenda-screen.tsx'

type Props = PageProps<'/events'>

export const generateMetadata = async ({ searchParams }: Props) => agendaMetadata(await searchParams)

/** `/events`: the agenda, as a list or a month; every part of it has an address. */
export default async function Agenda({ searchParams }: Props) {
  return <AgendaScreen parameters={await searchParams} />
}
