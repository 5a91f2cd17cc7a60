import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { List } from '#components/list/list.client.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import { InviteDialog } from '#components/users/invite-dialog.client.tsx'
import { userRow } from '#components/users/user-cells.tsx'
import type { BulkAct, ReverseAct } from '#lib/list/bulk.ts'
import { readListState } from '#lib/list/state.ts'
import { invitationList } from '#lib/users/invitation-list.ts'
import { userList } from '#lib/users/user-list.ts'
import { block } from '#server/platform/door/block.ts'
import { assignRoleAction, reactivateUsersAction, removeRoleAction, suspendUsersAction } from '#server/users/actions.ts'
import { inviteAction } from '#server/users/invitations/actions.ts'
import { listUsers } from '#server/users/queries/user-list.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Usuários' }

const suspended: ReverseAct = { done: { one: 'suspenso', many: 'suspensos' }, run: suspendUsersAction }
const reactivated: ReverseAct = { done: { one: 'reativado', many: 'reativados' }, run: reactivateUsersAction }
const suspend: BulkAct = {
  label: 'Suspender selecionados',
  ...suspended,
  reverse: reactivated,
  question:
    'As pessoas saem de todos os aparelhos e não entram mais até as contas serem reativadas. Papéis, textos e assinaturas ficam.',
}
const reactivate: BulkAct = { label: 'Reativar selecionados', ...reactivated, reverse: suspended }

const roleActs = { assign: assignRoleAction, remove: removeRoleAction }

/** All accounts, the newest first. */
export default async function UsersPage({ searchParams }: PageProps<'/admin/usuarios'>) {
  const { actor } = await enter(userList.path)
  const state = readListState(userList, await searchParams)
  const { situacao } = state.filters
  if (situacao === 'convidadas') redirect(invitationList.path)
  return loaded(listShape, async () => {
    const page = await block('users', listUsers(actor, state))
    return (
      <div className="flex flex-col gap-4">
        <ScreenHeading action={<InviteDialog invite={inviteAction} />}>Usuários</ScreenHeading>
        <List
          list={userList}
          state={state}
          content={page && { ...page, rows: page.rows.map(row => userRow(row, roleActs)) }}
          counts={page && page.invited > 0 ? { convidadas: page.invited } : {}}
          acts={situacao === 'suspensas' ? [reactivate] : [suspend]}
          empty={situacao === 'suspensas' ? 'Nenhuma conta suspensa.' : 'Nenhuma conta.'}
        />
      </div>
    )
  })
}
