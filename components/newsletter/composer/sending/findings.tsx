import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import type { EditionFinding } from '#lib/newsletter/checks.ts'
import { formatInteger, plural } from '#lib/text/format.ts'
import type { EditionCheck } from '#server/newsletter/editions/queries/check.ts'
import { rowId } from '../blocks/blocks.client.tsx'

/** The findings of an edition: those that stop its sending and those that deserve a look, with place and remedy. */
export function Findings({ check, onGo }: { check: EditionCheck; onGo?: () => void }) {
  const { findings, recipients, bytes, following } = check
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm">
        Vai para <strong>{plural(recipients, 'inscrito', 'inscritos')}</strong>. Tamanho do e-mail:{' '}
        {formatInteger(Math.ceil(bytes / 1024))} KB de 100.
      </p>
      {following > 0 && (
        <p className="text-sm text-soft">
          Conferindo {plural(following, 'link de outro site', 'links de outros sites')}. Isso não impede o envio.
        </p>
      )}
      {findings.length === 0 ? (
        <p className="flex items-center gap-2 text-sm">
          <CircleCheck aria-hidden size={18} className="shrink-0 text-success" /> Nada a resolver.
        </p>
      ) : (
        <ul className="flex flex-col gap-3">
          {findings.map(finding => (
            <Finding key={`${finding.code} ${finding.where} ${finding.text}`} finding={finding} onGo={onGo} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Finding({
  finding: { level, where, block, screen, text, mend },
  onGo,
}: {
  finding: EditionFinding
  onGo?: () => void
}) {
  const Icon = level === 'stops' ? CircleX : TriangleAlert
  return (
    <li className="flex gap-2 text-sm">
      <Icon aria-hidden size={18} className={`mt-0.5 shrink-0 ${level === 'stops' ? 'text-danger' : 'text-soft'}`} />
      <div className="min-w-0 wrap-anywhere">
        <p>
          <strong>{level === 'stops' ? 'Impede o envio' : 'Vale olhar'}</strong> ·{' '}
          {block ? (
            <a href={`#${rowId(block)}`} className="text-accent underline" onClick={onGo}>
              {where}
            </a>
          ) : screen ? (
            <a href={screen} target="_blank" rel="noopener" className="text-accent underline">
              {where}
            </a>
          ) : (
            where
          )}
        </p>
        <p>{text}</p>
        <p className="text-soft">{mend}</p>
      </div>
    </li>
  )
}
