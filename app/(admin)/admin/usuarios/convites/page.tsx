import type { Metadata } from 'next'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { List } from '#components/list/list.client.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import { invitationRow } from '#components/users/invitation-cells.tsx'
import { InviteDialog } from '#components/users/invite-dialog.client.tsx'
import { readListState } from '#lib/list/state.ts'
import { invitationList } from '#lib/users/invitation-list.ts'
import { userList } from '#lib/users/user-list.ts'
import { block } from '#server/platform/door/block.ts'
import { inviteAction, resendInvitationAction, withdrawInvitationAction } from '#server/users/invitations/actions.ts'
import { listInvitations } from '#server/users/invitations/queries/invitation-list.ts'
import { enter } from '../../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Convites' }

const acts = { resend: resendInvitationAction, withdraw: withdrawInvitationAction }

/** Invitations by mail, the open ones first. */
export default async function InvitationsPage({ searchParams }: PageProps<'/admin/usuarios/convites'>) {
  const { actor } = await enter(invitationList.path)
  const state = readListState(invitationList, await searchParams)
  return loaded(listShape, async () => {
    const page = await block('invitations', listInvitations(actor, state))
    const open = state.filters.estado === 'abertos'
    return (
      <div className="flex flex-col gap-4">
        <ScreenHeading
          back={{ path: userList.path, label: 'Usuários' }}
          action={<InviteDialog invite={inviteAction} />}
        >
          Convites
        </ScreenHeading>
        <List
          list={invitationList}
          state={state}
          content={page && { ...page, rows: page.rows.map(row => invitationRow(row, acts)) }}
          counts={page ? { abertos: page.open } : {}}
          empty={open ? 'Nenhum convite espera resposta.' : 'Nenhum convite encerrado.'}
        />
      </div>
    )
  })
}
