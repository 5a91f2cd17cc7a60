import { Badge } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ReplaceAddress } from '#components/accounts/address/replace-address.client.tsx'
import { ResetFactors } from '#components/accounts/factors/reset-factors.client.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { ShownPayout } from '#components/payouts/shown-payout.client.tsx'
import { Section } from '#components/ui/section.tsx'
import { AccessSection } from '#components/users/access-section.tsx'
import { JoinByline } from '#components/users/join-byline.client.tsx'
import { PersonFacts } from '#components/users/person-facts.tsx'
import { RolesSection } from '#components/users/roles-section.tsx'
import { authorPath, personAuditPath, personPath } from '#lib/addresses/paths.ts'
import { userList } from '#lib/users/user-list.ts'
import { replaceAddressAction } from '#server/accounts/address/actions.ts'
import { resetFactorsAction } from '#server/accounts/factors/actions.ts'
import { countFactorsOf } from '#server/accounts/factors/queries.ts'
import { showPayoutAction } from '#server/payouts/actions.ts'
import { findPayout } from '#server/payouts/queries.ts'
import {
  assignRoleAction,
  endSessionsAction,
  joinBylineAction,
  reactivateUserAction,
  removeRoleAction,
  searchBylinesAction,
  suspendUserAction,
} from '#server/users/actions.ts'
import { findPerson, type Person } from '#server/users/queries/person.ts'
import { enter } from '../../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Usuário' }

/** A person: account, roles, access and byline. */
export default async function PersonPage({ params }: PageProps<'/admin/usuarios/[id]'>) {
  const { id } = await params
  const { actor } = await enter(personPath(id))
  const person = await findPerson(actor, id)
  if (!person) notFound()
  const [factors, payout] = await Promise.all([countFactorsOf(actor, id), findPayout(actor, id)])
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <ScreenHeading
        back={{ path: userList.path, label: 'Usuários' }}
        action={person.suspendedAt && <Badge color="red">Suspensa</Badge>}
      >
        {person.name}
      </ScreenHeading>
      <PersonFacts person={person} links={linksOf(person)} />
      {payout && <ShownPayout userId={id} payout={payout} show={showPayoutAction} />}
      <RolesSection person={person} acts={{ assign: assignRoleAction, remove: removeRoleAction }} />
      <AccessSection
        person={person}
        own={person.id === actor.id}
        suspend={suspendUserAction}
        reactivate={reactivateUserAction}
        endSessions={endSessionsAction}
      />
      {person.id !== actor.id && (
        <>
          <ResetFactors person={person} count={factors} reset={resetFactorsAction} />
          <ReplaceAddress person={person} replace={replaceAddressAction} />
        </>
      )}
      <Section
        title="Unir um autor importado"
        intro="Artigos importados trazem autores sem conta. Quem os escreveu pode recebê-los aqui."
      >
        <JoinByline person={person} search={searchBylinesAction} join={joinBylineAction} />
      </Section>
    </div>
  )
}

const linksOf = ({ id, roles, articles }: Person) => [
  ...(roles.length > 0 || articles > 0 ? [{ path: authorPath(id), label: 'Página pública' }] : []),
  { path: personAuditPath(id), label: 'Auditoria desta pessoa' },
]
