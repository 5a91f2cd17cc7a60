import { ProvedActButton } from '#components/accounts/proof/proved-act-button.client.tsx'
import { Section } from '#components/ui/section.tsx'
import { roleNames, roles } from '#lib/actor.ts'
import type { Act } from '#lib/outcome.ts'
import type { RoleChange } from '#lib/schemas/users.ts'
import type { Person } from '#server/users/queries/person.ts'
import { AssignRole } from './assign-role.client.tsx'

export interface RoleActs {
  assign: Act<RoleChange>
  remove: Act<RoleChange>
}

interface RolesProps {
  person: Pick<Person, 'id' | 'name' | 'roles'>
  acts: RoleActs
}

export const RolesSection = (props: RolesProps) => (
  <Section title="Papéis" intro="Uma mudança vale na próxima tela que a pessoa abrir.">
    <Roles {...props} />
  </Section>
)

/** A person's roles, each with a button that removes it, and the form that assigns another. */
export function Roles({ person: { id, name, roles: held }, acts: { assign, remove } }: RolesProps) {
  const free = roles.filter(role => !held.includes(role))
  return (
    <div className="flex flex-col gap-4">
      {held.length === 0 && <p className="text-soft">Sem papéis atribuídos</p>}
      {held.length > 0 && (
        <ul className="flex flex-col divide-y divide-rule">
          {held.map(role => (
            <li key={role} className="flex items-center justify-between gap-3 py-2">
              <span className="font-medium">{roleNames[role]}</span>
              <ProvedActButton
                act={remove}
                input={{ userId: id, role }}
                success="Papel removido."
                failure="Não foi possível remover o papel."
                text="Remover"
                busyText="Removendo..."
                label={`Remover o papel de ${roleNames[role]}`}
                title={`Remover o papel de ${roleNames[role]}?`}
                question={`${name} perde na hora o que este papel permite. Os textos e as assinaturas ficam.`}
              />
            </li>
          ))}
        </ul>
      )}
      {free.length > 0 && <AssignRole userId={id} free={free} assign={assign} />}
    </div>
  )
}
