'use client'

import { withProof } from '#components/accounts/proof/with-proof.ts'
import { Field } from '#components/ui/fields/field.tsx'
import { PasswordInput } from '#components/ui/fields/password-input.client.tsx'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { TestConnection } from '#components/ui/forms/test-connection.client.tsx'
import { useVersionedForm } from '#components/versioned/use-versioned-form.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { PaymentKeysFields, PaymentProviderInput, SavePaymentKeysInput } from '#lib/schemas/payment-keys.ts'
import type { Provider } from '#lib/subscriptions/plans.ts'
import type { TestedAccount } from '#server/subscriptions/providers/commands/save-keys.ts'

const resolvers = {
  stripe: lateResolver(() => import('#lib/schemas/payment-keys.ts').then(schemas => schemas.stripeKeysFields)),
  mercadopago: lateResolver(() =>
    import('#lib/schemas/payment-keys.ts').then(schemas => schemas.mercadoPagoKeysFields),
  ),
}

const blank: PaymentKeysFields = { secret: '', webhookSecret: '' }

const words: Record<Provider, { secret: string; webhook: string; hint: string }> = {
  stripe: { secret: 'Chave secreta', webhook: 'Assinatura das notificações', hint: 'Começa com sk_live_ ou sk_test_.' },
  mercadopago: {
    secret: 'Access token',
    webhook: 'Assinatura secreta das notificações',
    hint: 'Começa com APP_USR- ou TEST-.',
  },
}

interface KeysFormProps {
  provider: Provider
  /** The ends of the stored keys; null without keys. */
  masked: { secret: string; webhookSecret: string } | null
  save: Act<SavePaymentKeysInput, TestedAccount>
}

/** The form of a provider's keys. What is stored is never shown: an empty field keeps it. */
export function KeysForm({ provider, masked, save }: KeysFormProps) {
  const { form, busy, formProps } = useVersionedForm({
    resolver: resolvers[provider],
    stored: blank,
    isNew: true,
    send: ({ fields }) => withProof(save)({ provider, ...fields }),
    failure: 'Não foi possível salvar as chaves.',
    saved: (_, account) => ['Chaves salvas.', account && `Conta: ${accountWords(account)}.`],
  })
  const { register, formState } = form
  const { errors } = formState
  const { secret, webhook, hint } = words[provider]

  const kept = (end: string | undefined) => (end ? `Guardada: ${end}. Deixe vazio para manter.` : undefined)
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <Field label={secret} hint={kept(masked?.secret) ?? hint} error={errors.secret?.message}>
        {control => <PasswordInput {...control} {...register('secret')} autoComplete="off" />}
      </Field>
      <Field label={webhook} hint={kept(masked?.webhookSecret)} error={errors.webhookSecret?.message}>
        {control => <PasswordInput {...control} {...register('webhookSecret')} autoComplete="off" />}
      </Field>
      <div className="flex justify-end">
        <SubmitButton busy={busy} busyText="Testando e salvando...">
          Salvar chaves
        </SubmitButton>
      </div>
    </form>
  )
}

interface TestKeysProps {
  provider: Provider
  test: Act<PaymentProviderInput, TestedAccount>
}

/** Tests the keys of a provider and says which account answered. */
export const TestKeys = ({ provider, test }: TestKeysProps) => (
  <TestConnection
    test={() => test({ provider })}
    failure="A conexão falhou."
    say={account => `Funcionou: ${accountWords(account)}.`}
  />
)

/** “Gazeta, dinheiro real”: an account at a provider. */
const accountWords = ({ account, live }: { account: string; live: boolean }): string =>
  `${account || 'conta sem nome'}, ${live ? 'dinheiro real' : 'modo de teste, sem dinheiro real'}`
