import { Section } from '#components/ui/section.tsx'
import type { Act } from '#lib/outcome.ts'
import { longDate } from '#lib/text/format.ts'
import type { LinkedIdentity, OtherWays } from '#server/accounts/identities/queries.ts'
import { ProvedActButton } from '../proof/proved-act-button.client.tsx'
import { ProviderButton } from './provider-button.client.tsx'

interface IdentitySectionProps {
  identities: LinkedIdentity[]
  ways: OtherWays
  unlink: Act<{ id: string }>
}

/** The person's accounts at other providers by which they sign in; nothing when none is linked or configured. */
export function IdentitySection({ identities, ways, unlink }: IdentitySectionProps) {
  const { providers, sso, wallet } = ways
  const offered = [
    ...providers,
    ...(sso ? [{ key: 'saml', name: sso.name }] : []),
    ...(wallet ? [{ key: 'wallet', name: 'carteira digital' }] : []),
  ]
  if (identities.length === 0 && offered.length === 0) return null
  return (
    <Section title="Outras formas de entrar" intro="Contas de outros sites com as quais você também entra aqui.">
      {identities.length > 0 && (
        <ul className="mb-4 flex flex-col divide-y divide-rule">
          {identities.map(identity => (
            <Linked key={identity.id} {...identity} unlink={unlink} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {offered.map(({ key, name }) => (
          <ProviderButton key={key} provider={key} label={`Ligar ${name}`} purpose="link" next="/settings/seguranca" />
        ))}
      </div>
    </Section>
  )
}

const Linked = ({
  id,
  name,
  label,
  createdAt,
  lastUsedAt,
  unlink,
}: LinkedIdentity & { unlink: Act<{ id: string }> }) => (
  <li className="flex items-center justify-between gap-4 py-3">
    <div className="min-w-0">
      <p className="font-medium">{name}</p>
      {label && <p className="text-sm wrap-anywhere">{label}</p>}
      <p className="text-sm text-soft">
        Ligada em {longDate(createdAt)}
        {lastUsedAt && ` · último uso em ${longDate(lastUsedAt)}`}
      </p>
    </div>
    <ProvedActButton
      act={unlink}
      input={{ id }}
      text="Desligar"
      busyText="Desligando..."
      label={`Desligar ${name}`}
      title={`Desligar ${name}?`}
      question="Você não entrará mais na sua conta por aqui. Na outra conta nada muda."
      success={`${name}: desligado.`}
      failure="Não foi possível desligar esta conta."
      quiet
    />
  </li>
)
