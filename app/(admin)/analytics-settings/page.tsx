import type { Metadata } from 'next'
import { ProvedActButton } from '#components/accounts/proof/proved-act-button.client.tsx'
import { GoogleFiguresView } from '#components/google/google-figures.tsx'
import { GoogleForm, TestGoogle } from '#components/google/google-form.client.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { cardsShape, loaded } from '#components/ui/loaded.tsx'
import { Section } from '#components/ui/section.tsx'
import { analyticsPath, lastDays } from '#lib/audience/period.ts'
import { removeGoogleAction, saveGoogleAction, testGoogleAction } from '#server/google/actions.ts'
import { googleFigures } from '#server/google/queries/figures.ts'
import { findGoogleSetUp, type GoogleSetUp } from '#server/google/queries/set-up.ts'
import { block } from '#server/platform/door/block.ts'
import { now } from '#server/platform/process/clock.ts'
import { enter } from '../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Configurações de Analytics' }

/** How the newspaper reads its figures at Google Analytics and Ad Manager. */
export default async function AnalyticsSettingsPage() {
  const { actor } = await enter('/analytics-settings')
  return loaded(cardsShape, async () => {
    const [setUp, figures] = await Promise.all([
      findGoogleSetUp(actor),
      block('google figures', googleFigures(actor, lastDays(30, now()))),
    ])
    return (
      <div className="flex max-w-3xl flex-col gap-5">
        <ScreenHeading back={{ path: analyticsPath, label: 'Analytics' }}>Configurações de Analytics</ScreenHeading>
        <Section title="Google Analytics e Ad Manager">
          <SetUp setUp={setUp} />
        </Section>
        <Section
          title="Números dos últimos 30 dias"
          intro="O que o Google contou, ao lado dos números do próprio portal e nunca somado a eles."
        >
          {figures ? (
            <GoogleFiguresView figures={figures} />
          ) : (
            <p role="alert">Não foi possível carregar os números agora. O problema foi registrado.</p>
          )}
        </Section>
        <Section title="Como configurar">
          <GoogleSteps />
        </Section>
      </div>
    )
  })
}

function SetUp({ setUp: { source, account, propertyId, networkCode } }: { setUp: GoogleSetUp }) {
  if (source === 'environment')
    return (
      <div className="flex flex-col gap-4">
        <p>
          A chave de <span className="wrap-anywhere">{account}</span> e o Property ID {propertyId} vêm da configuração
          do servidor e só mudam lá.
        </p>
        <TestGoogle test={testGoogleAction} networkCode={networkCode} />
      </div>
    )
  return (
    <div className="flex flex-col gap-5">
      <p className="border-l-4 border-strong px-4 py-2">
        O servidor precisa destes mesmos valores. Ao salvar, a chave vai para o servidor, fica cifrada nele e não volta
        a nenhum navegador; neste navegador ficam só o Property ID e o Network Code. Quem opera o servidor pode, em vez
        disso, definir os segredos <code className="wrap-anywhere">GOOGLE_SERVICE_ACCOUNT_KEY</code> e{' '}
        <code className="wrap-anywhere">GOOGLE_ANALYTICS_PROPERTY_ID</code>.
      </p>
      {source === 'unreadable' && (
        <p className="border-l-4 border-danger px-4 py-2">
          A chave guardada foi cifrada com um segredo que este servidor não tem mais. Entre com ela de novo.
        </p>
      )}
      <GoogleForm
        initial={{ propertyId, networkCode }}
        account={source === 'stored' ? account : null}
        save={saveGoogleAction}
        test={testGoogleAction}
      />
      {source !== null && (
        <div className="border-t border-rule pt-4">
          <ProvedActButton
            act={removeGoogleAction}
            input={{}}
            success="Chave apagada."
            failure="Não foi possível apagar a chave."
            text="Apagar a chave"
            busyText="Apagando..."
            label="Apagar a chave do Google"
            title="Apagar a chave do Google?"
            question="A chave e o Property ID são apagados do servidor. Os números já guardados ficam."
          />
        </div>
      )}
    </div>
  )
}

/** The steps that give a service account access to the figures, for masters. */
const GoogleSteps = () => (
  <ol className="flex list-decimal flex-col gap-2 pl-5">
    <li>
      No Google Cloud, crie um projeto, ative a <strong>Google Analytics Data API</strong> e, para anúncios, a{' '}
      <strong>Google Ad Manager API</strong>.
    </li>
    <li>
      Em “IAM e administrador”, crie uma conta de serviço e, nela, uma chave do tipo JSON. O arquivo é baixado uma única
      vez: cole-o aqui inteiro.
    </li>
    <li>
      No Google Analytics, em “Administrador”, copie o Property ID e dê ao e-mail da conta de serviço o papel de Leitor
      na propriedade.
    </li>
    <li>
      No Ad Manager, em “Administrador”, copie o Network Code, permita o acesso pela API e acrescente o e-mail da conta
      de serviço com permissão de ver relatórios.
    </li>
    <li>Teste a conexão e salve. Os números chegam de madrugada, uma vez por dia, com os trinta dias anteriores.</li>
  </ol>
)
