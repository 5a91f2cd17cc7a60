import { EventScreen, eventMetadata } from '../../_page/event-screen.tsx'

type Props = PageProps<'/events/[id]'>

export const generateMetadata = async ({ params }: Props) => eventMetadata((await params).id)

/** `/events/{id}`: leads to the event's readable address. */
export default async function EventById({ params }: Props) {
  return <EventScreen id={(await params).id} />
}
