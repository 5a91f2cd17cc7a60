import { Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { NoticeList } from '#components/notifications/notice-list.client.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import { archiveNoticeAction, readAllNoticesAction, readNoticeAction } from '#server/notifications/actions.ts'
import { readNoticeBatch } from '#server/notifications/queries.ts'
import { enter } from '../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Avisos' }

/** The person's newest notifications (NOTE-4). */
export default async function NoticesPage() {
  const { actor } = await enter('/avisos')
  const actions = { read: readNoticeAction, readAll: readAllNoticesAction, archive: archiveNoticeAction }
  return loaded(listShape, async () => {
    const initial = await readNoticeBatch(actor, null)
    return (
      <div className="mx-auto flex max-w-2xl flex-col gap-5">
        <Heading as="h1" size="7">
          Avisos
        </Heading>
        <NoticeList account={actor.id} initial={initial} actions={actions} />
      </div>
    )
  })
}
