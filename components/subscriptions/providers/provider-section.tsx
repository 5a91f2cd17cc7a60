import { Badge } from '@radix-ui/themes'
import { ProvedActButton } from '#components/accounts/proof/proved-act-button.client.tsx'
import { Section } from '#components/ui/section.tsx'
import type { Act } from '#lib/outcome.ts'
import type { PaymentProviderInput, SavePaymentKeysInput } from '#lib/schemas/payment-keys.ts'
import { methodLabels, type Provider, providerLabels } from '#lib/subscriptions/plans.ts'
import { longDateTime } from '#lib/text/format.ts'
import type { TestedAccount } from '#server/subscriptions/providers/commands/save-keys.ts'
import type { ProviderSetUp } from '#server/subscriptions/providers/queries.ts'
import { CopyAddress } from './copy-address.client.tsx'
import { KeysForm, TestKeys } from './keys-form.client.tsx'

interface ProviderSectionProps {
  provider: ProviderSetUp
  save: Act<SavePaymentKeysInput, TestedAccount>
  remove: Act<PaymentProviderInput>
  test: Act<PaymentProviderInput, TestedAccount>
  /** What only this provider needs. */
  children?: React.ReactNode
}

const intros: Record<Provider, string> = {
  stripe: 'Cartões de crédito do Brasil e do exterior, com renovação automática.',
  mercadopago: 'PIX, boleto e cartões brasileiros.',
}

const events: Record<Provider, string> = {
  stripe:
    'Cole em Desenvolvedores, Webhooks, e escolha os eventos de checkout, fatura, assinatura, reembolso e disputa.',
  mercadopago: 'Cole em Suas integrações, Webhooks, e escolha Pagamentos, Planos e assinaturas e Contestações.',
}

/** A payment provider: its state, its keys, and what must be entered there. */
export function ProviderSection({ provider, save, remove, test, children }: ProviderSectionProps) {
  const { name, source, masked, methods, webhookUrl } = provider
  const offered = methods.map(method => methodLabels[method]).join(', ')
  return (
    <Section title={providerLabels[name]} intro={intros[name]}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center gap-2">
          <State provider={provider} />
          <span className="text-sm text-soft">
            {masked ? `Oferece: ${offered}` : `Com chaves, oferece: ${offered}`}
          </span>
        </div>
        <Keys provider={provider} />
        {source !== 'environment' && <KeysForm provider={name} masked={masked} save={save} />}
        <div>
          <CopyAddress label="Endereço das notificações" address={webhookUrl} />
          <p className="mt-1 text-sm text-soft">{events[name]}</p>
        </div>
        {masked && <TestKeys provider={name} test={test} />}
        {masked && children}
        {source !== 'environment' && source !== null && (
          <div className="border-t border-rule pt-4">
            <ProvedActButton
              act={remove}
              input={{ provider: name }}
              success="Chaves apagadas."
              failure="Não foi possível apagar as chaves."
              text="Apagar as chaves"
              busyText="Apagando..."
              label={`Apagar as chaves de ${providerLabels[name]}`}
              title={`Apagar as chaves de ${providerLabels[name]}?`}
              question="Ninguém mais consegue assinar por este serviço, e o jornal deixa de saber de pagamentos e cancelamentos feitos nele. Quem já assinou continua sendo cobrado pelo serviço."
            />
          </div>
        )}
      </div>
    </Section>
  )
}

function State({ provider: { source, masked, trial } }: { provider: ProviderSetUp }) {
  if (source === 'unreadable') return <Badge color="red">Chaves ilegíveis</Badge>
  if (!masked) return <Badge color="gray">Desligado</Badge>
  return trial ? <Badge color="amber">Em teste</Badge> : <Badge color="green">Ligado</Badge>
}

/** Where the keys come from. */
function Keys({ provider: { source, masked, account, saved } }: { provider: ProviderSetUp }) {
  if (source === 'unreadable') {
    return (
      <p className="border-l-4 border-danger px-4 py-2">
        As chaves guardadas foram cifradas com um segredo que este servidor não tem mais. Entre com elas de novo.
      </p>
    )
  }
  if (source === 'environment') {
    return <p>As chaves vêm da configuração do servidor (terminam em {masked?.secret}) e só mudam lá.</p>
  }
  if (!saved)
    return <p>Sem chaves, ninguém consegue assinar por aqui. Elas são guardadas cifradas e nunca mostradas de novo.</p>
  return (
    <p>
      {account && `Conta: ${account}. `}Salvas por {saved.by} em {longDateTime(saved.at)}.
    </p>
  )
}
