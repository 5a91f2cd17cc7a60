import { Progress } from '@radix-ui/themes'
import { SmallTable } from '#components/ui/small-table.tsx'
import { replyInWords } from '#lib/newsletter/sending-words.ts'
import { formatInteger, hourAndMinute } from '#lib/text/format.ts'
import type { DomainTrouble, Sending } from '#server/newsletter/sending/queries.ts'

const labels = {
  sent: 'Entregues aos servidores',
  queued: 'Na fila',
  sending: 'A caminho agora',
  failed: 'Recusadas',
  skipped: 'Saíram antes',
  cancelled: 'Canceladas',
  uncertain: 'Incertas',
} as const

/** The share of a sending that is settled, and its mails by state. Half a year after its end only the number of mails sent is left. */
export function SendingProgress({ counts: rows, sentTo }: Pick<Sending, 'counts' | 'sentTo'>) {
  const isPruned = Object.values(rows).every(count => count === 0)
  const counts = isPruned ? { ...rows, sent: sentTo } : rows
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const settled = all - counts.queued - counts.sending
  const percent = all === 0 ? 100 : Math.floor((settled / all) * 100)
  const words = `${percent}%`
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <Progress value={percent} size="3" aria-label="Progresso do envio" aria-valuetext={words} />
        <span className="w-12 shrink-0 text-end text-sm tabular-nums">{words}</span>
      </div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {(Object.keys(labels) as (keyof typeof labels)[])
          .filter(state => counts[state] > 0 || state === 'sent')
          .map(state => (
            <div key={state} className="flex flex-col-reverse rounded-md border border-rule p-3">
              <dt className="text-sm text-soft">{labels[state]}</dt>
              <dd className="font-serif text-2xl tabular-nums">{formatInteger(counts[state])}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

/** The links that readers followed, those of this site by their paths. */
export const FollowedLinks = ({ links, site }: Pick<Sending, 'links'> & { site: string }) => (
  <SmallTable
    caption="Links mais seguidos"
    columns={['Link', 'Cliques']}
    rows={links.map(({ url, clicks }) => ({
      key: url,
      cells: [
        <a key="url" href={url} target="_blank" rel="noopener noreferrer" className="text-accent underline">
          {url.startsWith(`${site}/`) ? url.slice(site.length) : url}
        </a>,
        formatInteger(clicks),
      ],
    }))}
  />
)

/** The domains that refused mails, in plain words. */
export const DomainTroubles = ({ domains }: { domains: readonly DomainTrouble[] }) => (
  <SmallTable
    caption="Recusas por domínio"
    columns={['Domínio', 'Recusadas', 'Esperam', 'O que o servidor diz']}
    rows={domains.map(({ domain, failed, waiting, reply, waitsUntil }) => ({
      key: domain,
      cells: [
        domain,
        formatInteger(failed),
        formatInteger(waiting),
        waitsUntil
          ? `${replyInWords(reply)} As demais tentam de novo depois das ${hourAndMinute(waitsUntil)}.`
          : replyInWords(reply),
      ],
    }))}
  />
)
