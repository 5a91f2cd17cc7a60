import { Section } from '#components/ui/section.tsx'
import type { OwnFactor } from '#server/accounts/factors/queries.ts'
import type { EnrolKeyActs } from './enrol-key.client.tsx'
import { FactorRows, type FactorRowsActs } from './factor-rows.client.tsx'
import { PasskeyPanel } from './passkey-panel.client.tsx'

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
