import { Badge, DataList } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { Section } from '#components/ui/section.tsx'
import { type Role, roleNames, roles } from '#lib/actor.ts'
import { AddressState } from '../address/address-state.tsx'

type AccountFactsProps = ComponentProps<typeof AddressState> & {
  held: readonly Role[]
}

/** The account's address, to be changed elsewhere, and its roles. */
export const AccountFacts = ({ held, ...address }: AccountFactsProps) => (
  <Section title="Informações da conta">
    <DataList.Root>
      <DataList.Item>
        <DataList.Label minWidth="5rem">E-mail</DataList.Label>
        <DataList.Value>
          <div>
            <AddressState {...address} />
            <p className="mt-1 text-sm text-soft">
              O e-mail não pode ser alterado aqui. Ele muda na área{' '}
              <a href="/settings/seguranca" className="underline">
                Segurança
              </a>
              .
            </p>
          </div>
        </DataList.Value>
      </DataList.Item>
      <DataList.Item>
        <DataList.Label minWidth="5rem">Papéis</DataList.Label>
        <DataList.Value>
          <RoleBadges held={held} />
        </DataList.Value>
      </DataList.Item>
    </DataList.Root>
  </Section>
)

/** A person's roles as badges, the one with the most rights first (ACC-8). */
function RoleBadges({ held }: { held: readonly Role[] }) {
  if (held.length === 0) return <p className="text-soft">Sem papéis atribuídos</p>
  return (
    <ul className="flex flex-wrap gap-2">
      {roles
        .filter(role => held.includes(role))
        .map(role => (
          <li key={role}>
            <Badge size="2">{roleNames[role]}</Badge>
          </li>
        ))}
    </ul>
  )
}
