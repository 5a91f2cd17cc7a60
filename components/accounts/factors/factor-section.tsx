import type { ComponentProps } from 'react'
import { Section } from '#components/ui/section.tsx'
import type { OwnFactor } from '#server/accounts/factors/queries.ts'
import { type EnrolKeyActs, PasskeyPanel } from './enrol-key.client.tsx'
import { FactorPanel } from './factor-panel.client.tsx'
import { FactorRows, type FactorRowsActs } from './factor-rows.client.tsx'

interface FactorSectionProps extends Omit<ComponentProps<typeof FactorPanel>, 'codesLeft'> {
  /** The person's factors; passkeys among them are left out. */
  factors: OwnFactor[]
  codesLeft: number
  /** Whether the person's staff rights rest until they enrol a second factor. */
  isOverdue: boolean
  rows: FactorRowsActs
}

/** The person's second factors and recovery codes. */
export function FactorSection({ factors, codesLeft, isOverdue, rows, ...panel }: FactorSectionProps) {
  const second = factors.filter(({ kind }) => kind !== 'passkey')
  return (
    <Section
      title="Verificação em duas etapas"
      intro="Depois da senha ou do código por e-mail, o site pede um segundo fator que só você tem."
    >
      <div className="flex flex-col gap-5">
        {isOverdue && (
          <p className="border-l-4 border-accent bg-sunken px-4 py-3">
            O prazo para cadastrar um segundo fator terminou. Cadastre um para voltar a usar a redação.
          </p>
        )}
        {second.length > 0 ? (
          <FactorRows factors={second} label="Segundos fatores" {...rows} />
        ) : (
          <p className="text-soft">Nenhum segundo fator cadastrado.</p>
        )}
        <FactorPanel {...panel} codesLeft={second.length > 0 ? codesLeft : null} />
      </div>
    </Section>
  )
}

interface PasskeySectionProps {
  /** The person's factors, of which the passkeys are shown. */
  factors: OwnFactor[]
  rows: FactorRowsActs
  enrolKey: EnrolKeyActs
}

/** The person's passkeys. */
export function PasskeySection({ factors, rows, enrolKey }: PasskeySectionProps) {
  const passkeys = factors.filter(({ kind }) => kind === 'passkey')
  return (
    <Section
      title="Chaves de acesso"
      intro="Entre sem senha, com a biometria ou o PIN do seu aparelho. A chave de acesso vale pelas duas etapas."
    >
      <div className="flex flex-col gap-5">
        {passkeys.length > 0 && <FactorRows factors={passkeys} label="Chaves de acesso" {...rows} />}
        <PasskeyPanel {...enrolKey} />
      </div>
    </Section>
  )
}
