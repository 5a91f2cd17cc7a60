import { Badge, Card } from '@radix-ui/themes'
import { longDate, plural } from '#lib/text/format.ts'
import type { GivenGift, GivenGifts } from '#server/subscriptions/gifts/queries.ts'
import { CopyCode } from './success/copy-code.client.tsx'

interface OwnGiftsProps extends GivenGifts {
  /** The site's address, which the links begin with. */
  origin: string
}

/** A subscriber's gifts with their links, newest first, and how many more there are this month. */
export const OwnGifts = ({ gifts, left, perMonth, mayGive, origin }: OwnGiftsProps) => (
  <>
    <p>
      {allowance({ left, perMonth, mayGive })}
      {perMonth > 0 && !mayGive && (
        <>
          {' '}
          <a href="/pricing" className="text-accent underline">
            Conhecer os planos
          </a>
        </>
      )}
    </p>
    {gifts.length === 0 ? (
      <p className="text-soft">Você ainda não deu nenhum texto de presente.</p>
    ) : (
      <ul className="flex flex-col gap-4">
        {gifts.map(gift => (
          <Card key={gift.id} asChild size="2">
            <li id={`presente-${gift.id}`} className="target:outline-2 target:outline-accent">
              <Gift gift={gift} origin={origin} />
            </li>
          </Card>
        ))}
      </ul>
    )}
  </>
)

function allowance({ left, perMonth, mayGive }: Omit<GivenGifts, 'gifts'>): string {
  if (perMonth === 0) return 'Os presentes estão desligados neste jornal.'
  if (!mayGive) return `Quem assina dá até ${plural(perMonth, 'texto', 'textos')} de presente por mês.`
  return `Você pode dar mais ${plural(left, 'texto', 'textos')} de presente neste mês, de um total de ${perMonth}. O botão “Dar de presente” está no fim de cada texto premium.`
}

const states = {
  waiting: { label: 'Ainda não aberto', color: 'amber' },
  opened: { label: 'Aberto', color: 'green' },
  ended: { label: 'Encerrado', color: 'gray' },
} as const

const Gift = ({
  gift: { title, articlePath, path, state, expiresAt },
  origin,
}: {
  gift: GivenGift
  origin: string
}) => (
  <div className="flex flex-col gap-3">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <a href={articlePath} className="font-semibold underline">
        {title}
      </a>
      <Badge color={states[state].color}>{states[state].label}</Badge>
    </div>
    {path && <CopyCode label="Link do presente" code={origin + path} verb="Copiar link" />}
    {state !== 'ended' && (
      <p className="text-sm text-soft">Vale até {longDate(expiresAt)}, no primeiro navegador que o abrir.</p>
    )}
  </div>
)
