import { Badge, Button, Card, Heading, TabNav, Text } from '@radix-ui/themes'
import { Pencil } from 'lucide-react'
import Link from 'next/link'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { adPlaces } from '#lib/ads/ads.ts'
import { type BannerTab, bannerPath, bannerTabs } from '#lib/ads/banner-tabs.ts'
import type { Act } from '#lib/outcome.ts'
import type { SwitchBannerInput } from '#lib/schemas/site/banner.ts'
import { formatInteger, formatPercent, longDateTime } from '#lib/text/format.ts'
import type { BannerLine, BannerState } from '#server/ads/queries.ts'

interface BannerListProps {
  banners: readonly BannerLine[]
  toggle: Act<SwitchBannerInput>
}

export function BannerList({ banners, toggle }: BannerListProps) {
  return (
    <ul className="flex flex-col gap-3">
      {banners.map(banner => (
        <li key={banner.id}>
          <Line banner={banner} toggle={toggle} />
        </li>
      ))}
    </ul>
  )
}

function Line({ banner, toggle }: { banner: BannerLine; toggle: Act<SwitchBannerInput> }) {
  const { id, name, slot, imageUrl, linkUrl, isActive, startsAt, endsAt } = banner
  const verb = isActive ? 'Desligar' : 'Ligar'
  return (
    <Card size="2" asChild>
      <article className="flex flex-col gap-4 sm:flex-row sm:items-start">
        <img src={imageUrl} alt="" className="h-16 w-full shrink-0 rounded-sm bg-sunken object-contain sm:w-48" />
        <div className="flex min-w-0 grow flex-col gap-1">
          <Heading as="h2" size="3" className="break-words">
            {name}
          </Heading>
          <Text as="p" size="2">
            {adPlaces[slot].label}
            {!isActive && ' · desligado'}
          </Text>
          <Text as="p" size="1" color="gray" className="break-all">
            {linkUrl}
          </Text>
          <Text as="p" size="1" color="gray">
            De {longDateTime(startsAt)} {endsAt ? `até ${longDateTime(endsAt)}` : 'sem data para terminar'}
          </Text>
          <Results banner={banner} />
        </div>
        <div className="flex shrink-0 flex-wrap gap-2">
          <Button asChild variant="soft">
            <Link href={bannerPath(id)} prefetch={false} aria-label={`Editar ${name}`}>
              <Pencil aria-hidden size={16} /> Editar
            </Link>
          </Button>
          <ActButton
            act={toggle}
            input={{ id, active: !isActive }}
            success={isActive ? 'Banner desligado.' : 'Banner ligado.'}
            failure="Não foi possível mudar o banner."
            color="gray"
            aria-label={`${verb} ${name}`}
          >
            {verb}
          </ActButton>
        </div>
      </article>
    </Card>
  )
}

/** Impressions, clicks and their ratio (CTR). */
function Results({ banner: { impressions, clicks } }: { banner: BannerLine }) {
  const results = [
    ['Impressões', formatInteger(impressions)],
    ['Cliques', formatInteger(clicks)],
    ['CTR', impressions > 0 ? formatPercent(clicks / impressions) : '–'],
  ]
  return (
    <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {results.map(([label, value]) => (
        <div key={label} className="flex gap-1.5">
          <dt className="text-soft">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface BannerTabsProps {
  current: BannerTab
  counts: Record<BannerState, number>
}

export function BannerTabs({ current, counts }: BannerTabsProps) {
  return (
    <TabNav.Root aria-label="Banners por situação" className="overflow-x-auto">
      {(Object.keys(bannerTabs) as BannerTab[]).map(name => (
        <TabNav.Link key={name} asChild active={name === current}>
          <Link href={`/admin/banners?aba=${name}`} prefetch={false}>
            {bannerTabs[name].label}{' '}
            <Badge color="gray" ml="2">
              {formatInteger(counts[bannerTabs[name].state])}
            </Badge>
          </Link>
        </TabNav.Link>
      ))}
    </TabNav.Root>
  )
}
