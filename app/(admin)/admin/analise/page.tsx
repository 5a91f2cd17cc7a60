import { Badge } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { ProvedActButton } from '#components/accounts/proof/proved-act-button.client.tsx'
import { ModelForm, TestModel } from '#components/analysis/model-form.client.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { Section } from '#components/ui/section.tsx'
import { modelProtocols, protocolLabels } from '#lib/schemas/analysis-model.ts'
import { plural } from '#lib/text/format.ts'
import { removeModelAction, saveModelAction, testModelAction } from '#server/analysis/actions.ts'
import { findModelSetUp } from '#server/analysis/queries.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Análise de textos' }

const usual = {
  protocol: 'openai',
  address: 'https://api.openai.com/v1',
  model: '',
  dayTokens: 1_000_000,
} as const

/** The language model that helps the analysis of texts, where a master sets one up. */
export default async function AnalysisPage() {
  const { actor } = await enter('/admin/analise')
  const { model, isUnreadable, today } = await findModelSetUp(actor)
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <ScreenHeading>Análise de textos</ScreenHeading>
      <p>
        As regras do portal sugerem tags e lugares sem nenhum serviço externo. Com um modelo de linguagem, a redação
        recebe também títulos e resumos. O texto vai ao serviço só quando alguém pede a análise; a resposta é conferida
        com o texto, e nada entra no artigo sem um clique.
      </p>
      <Section title="Modelo de linguagem">
        <div className="flex flex-col gap-5">
          <div className="flex flex-wrap items-center gap-2">
            {model ? <Badge color="green">Ligado</Badge> : <Badge color="gray">Desligado</Badge>}
            <span className="text-sm text-soft">
              Hoje: {plural(today.calls, 'pedido', 'pedidos')}, {plural(today.tokens, 'token', 'tokens')}
              {model && ` de ${plural(model.dayTokens, 'token', 'tokens')}`}
            </span>
          </div>
          {isUnreadable && (
            <p className="border-l-4 border-danger px-4 py-2">
              A chave guardada foi cifrada com um segredo que este servidor não tem mais. Entre com ela de novo.
            </p>
          )}
          {model?.source === 'environment' ? (
            <p>
              O modelo {model.model} vem da configuração do servidor (chave: {model.masked}) e só muda lá.
            </p>
          ) : (
            <ModelForm
              initial={model ?? usual}
              masked={model?.masked ?? null}
              protocols={modelProtocols.map(value => ({ value, label: protocolLabels[value] }))}
              save={saveModelAction}
            />
          )}
          {model && <TestModel test={testModelAction} />}
          {(model?.source === 'stored' || isUnreadable) && (
            <div className="border-t border-rule pt-4">
              <ProvedActButton
                act={removeModelAction}
                input={{}}
                success="Modelo apagado."
                failure="Não foi possível apagar o modelo."
                text="Apagar o modelo"
                busyText="Apagando..."
                label="Apagar o modelo de linguagem"
                title="Apagar o modelo de linguagem?"
                question="A chave guardada é apagada. As regras do portal continuam sugerindo tags e lugares."
              />
            </div>
          )}
        </div>
      </Section>
    </div>
  )
}
