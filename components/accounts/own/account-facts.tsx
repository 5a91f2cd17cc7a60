import { DataList } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { Section } from '#components/ui/section.tsx'
import type { Role } from '#lib/actor.ts'
import { AddressState } from '../address/address-state.tsx'
import { RoleBadges } from '../role-badges.tsx'

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
