import { EventScreen, eventMetadata } from '../../../_page/event-screen.tsx'

type Props = PageProps<'/events/[id]/[slug]'>

export const generateMetadata = async ({ params }: Props) => eventMetadata((await params).id)

/** `/events/{id}/{slug}`: an event. Any other slug redirects to the canonical address. */
export default async function Event({ params }: Props) {
  return <EventScreen {...(await params)} />
}
