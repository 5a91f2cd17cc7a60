import './own.css'
import { Badge } from '@radix-ui/themes'
import { TapTooltip } from '#components/ui/tap-tooltip.client.tsx'
import type { SeoStatus } from '#lib/seo/validation/finding.ts'

interface Verdict {
  status: SeoStatus
  errors: string[]
  warnings: string[]
}

const shown = 3
const faces = {
  valid: { label: 'SEO Válido', color: 'green' },
  warning: { label: 'Com Avisos', color: 'amber' },
  error: { label: 'Com Erros', color: 'red' },
  pending: { label: 'Pendente', color: 'gray' },
} as const satisfies Record<SeoStatus, object>

/** The result of an article's SEO validation; its tooltip lists the first three problems (DESK-5). */
export function SeoBadge({ seo, checking }: { seo: Verdict | null; checking: boolean }) {
  if (checking) return <Badge color="gray">Verificando SEO...</Badge>
  if (!seo) return <Badge color="gray">SEO não validado</Badge>
  const face = faces[seo.status]
  const problems = [...seo.errors, ...seo.warnings]
  if (problems.length === 0) return <Badge color={face.color}>{face.label}</Badge>
  const rest = problems.length - shown
  const lines = [...problems.slice(0, shown), ...(rest > 0 ? [`+ ${rest} mais...`] : [])]
  return (
    <TapTooltip
      className="seo-badge"
      content={lines.map(line => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    >
      <Badge color={face.color}>{face.label}</Badge>
    </TapTooltip>
  )
}
