import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AreaPage } from '#components/layout/area-page.tsx'
import { openAreas } from '#lib/addresses/screens/areas.ts'
import { messageList } from '#lib/support/message-list.ts'
import { countWaiting } from '#server/support/queries.ts'
import { currentActor, StaffFrame } from '../_staff/frame.tsx'
import { staffIdentity } from '../_staff/identity.ts'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const title = `Administração | ${(await staffIdentity()).name}`
  return { title: { default: title, template: `%s | ${title}` }, robots: { index: false } }
}

/** Root layout of the administration. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const actor = await currentActor()
  const waiting = await countWaiting(actor).catch(() => 0)
  return (
    <StaffFrame>
      <AreaPage name="Administração" areas={openAreas('/admin', actor)} waiting={{ [messageList.path]: waiting }}>
        {children}
      </AreaPage>
    </StaffFrame>
  )
}
