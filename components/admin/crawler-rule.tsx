import { Text } from '@radix-ui/themes'
import { ActButton } from '#components/ui/act-button.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { CrawlerRules } from '#lib/schemas/site/crawlers.ts'

interface CrawlerRuleProps {
  rules: CrawlerRules
  save: Act<CrawlerRules>
}

/** Whether crawlers of language models may read the site, and the button that changes it. */
export function CrawlerRule({ rules: { ai }, save }: CrawlerRuleProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Text as="p" size="2">
        {ai ? 'Hoje: permitidos.' : 'Hoje: recusados.'}
      </Text>
      <ActButton
        act={save}
        input={{ ai: !ai }}
        success={ai ? 'Robôs de IA recusados no robots.txt.' : 'Robôs de IA permitidos no robots.txt.'}
        failure="Não foi possível salvar."
      >
        {ai ? 'Recusar robôs de IA' : 'Permitir robôs de IA'}
      </ActButton>
    </div>
  )
}
