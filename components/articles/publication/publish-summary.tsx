import { Badge } from '@radix-ui/themes'
import { titleOrNone } from '#lib/articles/article.ts'
import { focusClasses } from '#lib/articles/cover.ts'
import { formatNote, longDateTime } from '#lib/text/format.ts'
import type { PublicationCheck } from '#server/articles/publication/queries/check.ts'

/** What goes live, where and for whom, and who approved it. */
export function PublishSummary({ check }: { check: PublicationCheck }) {
  const { title, cover, address, firstPublished, visibility, pages, approval } = check
  return (
    <>
      <div className="flex items-start gap-3 rounded-sm bg-sunken p-3">
        {cover && (
          <img src={cover.src} alt="" className={`h-16 w-24 shrink-0 rounded-sm object-cover ${focusClasses(cover)}`} />
        )}
        <div className="flex min-w-0 flex-col gap-1">
          <p className="leading-snug font-semibold wrap-anywhere">{titleOrNone(title)}</p>
          <p className="text-xs wrap-anywhere text-soft">{address}</p>
        </div>
      </div>
      <dl className="grid gap-x-3 gap-y-1 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
        <dt className="text-soft">Para quem</dt>
        <dd>
          {visibility === 'premium' ? (
            <>
              <Badge color="amber">Premium</Badge> Só assinantes leem o texto inteiro.
            </>
          ) : (
            <>
              <Badge color="gray">Público</Badge> Qualquer pessoa lê.
            </>
          )}
        </dd>
        <dt className="text-soft">Onde aparece</dt>
        <dd className="wrap-anywhere">{pages.join(' · ')}</dd>
        {firstPublished && (
          <>
            <dt className="text-soft">Data</dt>
            <dd>
              Fica a da primeira publicação, {longDateTime(new Date(firstPublished))}: o texto não entra como novo.
            </dd>
          </>
        )}
        <dt className="text-soft">Aprovação</dt>
        <dd>
          {approval
            ? `${approval.by} aprovou esta versão em ${longDateTime(new Date(approval.at))}${
                approval.quality === null ? '' : `, com nota ${formatNote(approval.quality)}`
              }.`
            : 'Ninguém aprovou esta versão: ela sai marcada como “publicado sem revisão”.'}
        </dd>
      </dl>
    </>
  )
}
