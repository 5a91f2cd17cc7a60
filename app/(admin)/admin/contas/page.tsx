import type { Metadata } from 'next'
import { StaffFactorSwitch } from '#components/accounts/factors/staff-factor.client.tsx'
import { UnprotectedStaff } from '#components/accounts/factors/unprotected-staff.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { Section } from '#components/ui/section.tsx'
import { requireFactorAction } from '#server/accounts/factors/actions.ts'
import { findStaffFactors } from '#server/accounts/factors/queries.ts'
import { now } from '#server/platform/process/clock.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Contas' }

/** How staff sign in: whether they must have a second factor, and who lacks one. */
export default async function AccountsPage() {
  const { actor } = await enter('/admin/contas')
  const { rule, people, count } = await findStaffFactors(actor)
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <ScreenHeading>Contas</ScreenHeading>
      <Section
        title="Segundo fator da equipe"
        intro="Autores, Editores e Masters confirmam a entrada com um aplicativo de códigos ou uma chave de segurança. Uma chave de acesso sozinha não basta, porque a senha continua abrindo a conta."
      >
        <div className="flex flex-col items-start gap-4">
          <p>{rule.required ? 'O segundo fator é exigido da equipe.' : 'O segundo fator é opcional.'}</p>
          <StaffFactorSwitch required={rule.required} save={requireFactorAction} />
        </div>
      </Section>
      <Section title="Quem ainda não tem um segundo fator">
        <UnprotectedStaff people={people} count={count} moment={now()} />
      </Section>
    </div>
  )
}
