import { Badge } from '@radix-ui/themes'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { type Cells, drawCells, type ListRow } from '#components/list/list-row.ts'
import { roleNames, roles } from '#lib/actor.ts'
import { personPath } from '#lib/addresses/paths.ts'
import { formatInteger, longDateTime, shortDate } from '#lib/text/format.ts'
import type { UserColumn } from '#lib/users/user-list.ts'
import { qualityText, subscriptionNames } from '#lib/users/user-words.ts'
import type { ListedUser } from '#server/users/queries/user-list.ts'
import { RolesDialog } from './roles-dialog.client.tsx'
import { type RoleActs, Roles } from './roles-section.tsx'

export const userRow = (user: ListedUser, acts: RoleActs): ListRow => ({
  id: user.id,
  label: `a conta de ${user.name}`,
  cells: drawCells(cells, { ...user, acts }),
})

const cells: Cells<UserColumn, ListedUser & { acts: RoleActs }> = {
  nome: ({ id, name, email, suspendedAt }) => (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PersonLink path={personPath(id)}>{name}</PersonLink>
        {suspendedAt && <Badge color="red">Suspensa</Badge>}
      </span>
      <span className="block text-sm text-soft">{email}</span>
    </>
  ),
  papeis: ({ acts, ...person }) => (
    <RolesDialog
      name={person.name}
      held={roles.filter(role => person.roles.includes(role)).map(role => roleNames[role])}
    >
      <Roles person={person} acts={acts} />
    </RolesDialog>
  ),
  acesso: ({ lastAccess }) => <Moment date={lastAccess} none="Nunca entrou" />,
  assinatura: ({ subscription }) =>
    subscription ? subscriptionNames[subscription] : <span className="text-soft">Nenhuma</span>,
  artigos: ({ articles }) => formatInteger(articles),
  qualidade: ({ quality }) =>
    quality === null ? <span className="whitespace-nowrap text-soft">{qualityText(null)}</span> : qualityText(quality),
  criado: ({ createdAt }) => <Moment date={createdAt} none="" />,
}

function Moment({ date, none }: { date: Date | null; none: string }) {
  if (!date) return <span className="text-soft">{none}</span>
  return (
    <time dateTime={date.toISOString()} title={longDateTime(date)} className="whitespace-nowrap">
      {shortDate(date)}
    </time>
  )
}

/** A person's name that leads to their page. */
const PersonLink = ({ path, children }: { path: string; children: ReactNode }) => (
  <Link href={path} prefetch={false} className="font-serif leading-snug font-semibold hover:underline">
    {children}
  </Link>
)
