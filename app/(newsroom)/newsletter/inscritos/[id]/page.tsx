import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { SubscriberActs } from '#components/newsletter/subscriber-acts.client.tsx'
import { SubscriberFacts, SubscriberHistory } from '#components/newsletter/subscriber-record.tsx'
import { subscriberPath } from '#lib/addresses/paths.ts'
import { subscriberList } from '#lib/newsletter/subscriber-list.ts'
import { endSubscriptionsAction, eraseSubscribersAction } from '#server/newsletter/actions.ts'
import { findSubscriber } from '#server/newsletter/record/queries.ts'
import { enter } from '../../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Inscrito da newsletter' }

/** One subscriber of the newsletter with its history, for masters. */
export default async function SubscriberPage({ params }: PageProps<'/newsletter/inscritos/[id]'>) {
  const { id } = await params
  const { actor } = await enter(subscriberPath(id))
  const record = await findSubscriber(actor, id)
  if (!record) notFound()
  const isOpen = record.status === 'active' || record.status === 'pending'
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <ScreenHeading back={{ path: subscriberList.path, label: 'Newsletter' }}>{record.email}</ScreenHeading>
      <SubscriberFacts record={record}>
        <SubscriberActs
          id={record.id}
          end={isOpen ? endSubscriptionsAction : null}
          erase={eraseSubscribersAction}
          listPath={subscriberList.path}
        />
      </SubscriberFacts>
      <SubscriberHistory events={record.events} />
    </div>
  )
}
