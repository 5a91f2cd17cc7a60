import { Text } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { AppearanceForm } from '#components/site/settings/appearance-form.client.tsx'
import { FeaturesForm } from '#components/site/settings/features-form.client.tsx'
import { IdentityForm } from '#components/site/settings/identity-form.client.tsx'
import { PricingForm } from '#components/site/settings/pricing-form.client.tsx'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { Section } from '#components/ui/section.tsx'
import { featureLabels, featureNames } from '#lib/schemas/site/features.ts'
import { fieldsOfPricing } from '#lib/schemas/site/pricing.ts'
import {
  saveAppearanceAction,
  saveCrawlersAction,
  saveFeaturesAction,
  saveIdentityAction,
  savePricingAction,
} from '#server/site/actions.ts'
import { findCrawlers, findFormSettings, findIdentity } from '#server/site/queries.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Jornal' }

/** The newspaper's name and contacts, its price, the parts of its site, its colours, and the rules for crawlers. */
export default async function IdentityPage() {
  const { actor } = await enter('/admin/jornal')
  const { pricing, features, appearance } = await findFormSettings(actor)
  const { ai } = await findCrawlers(actor)
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <ScreenHeading shown={{ path: '/', label: 'Ver no site' }}>Jornal</ScreenHeading>
      <Section title="Identidade" intro="Aparece no alto e no rodapé das páginas, nos títulos e nos buscadores.">
        <IdentityForm identity={await findIdentity(actor)} save={saveIdentityAction} />
      </Section>
      <Section title="Assinatura" intro="Os preços valem para quem assina a partir de agora.">
        <PricingForm pricing={fieldsOfPricing(pricing)} save={savePricingAction} />
      </Section>
      <Section title="Partes do site" intro="O que os leitores encontram. Desligado, some de todas as páginas.">
        <FeaturesForm
          features={features}
          labels={featureNames.map(name => ({ name, ...featureLabels[name] }))}
          save={saveFeaturesAction}
        />
      </Section>
      <Section
        title="Cor de destaque"
        intro="A cor dos links, botões e marcas. O texto precisa continuar legível: cores sem contraste são recusadas."
      >
        <AppearanceForm appearance={appearance} save={saveAppearanceAction} />
      </Section>
      <Section
        title="Robôs de inteligência artificial"
        intro="Sistemas de IA leem jornais para treinar modelos e para responder a quem pergunta. Os conhecidos obedecem ao robots.txt. Os buscadores continuam a ler o jornal."
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Text as="p" size="2">
            {ai ? 'Hoje: permitidos.' : 'Hoje: recusados.'}
          </Text>
          <ActButton
            act={saveCrawlersAction}
            input={{ ai: !ai }}
            success={ai ? 'Robôs de IA recusados no robots.txt.' : 'Robôs de IA permitidos no robots.txt.'}
            failure="Não foi possível salvar."
          >
            {ai ? 'Recusar robôs de IA' : 'Permitir robôs de IA'}
          </ActButton>
        </div>
      </Section>
    </div>
  )
}
