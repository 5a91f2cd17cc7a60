'use client'

import './seo-panel.css'
import { Button, Text } from '@radix-ui/themes'
import { SearchCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { toast } from 'sonner'
import { forgetFailure, sayError, unanswered } from '#components/ui/forms/form-failure.ts'
import type { Act } from '#lib/outcome.ts'
import type { SeoReport } from '#lib/seo/validation/report.ts'
import type { RuleId } from '#lib/seo/validation/rules.ts'
import { plural, shortDateTime } from '#lib/text/format.ts'
import { SeoBadge } from '../own/seo-badge.tsx'
import type { Saving } from '../saving/machine/saving.ts'
import type { SavingState } from '../saving/machine/saving-state.ts'
import type { SidePanelState } from '../screen/use-side-panel.client.tsx'
import type { SeoActions } from './seo-actions.ts'
import { SeoFinding } from './seo-finding.client.tsx'

interface SeoPanelProps {
  /** The report at the time the server rendered the screen. */
  report: SeoReport
  actions: SeoActions
  saving: Saving
  state: SavingState
  onField: SidePanelState['focusField']
}

const failure = 'Não foi possível validar o artigo.'

/** The SEO validation of an article: its findings, each with a way to its place, and the rules that are waived (SEO-3, SEO-4). */
export function SeoPanel({ report: rendered, actions, saving, state, onField }: SeoPanelProps) {
  const [own, setOwn] = useState(rendered)
  const [busy, setBusy] = useState(false)
  const id = useId()
  // The screen may have been loaded again after the publication.
  const report = momentOf(rendered) > momentOf(own) ? rendered : own
  const { articleId, verdict, waived, mayWaive } = report

  async function run<Input>(act: Act<Input, SeoReport>, input: Input): Promise<boolean> {
    forgetFailure()
    setBusy(true)
    const outcome = await act(input).catch(unanswered)
    setBusy(false)
    if (outcome.serverError) sayError(outcome.serverError, failure)
    if (outcome.data) setOwn(outcome.data)
    return outcome.data !== undefined
  }
  async function validate(): Promise<void> {
    // The validation reads what is saved. A public text is saved by its own button alone.
    if (saving.state.dirty && !saving.state.byHand) await saving.save()
    if (await run(actions.validate, { articleId })) toast.success('Validação SEO concluída.')
  }
  const findings = verdict?.findings ?? []
  const changed = verdict !== null && (state.dirty || (state.version ?? 0) > verdict.version)
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Text as="p" id={id} size="2" weight="medium">
          Validação SEO
        </Text>
        <SeoBadge seo={verdict && { status: verdict.status, ...messagesOf(findings) }} checking={false} />
        <Button type="button" variant="soft" disabled={busy} aria-busy={busy} onClick={validate} className="ml-auto">
          <SearchCheck aria-hidden size={16} /> {busy ? 'Validando...' : verdict ? 'Validar de novo' : 'Validar agora'}
        </Button>
      </div>
      <p className="text-sm text-soft" role="status">
        {verdict
          ? `${summaryOf(findings.length)} Validado em ${shortDateTime(verdict.at)}, na versão ${verdict.version}.`
          : 'Ainda não validado.'}
        {changed && ' O texto mudou depois disso.'}
        {verdict?.status === 'pending' && ' Faltam verificar links para outros sites.'}
      </p>
      {findings.length > 0 && (
        <ul aria-label="O que a validação encontrou" className="flex flex-col gap-3">
          {findings.map(finding => (
            <SeoFinding
              key={`${finding.rule} ${finding.message}`}
              finding={finding}
              busy={busy}
              onField={onField}
              onWaive={mayWaive ? reason => run(actions.waive, { articleId, rule: finding.rule, reason }) : null}
            />
          ))}
        </ul>
      )}
      {waived.length > 0 && (
        <ul aria-label="Regras dispensadas" className="flex flex-col gap-2 border-t border-rule pt-3 text-sm">
          {waived.map(({ rule, name, reason, by, at }) => (
            <li key={rule} className="text-soft wrap-anywhere">
              <span className="font-medium text-ink">{name}</span>: dispensada{by && ` por ${by}`} em{' '}
              {shortDateTime(at)}. “{reason}”{' '}
              {mayWaive && (
                <button
                  type="button"
                  className="seo-place"
                  disabled={busy}
                  onClick={() => run(actions.restore, { articleId, rule: rule as RuleId })}
                >
                  Voltar a exigir
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const momentOf = ({ verdict }: SeoReport): number => (verdict ? new Date(verdict.at).getTime() : 0)

const summaryOf = (count: number): string =>
  count === 0 ? 'Nada a corrigir.' : `${plural(count, 'ponto', 'pontos')} a ver.`

type Findings = NonNullable<SeoReport['verdict']>['findings']

const messagesOf = (findings: Findings) => ({
  errors: findings.flatMap(({ severity, message }) => (severity === 'error' ? [message] : [])),
  warnings: findings.flatMap(({ severity, message }) => (severity === 'warning' ? [message] : [])),
})
