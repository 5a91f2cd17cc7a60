import { ProvedActButton } from '#components/accounts/proof/proved-act-button.client.tsx'
import { Section } from '#components/ui/section.tsx'
import type { Act } from '#lib/outcome.ts'
import { payoutLabels } from '#lib/payouts/payout.ts'
import type { PayoutFieldsInput } from '#lib/schemas/payout.ts'
import { ownSharesPath } from '#lib/shares/months.ts'
import { longDate } from '#lib/text/format.ts'
import type { Payout } from '#server/payouts/queries.ts'
import { PayoutForm } from './payout-form.client.tsx'

interface PayoutSectionProps {
  payout: Payout | null
  /** Whether the person may set one: they write for the newspaper. */
  maySave: boolean
  save: Act<PayoutFieldsInput>
  remove: Act<Record<string, never>>
}

/** The account that a person's share of the revenue is paid to. */
export const PayoutSection = ({ payout, maySave, save, remove }: PayoutSectionProps) => (
  <Section
    title="Conta de recebimento"
    intro="É por ela que o jornal paga a sua parte da receita. Fica cifrada, e só você e os administradores a veem."
  >
    {payout && (
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          {payoutLabels[payout.kind]}: <span className="font-medium wrap-anywhere">{payout.masked}</span>
          <span className="block text-sm text-soft">Informada em {longDate(payout.updatedAt)}</span>
        </p>
        <ProvedActButton
          act={remove}
          input={{}}
          text="Remover"
          busyText="Removendo..."
          label="Remover a conta de recebimento"
          title="Remover a conta de recebimento?"
          question="O jornal não terá para onde pagar a sua parte da receita até você informar outra."
          success="Conta de recebimento removida."
          failure="Não foi possível remover a conta de recebimento."
          quiet
        />
      </div>
    )}
    {maySave && <PayoutForm isChange={payout !== null} save={save} />}
    <p className="mt-4 text-sm">
      <a href={ownSharesPath} className="text-accent underline">
        Ver meus repasses
      </a>
    </p>
  </Section>
)
